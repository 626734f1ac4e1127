import { t } from "../text/i18n.js";

const fields = () => foundry.data.fields;

/** A whole number that is always there. */
export function whole(min: number, max: number, initial: number) {
  const { NumberField } = fields();
  return new NumberField({ required: true, nullable: false, integer: true, min, max, initial });
}

/** A whole number that may be absent (`null`). */
export function optionalWhole(min: number, max: number) {
  const { NumberField } = fields();
  return new NumberField({ required: true, nullable: true, integer: true, min, max, initial: null });
}

/** A distance in metres, a weight in kilograms … : 0 or more, decimals allowed. */
export function measure(max: number, initial: number) {
  const { NumberField } = fields();
  return new NumberField({ required: true, nullable: false, min: 0, max, initial });
}

/** Letters of a short text; whatever reads it, e.g. as a formula, need not expect a book. */
export const MOST_LETTERS = 2000;

/** A short text the user typed, possibly empty. */
export function line(initial = "") {
  const { StringField } = fields();
  return new StringField({ required: true, nullable: false, blank: true, trim: true, initial, validate: isShort });
}

function isShort(value: unknown): void {
  if (String(value).length > MOST_LETTERS) throw new Error(t("GARDIEN.ERROR.tooLong", { most: MOST_LETTERS }));
}

/** One word of a closed list. */
export function choice<const C extends string>(choices: readonly C[], initial: C) {
  const { StringField } = fields();
  return new StringField({ required: true, nullable: false, blank: false, choices: [...choices], initial });
}

/** One word of a closed list, or none (`null`). */
export function optionalChoice<const C extends string>(choices: readonly C[]) {
  const { StringField } = fields();
  return new StringField({ required: true, nullable: true, blank: false, choices: [...choices], initial: null });
}

/** A yes or no. */
export function flag(initial: boolean) {
  const { BooleanField } = fields();
  return new BooleanField({ initial });
}

/** Formatted text; its path is listed under `htmlFields` in system.json. */
export function prose() {
  const { HTMLField } = fields();
  return new HTMLField({ required: true, blank: true, initial: "" });
}

/** What keepers write for themselves about an actor or item: every one of them has it, and no player's window draws it. */
export function keeperNotes() {
  const { HTMLField } = fields();
  return new HTMLField({ required: true, blank: true, initial: "", label: "GARDIEN.SHEET.keeperNotes" });
}

/** A group of fields. */
export function group<S extends foundry.data.fields.DataSchema>(schema: S): foundry.data.fields.SchemaField<S> {
  const { SchemaField } = fields();
  return new SchemaField<S>(schema);
}

/** A group of fields that may be absent (`null`). */
export function optionalGroup<S extends foundry.data.fields.DataSchema>(schema: S) {
  const { SchemaField } = fields();
  return new SchemaField(schema, { required: true, nullable: true, initial: null });
}

/** A number that may be absent (`null`), e.g. a moment in seconds of the world. */
export function optionalNumber(min: number, max: number) {
  const { NumberField } = fields();
  return new NumberField({ required: true, nullable: true, min, max, initial: null });
}

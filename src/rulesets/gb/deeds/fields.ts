import type { DeedField } from "../../../core/deeds/procedure.js";
import type { Text } from "../../../core/text.js";

type Option = NonNullable<DeedField["options"]>[number];

/** The fields of the deeds' windows; each is named by its id, the same in every window. */
function named(id: string): Pick<DeedField, "id" | "label"> {
  return { id, label: { key: `GARDIEN.GB.DEED.field.${id}` } };
}

export function numberField(id: string, value: number | null, min: number, max: number, hint?: Text): DeedField {
  return { ...named(id), kind: "number", value, min, max, ...(hint && { hint }) };
}

export function choiceField(id: string, value: string, options: readonly Option[], hint?: Text): DeedField {
  return { ...named(id), kind: "choice", value, options, ...(hint && { hint }) };
}

export function flagField(id: string, value: boolean, hint?: Text): DeedField {
  return { ...named(id), kind: "flag", value, ...(hint && { hint }) };
}

export function textField(id: string, value: string, hint?: Text): DeedField {
  return { ...named(id), kind: "text", value, ...(hint && { hint }) };
}

/** Options named by words of the language files under one area. */
export function wordOptions(words: readonly string[], label: (word: string) => string): readonly Option[] {
  return words.map((value) => ({ value, label: { key: label(value) } }));
}

/** An option that a name says: a wound, a person, a skill. */
export function namedOption(value: string, name: string): Option {
  return { value, label: { key: "GARDIEN.GB.DEED.named", data: { name } } };
}

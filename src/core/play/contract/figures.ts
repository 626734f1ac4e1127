import type { Json } from "../../shape/shape.js";
import type { Text } from "../../text/key.js";
import type { Figure } from "./deed.js";

/** Key of an outcome that lists the ids of the figures the keeper decided; no figure has this id. */
export const DECIDED = "decided";

/** Values of a yes-or-no figure in the edit window. */
export const YES = "yes";
const NO = "no";

/** Options of a yes-or-no figure. */
export const YES_NO: Figure["options"] = [YES, NO].map((value) => ({
  value,
  label: { key: `GARDIEN.CARD.edit.${value}` },
}));

/** Tells whether the keeper decided this figure. */
export function isDecided(outcome: object, id: string): boolean {
  const ids: unknown = Reflect.get(outcome, DECIDED);
  return Array.isArray(ids) && ids.includes(id);
}

/** Returns a figure in words: a number, or the label of an option; `null` where it has no value. */
export function shownAs({ options, range }: Figure, value: Json | undefined): Text | null {
  if (range) return typeof value === "number" ? { key: "GARDIEN.CARD.edit.figure", data: { value } } : null;
  const option = typeof value === "boolean" ? (value ? YES : NO) : value;
  return options.find((one) => one.value === option)?.label ?? null;
}

import type { Json } from "../../shape/shape.js";
import type { Text } from "../../text/key.js";
import type { Figure } from "./deed.js";

/** Where an outcome keeps the ids of the figures that the keeper decided; no figure is called so. */
export const DECIDED = "decided";

/** The answers of a figure that is yes or no, as the edit window has them. */
export const YES = "yes";
const NO = "no";

export const YES_NO: Figure["options"] = [YES, NO].map((value) => ({
  value,
  label: { key: `GARDIEN.CARD.edit.${value}` },
}));

/** Whether the keeper decided this figure. */
export function isDecided(outcome: object, id: string): boolean {
  const ids: unknown = Reflect.get(outcome, DECIDED);
  return Array.isArray(ids) && ids.includes(id);
}

/** A figure in words: a number, or the option that it is; `null` where it has no value. */
export function shownAs({ options, range }: Figure, value: Json | undefined): Text | null {
  if (range) return typeof value === "number" ? { key: "GARDIEN.CARD.edit.figure", data: { value } } : null;
  const option = typeof value === "boolean" ? (value ? YES : NO) : value;
  return options.find((one) => one.value === option)?.label ?? null;
}

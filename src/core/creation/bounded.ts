import { healed, json, text, type Shape } from "../shape/shape.js";

/** A whole number within bounds, whatever came; without one the other. */
export function bounded(value: unknown, min: number, max: number, otherwise: number): number {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return otherwise;
  return Math.min(max, Math.max(min, Math.round(number)));
}

/** The same as a shape of what assistants keep, and of what lists of compendia tell. */
export function within(min: number, max: number, otherwise: number): Shape<number> {
  return healed(json, (value) => bounded(value, min, max, otherwise));
}

/** A text that may have been emptied; the other where there is none. */
export function typed(otherwise: string): Shape<string> {
  return healed(json, (value) => (typeof value === "string" ? text.read(value) : otherwise));
}

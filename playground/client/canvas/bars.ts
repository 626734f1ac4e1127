import type { Data } from "../../common/types.js";

/** What one bar of a token shows. */
export interface BarValue {
  id: "bar1" | "bar2";
  attribute: string;
  value: number;
  max: number | null;
  editable: boolean;
}

const number = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** The value behind a token's bar, null when the bar is not set or its actor lacks the attribute. */
export function barValue(token: Data, id: "bar1" | "bar2"): BarValue | null {
  const attribute = token[id]?.attribute as string | null | undefined;
  if (!attribute || !token.actor) return null;
  const data = foundry.utils.getProperty(token.actor.system, attribute) as unknown;
  if (typeof data === "number") return { id, attribute, value: data, max: null, editable: true };
  if (typeof data !== "object" || data === null || !("value" in data)) return null;
  const { value, max } = data as { value: unknown; max?: unknown };
  return { id, attribute, value: number(value), max: max === undefined ? null : number(max), editable: true };
}

/** Reads what somebody typed into a bar: "+3" and "-2" change the value, "=5" and "5" replace it. Null if it is no number. */
export function readBarInput(input: string): { value: number; isDelta: boolean } | null {
  const match = /^\s*([=+\-−])?\s*(\d+(?:[.,]\d+)?)\s*$/.exec(input);
  if (!match) return null;
  const [, sign, digits] = match;
  const value = Number(digits!.replace(",", "."));
  if (sign === "+") return { value, isDelta: true };
  if (sign === "-" || sign === "−") return { value: -value, isDelta: true };
  return { value, isDelta: false };
}

import type { Text } from "../../../core/text/text.js";
import { amountOf } from "../dice/line-dice.js";

/** So many dice on top, in words. */
export function moreDice(kind: "bonus" | "dice", count: number): Text {
  return amountOf({ value: count, facts: kind === "dice" ? { counts: 1 } : {} });
}

import type { Modifier } from "../../../core/play/contract/modifiers.js";
import type { Text } from "../../../core/text/text.js";

type Counted = Pick<Modifier, "value" | "facts">;

/** SE-06 — whether a line adds successes after the roll; any other adds dice before it. */
export function areSuccesses({ facts }: Pick<Counted, "facts">): boolean {
  return facts.successes === 1;
}

/** What a line adds, in words: dice, or successes. */
export function amountOf(line: Counted): Text {
  const { value } = line;
  const unit = areSuccesses(line) ? "successes" : "dice";
  const form = Math.abs(value) === 1 ? "one" : "other";
  return {
    key: `GARDIEN.SEUILS.AMOUNT.${unit}.${form}`,
    data: { count: `${value < 0 ? "−" : "+"}${Math.abs(value)}` },
  };
}

/** A number of dice in words. */
export function diceText(count: number): Text {
  return { key: `GARDIEN.SEUILS.AMOUNT.dice.${Math.abs(count) === 1 ? "one" : "other"}`, data: { count } };
}

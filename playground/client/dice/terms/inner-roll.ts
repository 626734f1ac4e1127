import type { Data } from "../../../common/types.js";
import { innerRoll } from "../config.js";
import type { Roll } from "../roll.js";
import type { DiceTerm } from "./dice-term.js";

/** A roll inside a term, from what a constructor or a stored term may hold: a roll, its data or a formula. */
export function toInnerRoll(source: unknown): Roll {
  if (typeof source === "string") return new (innerRoll())(source);
  if (isRoll(source)) return source;
  return innerRoll().fromData(source as Data);
}

export function isRoll(source: unknown): source is Roll {
  return source instanceof innerRoll();
}

const rollIn = (term: object): Roll | undefined => ("roll" in term && isRoll(term.roll) ? term.roll : undefined);

/** The dice whose values the total adds up, parentheses included; not those that a function has swallowed. */
export function openDice(roll: Roll): DiceTerm[] {
  return roll.terms.flatMap((term) => {
    const inner = rollIn(term);
    if (inner) return openDice(inner);
    return "faces" in term ? [term as DiceTerm] : [];
  });
}

/** Computes the totals again, innermost first, after dice were set aside. */
export function sumAgain(roll: Roll): void {
  for (const term of roll.terms) {
    const inner = rollIn(term);
    if (inner) sumAgain(inner);
  }
  roll._total = roll._evaluateTotal();
}

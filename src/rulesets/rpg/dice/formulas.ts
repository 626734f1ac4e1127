import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { damageRolls } from "../rules/attack/damage.js";
import type { DiceFormula } from "../rules/dice-formula.js";

/** A weapon's damage as it is rolled; the multiplier is that of the place, where it is known (RP-52). */
export interface DamageDice {
  readonly formula: DiceFormula;
  readonly criticalSuccess: boolean;
  /** RP-51 — Bdeg, where it counts: once, whatever is rolled twice (D-33). */
  readonly bonus?: readonly Pick<Modifier, "id" | "value">[];
  readonly multiplier?: number;
}

/** RP-50…RP-54, RP-69 — in the notation of Roll: the dice, twice on a critical success, Bdeg, the multiplier. */
export function damageFormula({ formula, criticalSuccess, bonus = [], multiplier = 1 }: DamageDice): string {
  const once = dicePart(formula);
  const rolls = Array.from({ length: damageRolls(criticalSuccess) }, () => once);
  const weapon = formula.flat < 0 ? `max(0, ${rolls.join(" + ")})` : rolls.join(" + ");
  const raw = formulaOf(
    weapon,
    bonus.map((line) => ({ ...line, on: true })),
  );
  return multiplier === 1 ? raw : `(${raw}) * ${multiplier}`;
}

/** RP-64 — in the notation of Roll: a piece never takes less than nothing. */
export function protectionFormula(formula: DiceFormula): string {
  const part = dicePart(formula);
  return formula.flat < 0 ? `max(0, ${part})` : part;
}

/** RP-69 — one roll of a formula: a half is rounded down, and never to nothing (D-17). */
function dicePart({ count, faces, flat, halved }: DiceFormula): string {
  const dice = `${count}d${faces}`;
  const rolled = halved ? `max(1, floor(${dice} / 2))` : dice;
  return flat === 0 ? rolled : `${rolled} ${flat < 0 ? "-" : "+"} ${Math.abs(flat)}`;
}

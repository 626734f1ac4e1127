import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Cause } from "./causes.js";
import { roundsOf } from "./exposure.js";
import { formulaRoll, readFormula } from "../formula.js";
import type { ReadFormula } from "../formula.js";

/** GB-43 — the usual dice of a cause, once for every round; `null` when they cannot be read. */
function damageOf(choices: DeedChoices, { damage }: Cause): ReadFormula | null {
  const read = readFormula(damage);
  if (!read) return null;
  const rounds = roundsOf(choices);
  return { faces: Array.from({ length: rounds }, () => read.faces).flat(), plus: read.plus * rounds };
}

/** GB-43 — the dice that a creature of the classic rules answers with hit points. */
export function classicRolls(choices: DeedChoices, cause: Cause): readonly RollSpec[] {
  const read = damageOf(choices, cause);
  const spec = read && formulaRoll("hazard", "damage", read);
  return spec ? [spec] : [];
}

/** GB-43 — hit points the cause takes, at least one a round. */
export function classicDamage(choices: DeedChoices, cause: Cause, dice: Dice): number {
  const thrown = (dice.damage ?? []).reduce((sum, face) => sum + face, damageOf(choices, cause)?.plus ?? 0);
  return Math.max(roundsOf(choices), thrown);
}

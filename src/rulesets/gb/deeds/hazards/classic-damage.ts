import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import { formulaRoll, readFormula, type ReadFormula } from "../formula.js";
import type { Exposed } from "./exposure.js";

type Form = Exposed["form"];

/** Rounds that cost hit points. */
const roundsOf = ({ rounds }: Form): number => Math.max(1, rounds);

/** GB-43 — the usual dice of a cause, once for every round; `null` when they cannot be read. */
function damageOf(form: Form): ReadFormula | null {
  const read = readFormula(form.hazard.cause?.damage ?? "");
  if (!read) return null;
  const rounds = roundsOf(form);
  return { faces: Array.from({ length: rounds }, () => read.faces).flat(), plus: read.plus * rounds };
}

/** GB-43 — the dice that a creature of the classic rules answers with hit points. */
export function classicRolls(form: Form): readonly RollSpec[] {
  const read = damageOf(form);
  const spec = read && formulaRoll("hazard", "damage", read);
  return spec ? [spec] : [];
}

/** GB-43 — hit points the cause takes, at least one a round. */
export function classicDamage(form: Form, dice: Dice): number {
  const thrown = (dice.damage ?? []).reduce((sum, face) => sum + face, damageOf(form)?.plus ?? 0);
  return Math.max(roundsOf(form), thrown);
}

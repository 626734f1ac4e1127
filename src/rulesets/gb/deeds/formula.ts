import type { RollSpec } from "../../../core/play/contract/dice.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { damageDice } from "../rules/attack/damage-dice.js";
import type { DamageDice } from "../rules/attack/damage-dice.js";
import { rollOf } from "./dice.js";

/** Dice of a formula: faces in their order, and what is added. */
export type ReadFormula = DamageDice;

/** Reads a sum of dice and numbers such as `1d8 + 9`; `null` when it is anything else. */
export function readFormula(formula: string): ReadFormula | null {
  return formula.trim() === "" ? null : (damageDice(formula) ?? null);
}

/** The roll of a formula that was read; `null` when it has no dice. */
export function formulaRoll(deed: string, id: string, { faces, plus }: ReadFormula): RollSpec | null {
  if (faces.length === 0) return null;
  const dice = [...new Set(faces)].map((die) => `${faces.filter((one) => one === die).length}d${die}`);
  const sorted = [...new Set(faces)].flatMap((die) => faces.filter((one) => one === die));
  const line = { id: "caster", value: plus, rule: "GB-63", facts: {} };
  const spec = rollOf(deed, id, { faces: 1 }, plus === 0 ? [] : [line]);
  return { ...spec, faces: sorted, formula: formulaOf(dice.join(" + "), plus === 0 ? [] : [{ ...line, on: true }]) };
}

import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import type { Modifier } from "../../../core/play/contract/modifiers.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { sumOf } from "./lines.js";

/** Dice of a deed, with the numbers that are added to them. */
export function rollOf(
  deed: string,
  id: string,
  { count = 1, faces }: { readonly count?: number; readonly faces: number },
  modifiers: readonly Modifier[] = [],
): RollSpec {
  const lines = modifiers.map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" }) as const);
  return {
    id,
    who: "attacker",
    roll: "GbDeedRoll",
    formula: formulaOf(`${count}d${faces}`, lines),
    faces: Array.from({ length: count }, () => faces),
    plus: sumOf(modifiers),
    options: { ruleset: "gb", lines, deed },
  };
}

/** The first face of a roll; `undefined` when it was not thrown. */
export function faceOf(dice: Dice, id: string): number | undefined {
  return dice[id]?.[0];
}

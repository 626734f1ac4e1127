import type { RollSpec } from "../../../core/attack/procedure.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { rollOf } from "./dice.js";

/** Dice of a formula: faces in their order, and what is added. */
export interface ReadFormula {
  readonly faces: readonly number[];
  readonly plus: number;
}

/** One term: `2d6`, `d4` or `3`, with its sign. */
const TERM = /([+-]?)(?:(\d{0,2})d(\d{1,3})|(\d{1,3}))/gy;

/** Reads a sum of dice and numbers such as `1d8 + 9`; `null` when it is anything else. */
export function readFormula(formula: string): ReadFormula | null {
  const text = formula.replaceAll(/\s+/g, "").toLowerCase();
  const faces: number[] = [];
  let plus = 0;
  let end = 0;
  for (const match of text.matchAll(TERM)) {
    const [term, sign, count, die, flat] = match;
    if ((end > 0 && sign === "") || (die !== undefined && (sign === "-" || Number(die) < 1))) return null;
    end = match.index + term.length;
    if (flat === undefined) faces.push(...Array.from({ length: Number(count || 1) }, () => Number(die)));
    else plus += Number(`${sign ?? ""}${flat}`);
  }
  return end === text.length && end > 0 ? { faces, plus } : null;
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

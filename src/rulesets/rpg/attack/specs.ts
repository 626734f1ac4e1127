import type { Line, RollSpec } from "../../../core/attack/procedure.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { WORST_FACE } from "../rules/test-result.js";

type Who = RollSpec["who"];

/** RP-09 — a d20 whose lines are its FD. */
export function testSpec(
  id: string,
  who: Who,
  {
    what,
    lines,
    score,
  }: { readonly what: "attack" | "parry"; readonly lines: readonly Line[]; readonly score: number },
): RollSpec {
  const on = lines.filter((line) => line.on);
  return {
    ...{ id, who, roll: "RpgTestRoll", formula: formulaOf("1d20", on), faces: [WORST_FACE] },
    plus: difficultyOf(on),
    options: { ruleset: "rpg", what, lines: on, score },
  };
}

/** RP-08 — the FD that lines come to. */
export function difficultyOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { on, value }) => (on ? sum + value : sum), 0);
}

/** Dice that nothing is added to: what they are worth the card tells, step by step. */
export interface BareDice {
  readonly id: string;
  readonly what: "location" | "damage" | "armour" | "critical" | "effect";
  readonly count: number;
  readonly faces: number;
}

export function diceSpec({ id, what, count, faces }: BareDice, who: Who): RollSpec {
  return {
    ...{ id, who, roll: "RpgDiceRoll", formula: `${count}d${faces}`, plus: 0 },
    faces: Array.from({ length: count }, () => faces),
    options: { ruleset: "rpg", what, lines: [] },
  };
}

import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Line } from "../../../core/play/contract/modifiers.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { diceText, sidesOf, sumOf, type DiceSum } from "../rules/dice-sum.js";
import { damageFormula, damageSum, damageTotal, type DamageDice } from "./formulas.js";
import { D20d100DiceRoll, type DiceRoll } from "./dice-roll.js";
import { D20d100PercentileRoll, type PercentileRoll } from "./percentile-roll.js";
import { D20d100TestRoll, TEST_DIE, type TestRoll } from "./test-roll.js";

type Who = RollSpec["who"];

/** A test to be rolled. */
export interface TestRequest {
  readonly what: TestRoll;
  /** What it is made of, the modifier before any situation first. */
  readonly lines: readonly Line[];
  /** DD-127 — place among the shots of one attack, from 1. */
  readonly shot?: number;
}

/** DD-01 — the roll of a test. */
export function testSpec(id: string, { what, lines, shot = 0 }: TestRequest, who: Who = "attacker"): RollSpec {
  const plus = lines.filter(({ on }) => on).reduce((sum, { value }) => sum + value, 0);
  const options = { ruleset: "d20d100", lines, what, ...(shot > 0 && { shot }) };
  return { id, who, roll: D20d100TestRoll.name, formula: formulaOf(TEST_DIE, lines), faces: [20], plus, options };
}

/** DD-45, DD-131, DD-148 — the roll of a hit's damage, before protection. */
export function damageSpec(id: string, made: DamageDice, who: Who = "attacker"): RollSpec {
  return {
    ...plainSpec(id, "damage", damageFormula(made), who),
    faces: sidesOf(damageSum(made)),
    total: (faces) => damageTotal(made, faces),
  };
}

/** DD-133 — the die of a vest that protects: as many faces as it has points. */
export function protectionSpec(id: string, points: number, who: Who = "defender"): RollSpec {
  return diceSpec(id, "protection", { faces: [points], plus: 0 }, who);
}

/** Dice that are read off or summed. */
export function diceSpec(id: string, what: DiceRoll, sum: DiceSum, who: Who = "attacker"): RollSpec {
  return {
    ...plainSpec(id, what, diceText(sum), who),
    faces: sidesOf(sum),
    plus: sum.plus,
    total: (shown) => sumOf(sum, shown),
  };
}

/** DD-17 — one of the results of an attempt, which says by its place, from 1, which it is. */
export function resultSpec(place: number, sum: DiceSum): RollSpec {
  const spec = diceSpec(`result${place}`, "creationResult", sum);
  return { ...spec, options: { ...spec.options, place } };
}

/** DD-63, DD-106, DD-111, DD-174 — percentile dice. */
export function percentileSpec(id: string, what: PercentileRoll, who: Who = "attacker"): RollSpec {
  const options = { ruleset: "d20d100", lines: [], what };
  return { id, who, roll: D20d100PercentileRoll.name, formula: "1d100", faces: [100], plus: 0, options };
}

function plainSpec(id: string, what: DiceRoll, formula: string, who: Who): RollSpec {
  const options = { ruleset: "d20d100", lines: [], what };
  return { id, who, roll: D20d100DiceRoll.name, formula, faces: [], plus: 0, options };
}

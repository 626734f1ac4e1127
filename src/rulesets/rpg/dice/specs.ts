import type { RollSpec } from "../../../core/play/contract/dice.js";
import type { Line } from "../../../core/play/contract/modifiers.js";
import { formulaOf } from "../../../core/dice/formula.js";
import { protection } from "../rules/attack/armour.js";
import { damageRolls, resolveBlow } from "../rules/attack/damage.js";
import { parseDice, type DiceFormula } from "../rules/dice-formula.js";
import type { Naturals } from "../rules/vocabulary.js";
import { RpgDiceRoll, type DiceRoll } from "./dice-roll.js";
import { damageFormula, protectionFormula, type DamageDice } from "./formulas.js";
import { RpgTestRoll, TEST_DIE, type TestRoll } from "./test-roll.js";

type Who = RollSpec["who"];

/** A test to be rolled. */
export interface TestRequest {
  readonly what: TestRoll;
  readonly score: number;
  readonly naturals: Naturals;
  /** What its FD is made of. */
  readonly lines: readonly Line[];
}

/** RP-09 — the roll of a test. A weapon that parries a missile has its chances for a score, and no FD (RP-46). */
export function testSpec(id: string, { what, score, naturals, lines }: TestRequest, who: Who = "attacker"): RollSpec {
  const plus = lines.filter(({ on }) => on).reduce((sum, { value }) => sum + value, 0);
  const options = { ruleset: "rpg", lines, what, score, naturals };
  return { id, who, roll: RpgTestRoll.name, formula: formulaOf(TEST_DIE, lines), faces: [20], plus, options };
}

/** RP-50…RP-54 — the roll of a weapon's damage, before armour. */
export function damageSpec(id: string, dice: Omit<DamageDice, "bonus">, bonus: readonly Line[] = []): RollSpec {
  const { formula, criticalSuccess, multiplier = 1 } = dice;
  const counted = bonus.filter(({ on }) => on);
  const damageBonus = counted.reduce((sum, { value }) => sum + value, 0);
  return {
    ...plainSpec(id, "damage", damageFormula({ ...dice, bonus: counted }), "attacker", bonus),
    faces: Array.from({ length: damageRolls(criticalSuccess) * formula.count }, () => formula.faces),
    total: (faces) =>
      resolveBlow({ formula, dice: faces, damageBonus, multiplier, armour: 0, criticalSuccess, piercing: false }).total,
  };
}

/** RP-64 — the roll of a piece of armour. */
export function protectionSpec(id: string, formula: DiceFormula): RollSpec {
  return {
    ...plainSpec(id, "protection", protectionFormula(formula), "defender"),
    faces: Array.from({ length: formula.count }, () => formula.faces),
    total: (faces) => protection(formula, faces),
  };
}

/** Dice that are read off or summed, as the rules write them: `1d10`, `1d6+2`; `null` for a text that is no dice. */
export function diceSpec(id: string, what: DiceRoll, written: string, who: Who = "attacker"): RollSpec | null {
  const dice = parseDice(written);
  if (!dice || dice.halved) return null;
  const { count, faces, flat } = dice;
  const formula = `${count}d${faces}${flat === 0 ? "" : ` ${flat < 0 ? "-" : "+"} ${Math.abs(flat)}`}`;
  return { ...plainSpec(id, what, formula, who), faces: Array.from({ length: count }, () => faces), plus: flat };
}

function plainSpec(id: string, what: DiceRoll, formula: string, who: Who, lines: readonly Line[] = []): RollSpec {
  const options = { ruleset: "rpg", lines, what };
  return { id, who, roll: RpgDiceRoll.name, formula, faces: [], plus: 0, options };
}

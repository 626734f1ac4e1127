import type { RollSpec } from "../../../core/play/contract/dice.js";
import { comparedAmong, damageDice, damageResult, woundCount, type DamageMade } from "./damage-dice.js";
import { SeuilsDamageRoll } from "./damage-roll.js";
import { SeuilsInitiativeRoll } from "./initiative-roll.js";
import {
  initiativeFormulaOf,
  poolDice,
  poolResult,
  successesAmong,
  type InitiativeMade,
  type PoolMade,
} from "./pool-dice.js";
import { SeuilsPoolRoll, type PoolRoll } from "./pool-roll.js";
import { damagePoolText, poolBrief, poolText } from "./pool-words.js";

type Who = RollSpec["who"];

/** SE-06 — the roll of a pool. */
export function poolSpec(id: string, what: PoolRoll, made: PoolMade, who: Who = "attacker"): RollSpec {
  const { pool, threshold, formula, groups, faces } = poolDice(made);
  return {
    ...{ id, who, roll: SeuilsPoolRoll.name, formula, faces, groups, plus: 0 },
    words: poolText(pool, threshold),
    brief: poolBrief(pool, threshold),
    total: (thrown) => poolResult(made, thrown).result,
    counts: (thrown) => successesAmong(made, thrown),
    fallShort: true,
    options: { ruleset: "seuils", what, ...made },
  };
}

/** SE-40 — the roll of damage; `null`: armour absorbs it, nothing is rolled (SE-45). */
export function damageSpec(id: string, made: DamageMade, who: Who = "attacker"): RollSpec | null {
  const dice = damageDice(made);
  if (!dice) return null;
  const { pool, formula, groups, faces } = dice;
  return {
    ...{ id, who, roll: SeuilsDamageRoll.name, formula, faces, groups, plus: 0 },
    words: damagePoolText(pool),
    total: (thrown) => woundCount(damageResult(made, thrown)),
    counts: (thrown) => comparedAmong(made, thrown),
    options: { ruleset: "seuils", ...made },
  };
}

/** SE-13 — the roll of initiative. */
export function initiativeRoll(made: InitiativeMade): Pick<RollSpec, "roll" | "formula" | "options"> {
  return {
    roll: SeuilsInitiativeRoll.name,
    formula: initiativeFormulaOf(made),
    options: { ruleset: "seuils", ...made },
  };
}

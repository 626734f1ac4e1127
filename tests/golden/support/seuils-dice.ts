import { written } from "../../../src/core/odds/fraction.js";
import { woundOdds } from "../../../src/rulesets/seuils/odds/attack.js";
import { atLeast, hitOdds, poolOdds } from "../../../src/rulesets/seuils/odds/pool.js";
import { exactly } from "../../support/books/seuils-odds.js";
import { facesFit } from "../../../src/rulesets/seuils/rules/checks/faces.js";
import { domainTotals, type Scores } from "../../../src/rulesets/seuils/rules/character/domains.js";
import { initiativeOrder, initiativeValue } from "../../../src/rulesets/seuils/rules/fight/initiative.js";
import { against, opposed } from "../../../src/rulesets/seuils/rules/checks/outcome.js";
import { poolOf } from "../../../src/rulesets/seuils/rules/checks/pool.js";
import {
  explosionFrom,
  rawSuccesses,
  resultOf,
  thresholdFor,
} from "../../../src/rulesets/seuils/rules/checks/successes.js";
import { thresholdsOf } from "../../../src/rulesets/seuils/rules/damage/thresholds.js";
import type { Row } from "../../../src/rulesets/seuils/rules/vocabulary.js";
import { optionsOf, type AtTable } from "./seuils-options.js";
import type { Adapter } from "./run.js";

/** Adapters for pools, their successes and their odds, Domaines and initiative. */
export const diceAdapters: Readonly<Record<string, Adapter>> = {
  countSuccesses: (given: CountCase) => {
    const counted = countOf(given);
    if (!counted) return { error: "facesDoNotFit" };
    return { ...counted, ...(given.difficulty !== undefined && against(counted.result, given.difficulty)) };
  },

  compareResults: ({ activeResult, defenderResult }: { activeResult: number; defenderResult: number }) =>
    opposed(activeResult, defenderResult),

  sumDomains: ({ characteristics }: { characteristics: Scores }) => ({ domains: domainTotals(characteristics) }),

  orderInitiative: ({ combatants, ...given }: InitiativeCase) => {
    const contenders = combatants.map((one) => ({ ...one, successes: [one.successes] }));
    return {
      order: initiativeOrder(contenders, optionsOf(given)).flatMap((group) => group.map(({ id }) => id)),
      values: Object.fromEntries(combatants.map((one) => [one.id, initiativeValue(one.successes, one)])),
    };
  },

  poolOdds: ({ pool, equipmentDice = 0, specialty = false, ...given }: OddsCase) => {
    const options = optionsOf(given);
    const odds = poolOdds(poolOf({ characteristic: pool, equipmentDice }, options), specialty, options);
    const chance = given.exactly === undefined ? atLeast(odds, given.atLeast ?? 0) : exactly(odds, given.exactly);
    return { probability: written(chance) };
  },

  hitOdds: ({ difficulty = 0, successMalus = 0, difficultyBonus = 0, ...given }: HitOddsCase) => {
    const options = optionsOf(given);
    const odds = (dice: number, specialty = false) =>
      poolOdds(poolOf({ characteristic: dice }, options), specialty, options);
    const attack = { odds: odds(given.attackPool, given.attackSpecialty), successModifier: 0 };
    const chance = hitOdds(attack, difficulty, {
      odds: odds(given.defencePool, given.defenceSpecialty),
      successModifier: -successMalus,
      difficultyBonus,
    });
    return { probability: written(chance) };
  },

  woundOdds: ({ rolled, discard, keep, sante, count, ...given }: WoundOddsCase) => {
    const options = optionsOf(given);
    const face = thresholdsOf(sante, options)[given.atLeast];
    return { probability: written(woundOdds({ rolled, discarded: discard }, keep, face, count, options)) };
  },
};

/** A pool that was rolled; `null` where its faces do not fit. */
export function countOf(given: CountCase) {
  const options = optionsOf(given);
  const { bonusDice, equipmentDice, faces, equipmentFaces = [], specialty = false, successModifier = 0 } = given;
  const malusDice = (given.woundMalus ?? 0) + (given.malusDice ?? 0);
  const pool = poolOf({ characteristic: given.characteristic, bonusDice, malusDice, equipmentDice }, options);
  const threshold = thresholdFor(specialty, options);
  const from = explosionFrom(threshold, options);
  const fit = facesFit(faces, pool.normalDice, from);
  if (!fit || !facesFit(equipmentFaces, pool.equipmentDice, options.equipmentExplodes ? from : null)) return null;
  const raw = rawSuccesses({ faces, equipmentFaces }, threshold, options);
  const { dice, ...kinds } = pool;
  return { pool: dice, ...kinds, threshold, rawSuccesses: raw, result: resultOf(raw, successModifier) };
}

/** The inputs of a roll. */
export interface CountCase extends AtTable {
  readonly characteristic: number;
  readonly faces: readonly number[];
  readonly bonusDice?: number;
  readonly woundMalus?: number;
  readonly malusDice?: number;
  readonly equipmentDice?: number;
  readonly equipmentFaces?: readonly number[];
  readonly specialty?: boolean;
  readonly successModifier?: number;
  readonly difficulty?: number;
}

interface InitiativeCase extends AtTable {
  readonly combatants: readonly {
    readonly id: string;
    readonly rapidite: number;
    readonly reflexes: number;
    readonly successes: number;
  }[];
}

interface OddsCase extends AtTable {
  readonly pool: number;
  readonly equipmentDice?: number;
  readonly specialty?: boolean;
  readonly atLeast?: number;
  readonly exactly?: number;
}

interface HitOddsCase extends AtTable {
  readonly attackPool: number;
  readonly defencePool: number;
  readonly difficulty?: number;
  readonly successMalus?: number;
  readonly difficultyBonus?: number;
  readonly attackSpecialty?: boolean;
  readonly defenceSpecialty?: boolean;
}

interface WoundOddsCase extends AtTable {
  readonly rolled: number;
  readonly discard: number;
  readonly keep: number;
  readonly sante: number;
  readonly atLeast: Row;
  readonly count: number;
}

import type { DiceGroup } from "../../../core/play/contract/dice.js";
import type { Line } from "../../../core/play/contract/modifiers.js";
import { facesDue } from "../rules/checks/faces.js";
import { initiativeFormula, poolFormula } from "../rules/checks/formulas.js";
import type { Pool } from "../rules/checks/pool.js";
import { explosionFrom, rawSuccesses, resultOf, thresholdFor, type Thrown } from "../rules/checks/successes.js";
import { firstDice, groupsIn } from "./groups.js";
import { poolIn, successesIn } from "./line-dice.js";
import type { PoolRules } from "./read-rules.js";

/** SE-06 — what a pool is made of. */
export interface PoolMade {
  /** Score of the Caractéristique. */
  readonly base: number;
  /** SE-04 — dE of the one piece of equipment that counts. */
  readonly equipmentDice: number;
  /** SE-10 — whether a Spécialité applies. */
  readonly specialty: boolean;
  readonly lines: readonly Line[];
  readonly rules: PoolRules;
}

/** SE-06 — a pool ready to be thrown. */
export interface PoolDice {
  readonly pool: Pool;
  readonly threshold: number;
  /** Successes added to what the dice show. */
  readonly modifier: number;
  readonly formula: string;
  readonly groups: readonly DiceGroup[];
  /** Faces of the dice that are called for at first. */
  readonly faces: readonly number[];
}

/** SE-05, SE-06 — what a pool came to. */
export interface PoolResult extends Required<Thrown> {
  readonly pool: number;
  readonly normalDice: number;
  readonly equipmentDice: number;
  readonly threshold: number;
  readonly rawSuccesses: number;
  readonly result: number;
}

/** SE-02…SE-07, SE-10 — the dice that a pool comes to. */
export function poolDice(made: PoolMade): PoolDice {
  const { specialty, lines, rules } = made;
  const pool = poolIn(made, rules);
  const threshold = thresholdFor(specialty, rules);
  const modifier = successesIn(lines);
  const formula = poolFormula(pool, threshold, modifier, rules);
  const kinds = kindsOf(pool, threshold, rules);
  return { pool, threshold, modifier, formula, groups: groupsIn(formula, kinds), faces: firstDice(kinds) };
}

function kindsOf({ normalDice, equipmentDice }: Pool, threshold: number, rules: PoolRules) {
  const from = explosionFrom(threshold, rules);
  return [
    { dice: normalDice, from },
    { dice: equipmentDice, from: rules.equipmentExplodes ? from : null },
  ] as const;
}

/** SE-02…SE-06 — what faces of a pool come to, in the order in which they fell; throws where they are not its dice. */
export function poolResult(made: PoolMade, faces: readonly number[]): PoolResult {
  const { pool, threshold, modifier } = poolDice(made);
  const thrown = parted(made, faces);
  const shown = rawSuccesses(thrown, threshold, made.rules);
  const { dice, normalDice, equipmentDice } = pool;
  return {
    ...thrown,
    ...{ pool: dice, normalDice, equipmentDice, threshold },
    rawSuccesses: shown,
    result: resultOf(shown, modifier),
  };
}

/** SE-03, SE-04 — ordinary dice and dE apart. */
function parted(made: PoolMade, faces: readonly number[]): Required<Thrown> {
  const { pool, threshold } = poolDice(made);
  const [{ dice, from }] = kindsOf(pool, threshold, made.rules);
  const normal = facesDue(faces, dice, from);
  if (normal === null) throw new RangeError(`${faces.join(", ")} are not ${dice} dice`);
  return { faces: faces.slice(0, normal), equipmentFaces: faces.slice(normal) };
}

/** SE-02, SE-04 — which of the dice are a success. */
export function successesAmong(made: PoolMade, faces: readonly number[]): readonly boolean[] {
  const { threshold } = poolDice(made);
  return faces.map((face) => face >= threshold);
}

/** SE-13 — what decides who acts first: a pool of Rapidité, and the scores that stand behind the comma. */
export interface InitiativeMade extends PoolMade {
  readonly rapidite: number;
  readonly reflexes: number;
}

/** SE-13 — initiative in the notation of Roll. */
export function initiativeFormulaOf(made: InitiativeMade): string {
  const { pool, threshold } = poolDice(made);
  return initiativeFormula(pool, threshold, made, made.rules);
}

import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Line } from "../../../../core/play/contract/modifiers.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import type { Shot } from "../../../../core/play/contract/situation.js";
import { flag, nullable, oneOf, whole, type Read } from "../../../../core/shape/shape.js";
import { isBare } from "../outcome/hits.js";
import { INCIDENTS } from "../outcome/outcome-kept.js";
import { damageSpec, diceSpec, protectionSpec, testSpec } from "../../dice/specs.js";
import { AIMED_POINT_DEFENCE, SCATTER_DIE } from "../../rules/arms/explosives.js";
import { incidentOf } from "../../rules/arms/jam.js";
import { testResult } from "../../rules/checks/tests.js";
import { area } from "./fields.js";
import { DAMAGE, factorOf, reactionOf, REFLEXES, VEST, type Answered } from "./reaction.js";
import { areaStrikeOf, type AreaStrike } from "./strike.js";

/** Ids of the rolls that are thrown once for everybody in the zone. */
const JAM = "jam";
const THROW = "throw";
const SCATTER = "scatter";

/** DD-151, D-38 — the die of a burst's weapon; DD-182 — the throw of an explosive, and where a poor one goes. */
export function areaRolls(shot: Shot, lines: readonly Line[]): readonly RollSpec[] {
  const strike = areaStrikeOf(shot);
  if (!strike) return [];
  // The lines of a burst are the difficulty of those in its way: nothing is added to the die of the weapon.
  if (strike.kind === "burst") {
    const jam = testSpec(JAM, { what: "burst", lines: [] });
    return strike.jams ? [{ ...jam, words: area("difficultyWords"), aside: true }] : [];
  }
  const spec = testSpec(THROW, { what: "throwAtPoint", lines });
  const scatter = { ...diceSpec(SCATTER, "scatter", { faces: [SCATTER_DIE], plus: 0 }), shared: true } as const;
  return [{ ...spec, next: ([die = 0]) => (throwReaches(strike, die, spec.plus) ? null : scatter) }];
}

/** DD-128, DD-182 — whether a throw reaches the point it is aimed at. */
function throwReaches(strike: AreaStrike, die: number, bonus: number): boolean {
  return testResult({ die, modifier: bonus }, AIMED_POINT_DEFENCE, strike).success;
}

/** DD-151, DD-182 — how the attack itself went, whoever is in the zone. */
export const LAUNCHED = {
  /** DD-151 — what the die of the weapon shows; `null`: none was thrown. */
  jam: nullable(whole),
  incident: oneOf(INCIDENTS),
  /** D-38 — a burst at a 1 does not go off. */
  fired: flag,
  /** DD-182 — the throw; `null` for a burst. */
  ...{ throwDie: nullable(whole), throwTotal: nullable(whole), reaches: flag },
  /** DD-182 — metres by which it went astray; `null`: it did not. */
  scatter: nullable(whole),
};
type Launched = Read<typeof LAUNCHED>;

/**
 * DD-151, DD-182 — how the attack itself went.
 * @param bonus what the lines of the throw add up to
 */
export function launchedIn(strike: AreaStrike, bonus: number, dice: Dice): Launched {
  const jam = dice[JAM]?.[0] ?? null;
  const incident = jam === null ? "none" : incidentOf("auto", jam);
  const throwDie = dice[THROW]?.[0] ?? null;
  return {
    ...{ jam, incident, throwDie },
    fired: incident !== "dud",
    throwTotal: throwDie === null ? null : throwDie + bonus,
    reaches: throwDie === null || throwReaches(strike, throwDie, bonus),
    scatter: dice[SCATTER]?.[0] ?? null,
  };
}

/** DD-58, DD-182 — what the Réflexes of those in the zone have to reach. */
export function difficultyOf(strike: AreaStrike, bonus: number): number {
  return strike.kind === "burst" ? bonus : strike.difficulty;
}

/** What is known of one of those in the zone. */
export interface Struck extends Answered {
  readonly strike: AreaStrike;
  readonly difficulty: number;
}

/** DD-147, DD-182, DD-133 — the next die of somebody in the zone: Réflexes, unless they stay put, then their vest. */
export function dueReaction(struck: Struck, refused: boolean): RollSpec | null {
  const { dice, lines } = struck;
  if (!refused && dice[REFLEXES] === undefined) return testSpec(REFLEXES, { what: "reflexes", lines }, "defender");
  return dueVest(struck);
}

/** DD-133, DD-148 — the die of the vest of somebody who is struck; `null` where it has fallen, or none is thrown. */
function dueVest(struck: Struck, override: Override = {}): RollSpec | null {
  const { dice, strike } = struck;
  const { vest, vestThrown } = strike;
  if (!vestThrown || isBare(override) || dice[VEST] !== undefined || strikeFactor(struck, override) === 0) return null;
  return protectionSpec(VEST, vest);
}

/** DD-148, DD-182 — what nobody has thrown of what somebody takes: the damage, by whoever attacks, and their vest. */
export function dueDamage(struck: Struck, override: Override): RollSpec | null {
  const factor = strikeFactor(struck, override);
  const { dice: sum } = struck.strike;
  if (factor > 0 && sum && struck.dice[DAMAGE] === undefined) return damageSpec(DAMAGE, { dice: sum, factor });
  return dueVest(struck, override);
}

/** DD-147, DD-148, DD-182 — what is done with the damage once Réflexes are known; 0 where there is none. */
function strikeFactor({ strike, difficulty, dice, lines }: Struck, override: Override): number {
  if (!strike.dice) return 0;
  return factorOf(strike, reactionOf(strike, difficulty, { dice, lines }, override).passed, override);
}

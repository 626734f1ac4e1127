import {
  featAllowance,
  maxRanks,
  optionAttackBase,
  saveBase,
  scoreRises,
  skillAllowance,
  type AttackOption,
  type Progression,
} from "./creation.js";

/** D-57 — as far as the tables of levels go. */
export const MOST_LEVEL = 20;

/** D-57 — how a save with a base grows on: well, from the numbers of a good one on. */
export function progressionFrom(base: number, level: number): Progression {
  return base >= saveBase("good", level) ? "good" : "poor";
}

/** What a level brings to whoever reaches it. */
export interface LevelGain {
  readonly level: number;
  /** D-57 — added to the base attack bonus. */
  readonly bab: number;
  /** D-57 — added to the base of a save that grows well, or poorly. */
  readonly saves: Readonly<Record<Progression, number>>;
  /** [SRD] — feats to choose, skill points to spend, scores to raise by one. */
  readonly feats: number;
  readonly points: number;
  readonly scores: number;
  /** GB-02 — points of destiny. */
  readonly destiny: number;
}

/** What somebody is trained for, and what the keeper's settings give. */
export interface Training {
  readonly option: AttackOption;
  readonly intModifier: number;
  readonly featsAtFirst: number;
  readonly pointsPerLevel: number;
}

/** GB-02, D-57, [SRD] — what a level brings, the first with all that one starts with. */
export function levelGain(level: number, training: Training): LevelGain {
  const { option, intModifier, featsAtFirst, pointsPerLevel } = training;
  const before = level - 1;
  const gained = (at: (level: number) => number) => at(level) - (before > 0 ? at(before) : 0);
  return {
    level,
    bab: gained((at) => optionAttackBase(option, at)),
    saves: { good: gained((at) => saveBase("good", at)), poor: gained((at) => saveBase("poor", at)) },
    feats: gained((at) => featAllowance(at, featsAtFirst)),
    points: gained((at) => skillAllowance(at, intModifier, pointsPerLevel)),
    scores: gained(scoreRises),
    destiny: 1,
  };
}

/** What the levels up to one have brought, the first first. */
export function levelGains(level: number, training: Training): readonly LevelGain[] {
  return Array.from({ length: level }, (_, before) => levelGain(before + 1, training));
}

/** A skill, and the ranks that a level adds to it. */
export interface RankGain {
  readonly ranks: number;
  readonly more: number;
}

/** [SRD] — why skill points cannot be spent so at a level; `null` when they can. Points may be left for later. */
export function rankFault(level: number, points: number, gains: readonly RankGain[]): "tooMany" | "tooHigh" | null {
  if (gains.reduce((sum, { more }) => sum + more, 0) > points) return "tooMany";
  return gains.some(({ ranks, more }) => more > 0 && ranks + more > maxRanks(level)) ? "tooHigh" : null;
}

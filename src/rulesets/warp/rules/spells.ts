import { sumOf } from "./faces.js";

/** WP-127…WP-133 — the spells of the list and their levels: a measure for those that a table makes up. */
export const SPELL_LEVELS = {
  invisibleChains: 3,
  blessedDarkness: 6,
  serpentTongue: 9,
  gripOfRock: 12,
  ringOfGyges: 15,
  sevenShields: 18,
} as const;
export type SpellId = keyof typeof SPELL_LEVELS;

/** WP-129…WP-132 — what a spell does to whoever it falls on, as far as figures know of it; most do nothing of the kind. */
export const SPELL_EFFECTS = ["none", "charm", "paralysis", "invisibility", "shields"] as const;
export type SpellEffect = (typeof SPELL_EFFECTS)[number];

/** WP-129 — bonus dice that a charmed tongue adds to persuading, charming, threatening. */
export const CHARM_DICE = 1;

/** WP-124 — dice of experience that a week of study costs. */
export const SPELL_STUDY_COST = 5;

/** WP-124 — dice rolled at the end of the next week of study. */
export function studyDice(previousAttempts: number): number {
  return previousAttempts + 1;
}

/** WP-124 — one week of study; `attempts` is the note on the sheet afterwards. */
export interface Study {
  readonly total: number;
  readonly learned: boolean;
  readonly attempts: number;
  /** Nothing but ones, where critical failures are played. */
  readonly criticalFailure: boolean;
}

/** WP-124 — whether a week of study teaches a spell: the dice must reach its level, and not all be ones. */
export function study(faces: readonly number[], level: number, criticalFailures = false): Study {
  const total = sumOf(faces);
  const criticalFailure = criticalFailures && faces.every((face) => face === 1);
  return { total, learned: total >= level && !criticalFailure, attempts: faces.length, criticalFailure };
}

/** WP-124 — dice of experience for so many weeks of study. */
export function studyCost(weeks: number): number {
  return weeks * SPELL_STUDY_COST;
}

/** WP-125 — whether a spell can be cast, and the charges left; what is cast works. */
export function castSpell(charges: number, learned: boolean): { readonly allowed: boolean; readonly charges: number } {
  const allowed = learned && charges >= 1;
  return { allowed, charges: allowed ? charges - 1 : charges };
}

/** WP-126, WP-130 — whether a roll resists a spell: its level is enough. */
export function resistsSpell(total: number, level: number): boolean {
  return total >= level;
}

/** WP-132 — attacks of one turn that seven shields turn aside. */
export const SHIELDS = 7;

/** WP-132 — how many attacks of one turn are turned aside, and how many pass. */
export function sevenShields(attacks: number): { readonly deflected: number; readonly pass: number } {
  const deflected = Math.min(SHIELDS, attacks);
  return { deflected, pass: attacks - deflected };
}

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

/** WP-132 — attacks of one turn that seven shields turn aside. */
export const SHIELDS = 7;

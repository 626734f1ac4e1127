/** WP-23, WP-24 — how a trait is scored; the specialised ones are an option of the table. */
export const SCALES = ["standard", "technical", "specialised", "specialisedTechnical"] as const;
export type Scale = (typeof SCALES)[number];

/** WP-23 — dice of a scale: of anybody, of whoever has the trait, of whoever excels at it. */
export interface ScaleScores {
  readonly average: number;
  readonly good: number;
  readonly superior: number;
  /** WP-11 — shown with an asterisk: nobody can try it untrained. */
  readonly asterisk: boolean;
}

/** WP-23, WP-24 — scores of each scale, in dice. */
export const SCALE_SCORES: Readonly<Record<Scale, ScaleScores>> = {
  standard: { average: 2, good: 3, superior: 4, asterisk: false },
  technical: { average: 0, good: 1, superior: 2, asterisk: true },
  specialised: { average: 2, good: 4, superior: 6, asterisk: false },
  specialisedTechnical: { average: 0, good: 2, superior: 4, asterisk: true },
};

/** WP-23, WP-24 — score of a new character's trait. */
export function scoreAtCreation(scale: Scale, superior: boolean): number {
  return SCALE_SCORES[scale][superior ? "superior" : "good"];
}

/** WP-24 — whether a scale is one of the option. */
export function isSpecialised(scale: Scale): boolean {
  return scale === "specialised" || scale === "specialisedTechnical";
}

/** WP-24 — what is wrong with a trait's scale: a trait of fighting is never specialised. */
export function scaleFault(scale: Scale, combat: boolean): "combatSpecialised" | null {
  return combat && isSpecialised(scale) ? "combatSpecialised" : null;
}

/** WP-11 — a score as it is printed, `1*` for a field that nobody can try untrained. */
export function printedScore(score: number, scale: Scale): string {
  return `${score}${SCALE_SCORES[scale].asterisk ? "*" : ""}`;
}

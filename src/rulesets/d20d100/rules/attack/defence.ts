import type { Stance } from "../vocabulary.js";

/** DD-08, DD-129 — what anybody's Défense starts from. */
const DEFENCE_BASE = 15;

/** DD-152, DD-153 — what a stance adds. */
export const STANCE_BONUS: Readonly<Record<Stance, number>> = { none: 0, total: 4, defensive: 2 };

/** DD-129 — what a Défense is computed from. */
export interface DefenceParts {
  /** Réflexes, or the modifier of DEX where the table says so (D-34). */
  readonly reflexes: number;
  /** DD-170 — 0 for people. */
  readonly scale?: number;
  /** DD-132 — at most 0. */
  readonly armorPenalty?: number;
  readonly bonus?: number;
  readonly stance?: Stance;
}

/** DD-129, DD-130 — the Défense of somebody on guard, and of somebody caught au dépourvu. */
export interface DefenceScores {
  readonly normal: number;
  readonly flatFooted: number;
}

/** DD-129, DD-130, DD-132, DD-152, DD-153, DD-171 — both scores. */
export function defenceScores(parts: DefenceParts): DefenceScores {
  const { reflexes, scale = 0, armorPenalty = 0, bonus = 0, stance = "none" } = parts;
  const steady = DEFENCE_BASE + scale + armorPenalty + bonus;
  return {
    normal: steady + reflexes + STANCE_BONUS[stance],
    flatFooted: steady + Math.min(0, reflexes), // D-35: stances do not count
  };
}

/** DD-130 — why a Défense is the one that counts. */
export const DEFENCE_REASONS = ["normal", "stance", "flatFooted", "unready", "surprised", "helpless"] as const;
export type DefenceReason = (typeof DEFENCE_REASONS)[number];

/** DD-130 — what says which Défense of somebody counts. */
export interface Readiness {
  /** They take part in a fight. */
  readonly fighting: boolean;
  /** They have attacked, been hit, or finished a first turn (D-35). */
  readonly engaged: boolean;
  readonly surprised: boolean;
  readonly helpless: boolean;
  /** A charge, or the keeper, makes them au dépourvu. */
  readonly forced: boolean;
  readonly stance: Stance;
}

/** DD-130, DD-162 — why the Défense that counts is the one it is. */
export function defenceReason({ fighting, engaged, surprised, helpless, forced, stance }: Readiness): DefenceReason {
  if (helpless) return "helpless";
  if (forced) return "flatFooted";
  if (surprised && !engaged) return "surprised";
  if (fighting && !engaged) return "unready";
  return stance === "none" ? "normal" : "stance";
}

/** DD-130 — whether a reason leaves the score au dépourvu. */
export function isFlatFooted(reason: DefenceReason): boolean {
  return reason !== "normal" && reason !== "stance";
}

/** DD-135 — what a d20 armour class comes to here. */
export function fromArmorClass(
  size: number,
  natural: number,
  dexterity: number,
): { readonly defence: number; readonly protection: number } {
  return { defence: DEFENCE_BASE + size + dexterity, protection: natural };
}

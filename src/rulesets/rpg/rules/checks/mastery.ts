import { MOST_MASTERY } from "../vocabulary.js";

/** RP-23 — degrees of mastery, from none to the highest (D-12). */
export const MASTERY_TITLES = ["layman", "beginner", "practitioner", "adept", "teacher", "master"] as const;
export type MasteryTitle = (typeof MASTERY_TITLES)[number];

/** RP-23 — the degree that teaches (RP-98), parries a weapon with bare hands (RP-45) and a missile with a weapon (RP-46). */
const TEACHING_MASTERY = 4;

/** RP-23, RP-98 — whether somebody knows a skill well enough to teach it. */
export function mayTeach(mastery: number): boolean {
  return mastery >= TEACHING_MASTERY;
}

/** RP-23 — the title of a degree; those that no rule gives are read as the nearest. */
export function masteryTitle(mastery: number): MasteryTitle {
  return MASTERY_TITLES[Math.min(MOST_MASTERY, Math.max(0, mastery))] ?? "layman";
}

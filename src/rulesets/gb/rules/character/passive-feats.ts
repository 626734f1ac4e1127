import { MOST_TOUGHNESS } from "../tables.js";

/** What a feat that this ruleset does not name may add to, all the time. */
export const FEAT_TARGETS = ["fort", "ref", "will", "initiative", "armorClass", "skill"] as const;
export type FeatTarget = (typeof FEAT_TARGETS)[number];

/** One passive bonus of a feat; `skill` names the skill when that is the target. */
export interface FeatModifier {
  readonly target: FeatTarget;
  readonly skill: string;
  readonly value: number;
}

/** A feat as far as passive effects go; `taken` is how many times it was chosen. */
export interface CarriedFeat {
  readonly key: string;
  readonly taken: number;
  readonly modifiers: readonly FeatModifier[];
}

/** GB-55 — Toughness feats that count, 0 to 2. */
export function toughnessOf(feats: readonly CarriedFeat[]): number {
  let taken = 0;
  for (const feat of feats) if (feat.key === "toughness") taken += feat.taken;
  return Math.min(MOST_TOUGHNESS, taken);
}

/** GB-56 — what feats add to one figure, all the time. */
export function featBonus(feats: readonly CarriedFeat[], target: Exclude<FeatTarget, "skill">): number {
  let sum = 0;
  for (const { modifiers } of feats) for (const one of modifiers) if (one.target === target) sum += one.value;
  return sum;
}

/** GB-56 — what feats add to one skill, known by any of its names, in any case. */
export function skillFeatBonus(feats: readonly CarriedFeat[], names: readonly string[]): number {
  const known = names.map(plain).filter((name) => name !== "");
  let sum = 0;
  for (const { modifiers } of feats) {
    for (const { target, skill, value } of modifiers) {
      if (target === "skill" && known.includes(plain(skill))) sum += value;
    }
  }
  return sum;
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

import type { Zone } from "../vocabulary.js";

/** GB-25 — covers of the classic rules; in force against a target in traditional mode only. */
export const COVERS = ["none", "quarter", "half", "threeQuarters", "nineTenths"] as const;
export type Cover = (typeof COVERS)[number];

/** GB-42 — how blows against a target are counted. */
export type DamageMode = "gravity" | "traditional";

const COVER_AC: Readonly<Record<Cover, number>> = { none: 0, quarter: 2, half: 4, threeQuarters: 7, nineTenths: 10 };

/** GB-25 — armour class that cover adds: none where places are located. */
export function coverBonus(cover: Cover, mode: DamageMode): number {
  return mode === "traditional" ? COVER_AC[cover] : 0;
}

/** GB-25 — whether a blow struck the cover of a hidden zone; what it does then is the keeper's word (D-16). */
export function strikesCover(zone: Zone, covered: readonly Zone[]): boolean {
  return covered.includes(zone);
}

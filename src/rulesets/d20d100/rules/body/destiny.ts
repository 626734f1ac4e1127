import { DEATH_HP } from "./wounds.js";

/** DD-181 — what a point of destiny is spent on (D-55). */
export const DESTINY_USES = ["lightWound", "reroll", "survive"] as const;
export type DestinyUse = (typeof DESTINY_USES)[number];

/** DD-181 — the dice of these rules: any of them may be thrown again. */
export const REROLLED = ["d20", "d100", "d4", "d6", "d8", "d10", "d12"] as const;
export type Rerolled = (typeof REROLLED)[number];

/** DD-181 — faces of a die that is thrown again. */
export const facesOf = (die: Rerolled): number => Number(die.slice(1));

/** DD-181 — points after one is spent; `null`: none is left. */
export function spendDestiny(points: number): number | null {
  return points > 0 ? points - 1 : null;
}

/** DD-181, DD-91 — a wound made light: one point, and a shock all the same. */
export function lightWound(before: number): { readonly hp: number; readonly shock: true } {
  return { hp: before - 1, shock: true };
}

/** DD-181 — whoever should die stays at the edge of it, stabilised. */
export function survives(): { readonly hp: number; readonly stabilised: true } {
  return { hp: DEATH_HP + 1, stabilised: true };
}

/** DD-181, DD-91 — whether a wound can be made lighter at all: it cost more than one point. */
export function canLighten(lost: number): boolean {
  return lost > 1;
}

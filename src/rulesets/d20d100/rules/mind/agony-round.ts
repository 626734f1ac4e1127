import { SAVING_FACE } from "./agony.js";
import { type BodyState, afterDamage } from "../body/wounds.js";

/** DD-95 — the end of a round for somebody who is dying. */
export function agonyRound(hp: number, d10: number): { readonly hp: number; readonly state: BodyState } {
  if (d10 >= SAVING_FACE) return { hp, state: "stabilised" };
  const after = afterDamage(hp, 1, { below: true });
  return { hp: after.hp, state: after.state };
}

/** DD-95 — rounds that somebody dying has left, should no die save them. */
export function roundsLeft(hp: number): number {
  return Math.max(0, hp + 10);
}

import { afterDamage, type BodyState } from "./wounds.js";

/** DD-95, DD-103, DD-110 — the face of a d10 that ends an agony, a faint, or the fall of a mind. */
export const SAVING_FACE = 10;

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

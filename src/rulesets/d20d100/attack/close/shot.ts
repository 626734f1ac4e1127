import { armsOf } from "./people.js";

/** DD-138 — what somebody in a grapple fires at the other: a missile weapon in hand, a loaded one first; `null` without one. */
export function drawnGun(actor: Actor): Item | null {
  const drawn = armsOf(actor).filter(({ arm }) => arm.equipped && arm.rangeIncrement > 0);
  return (drawn.find(({ arm }) => arm.works && !arm.empty) ?? drawn[0])?.item ?? null;
}

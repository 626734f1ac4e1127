import { sidesOf, type Held } from "./hands.js";
import { type Grip } from "./grips.js";
import type { Side } from "../vocabulary.js";

/** RP-68 — a thing that hands may take up: how many it asks for; a shield goes on the arm that is not the main one. */
export interface Graspable {
  readonly kind: Held["kind"];
  readonly hands: number;
}

/** RP-61, RP-68 — how a thing is held once it is taken up with a hand. */
export function gripTaken({ kind, hands }: Graspable, hand: "main" | "off"): Grip {
  if (kind === "shield") return "off";
  return hands === 2 ? "both" : hand;
}

/** RP-61, RP-68 — what has to leave the hands so that a grip is free. */
export function putAway<Thing extends Held>(grip: Grip, held: readonly Thing[], handedness: Side): readonly Thing[] {
  const wanted = sidesOf(grip, handedness);
  return held.filter((one) => sidesOf(one.grip, handedness).some((side) => wanted.includes(side)));
}

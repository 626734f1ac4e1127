import type { Drop } from "../criticals/effects.js";
import type { Side } from "../vocabulary.js";
import type { Grip } from "./grips.js";

/** RP-61 — a thing in somebody's hands. */
export interface Held {
  readonly id: string;
  readonly kind: "weapon" | "shield" | "other";
  readonly grip: Grip;
}

/** RP-61 — the side of the main hand; a shield is on the other arm. */
export function otherSide(side: Side): Side {
  return side === "right" ? "left" : "right";
}

/** RP-61 — the sides that hold a thing. */
export function sidesOf(grip: Grip, handedness: Side): readonly Side[] {
  switch (grip) {
    case "none":
      return [];
    case "main":
      return [handedness];
    case "off":
      return [otherSide(handedness)];
    case "both":
      return ["right", "left"];
  }
}

/** RP-61, RP-68 — how a weapon is taken up beside what the hands hold already: by the main hand, or by both. */
export function freeGrip(hands: number, held: readonly Grip[]): Grip {
  const grip = hands === 2 ? "both" : "main";
  const taken = held.flatMap((one) => sidesOf(one, "right"));
  return sidesOf(grip, "right").some((side) => taken.includes(side)) ? "none" : grip;
}

/** RP-42, RP-61 — whether arms that serve hold a thing: a hand too few, and two-handed weapons are of no use. */
export function isUsable(grip: Grip, handedness: Side, disabled: Readonly<Record<Side, boolean>>): boolean {
  const sides = sidesOf(grip, handedness);
  return sides.length > 0 && sides.every((side) => !disabled[side]);
}

/**
 * RP-57, RP-60, RP-61 — what falls to the ground.
 * @param struck side of the arm that was struck; `null` for a place that has none
 */
export function dropped<Thing extends Held>(
  what: Drop,
  things: readonly Thing[],
  handedness: Side,
  struck: Side | null,
): readonly Thing[] {
  const held = things.filter(({ grip }) => grip !== "none");
  switch (what) {
    case "allHeld":
      return held;
    case "weapon":
      return held.filter(({ kind }) => kind === "weapon");
    case "mainHeld":
      return held.filter(({ grip }) => sidesOf(grip, handedness).includes(handedness));
    case "limbHeld":
      return struck === null ? [] : held.filter(({ grip }) => sidesOf(grip, handedness).includes(struck));
  }
}

/** RP-57 — what a blow to an arm destroys: whatever that hand holds. */
export function destroyed<Thing extends Held>(
  things: readonly Thing[],
  handedness: Side,
  struck: Side | null,
): readonly Thing[] {
  return dropped("limbHeld", things, handedness, struck);
}

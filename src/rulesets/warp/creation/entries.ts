import { oneOf } from "../../../core/shape/heal.js";
import type { Entry } from "../../../core/creation/procedure.js";
import { SCALES, type Scale } from "../rules/character/scales.js";
import { TRAIT_KINDS, type TraitKind } from "../rules/vocabulary.js";

/** What lists of compendia tell of a trait or a power. An entry need not say what its model would put there anyway. */
export function kindOf({ system }: Entry): TraitKind {
  return oneOf(TRAIT_KINDS, system["kind"], "side");
}

/** WP-21, WP-23 — how it is scored; a power is technical unless it says otherwise. */
export function scaleOf({ type, system }: Entry): Scale {
  return oneOf(SCALES, system["scale"], type === "warpPower" ? "technical" : "standard");
}

/** A whole number of an entry, or what its model would put there. */
export function figureOf({ system }: Entry, name: string, otherwise: number): number {
  const value = system[name];
  return typeof value === "number" ? value : otherwise;
}

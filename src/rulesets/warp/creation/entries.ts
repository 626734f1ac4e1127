import type { Entry } from "../../../core/creation/procedure.js";
import { oneOf } from "../../../core/shape/shape.js";
import { SCALES, type Scale } from "../rules/character/scales.js";
import { TRAIT_KINDS, type TraitKind } from "../rules/vocabulary.js";

/** What lists of compendia tell of a trait or a power. An entry need not say what its model would put there anyway. */
export function kindOf({ system }: Entry): TraitKind {
  return oneOf(TRAIT_KINDS, "side").read(system["kind"]);
}

/** WP-21, WP-23 — how it is scored; a power is technical unless it says otherwise. */
export function scaleOf({ type, system }: Entry): Scale {
  return oneOf(SCALES, type === "warpPower" ? "technical" : "standard").read(system["scale"]);
}

/** A whole number of an entry, or what its model would put there. */
export function figureOf({ system }: Entry, name: string, otherwise: number): number {
  const value = system[name];
  return typeof value === "number" ? value : otherwise;
}

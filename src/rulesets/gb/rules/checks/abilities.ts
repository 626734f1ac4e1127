import { SIZE_MODIFIERS } from "../tables.js";
import type { Size } from "../vocabulary.js";

/** GB-01 — modifier of an ability score; a creature without the score (`null`) has 0. */
export function abilityModifier(score: number | null): number {
  return score === null ? 0 : Math.floor((score - 10) / 2);
}

/** GB-01 — modifier of a size, to the attack roll and to the armour class alike. */
export function sizeModifier(size: Size): number {
  return SIZE_MODIFIERS[size];
}

import type { Blast } from "../../../core/play/contract/call.js";
import { weaponOf } from "../data/reading.js";
import { reaches } from "../rules/attack/area.js";

/** SE-75 — whether an attack with a weapon strikes everybody around its target. */
export function isBlast(weapon: Item): boolean {
  return weaponOf(weapon).areaRadius > 0;
}

/** SE-75 — whom it strikes around its first target; `null` for any other weapon. */
export function blastOf(weapon: Item): Blast | null {
  const { areaRadius } = weaponOf(weapon);
  return isBlast(weapon) ? { reaches: (metres) => reaches(areaRadius, metres) } : null;
}

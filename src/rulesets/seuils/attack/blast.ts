import { weaponOf } from "../reading.js";
import { reaches } from "../rules/area.js";

/** SE-75 — whether an attack with a weapon strikes everybody around its target. */
export function isBlast(weapon: Item): boolean {
  return weaponOf(weapon).areaRadius > 0;
}

/** SE-75 — whom it strikes, by their distance in metres; `null` for any other weapon. */
export function blastOf(weapon: Item): ((metres: number) => boolean) | null {
  const { areaRadius } = weaponOf(weapon);
  return isBlast(weapon) ? (metres) => reaches(areaRadius, metres) : null;
}

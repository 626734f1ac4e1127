import { d20d100Options } from "../options.js";
import type { D20d100Weapon } from "./weapon.js";
import { weaponFigures, type WeaponFigures } from "../../rules/arms/weapon-row.js";

/** DD-43…DD-58 — the row of a weapon for whoever carries it; fetched with what shows or plays rows. */
export function rowFigures(weapon: D20d100Weapon): WeaponFigures {
  return weaponFigures(weapon, weapon.holder, d20d100Options());
}

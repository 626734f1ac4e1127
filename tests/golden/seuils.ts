import type { Adapter } from "./support/run.js";
import { careAdapters } from "./support/seuils-care.js";
import { combatAdapters } from "./support/seuils-combat.js";
import { damageAdapters } from "./support/seuils-damage.js";
import { diceAdapters } from "./support/seuils-dice.js";
import { healthAdapters } from "./support/seuils-health.js";

/** The text these cases come from. */
export const source = "004_adeefaff4a47eb16.txt";

/** One adapter per operation of the cases (section K of the specification). */
export const adapters: Readonly<Record<string, Adapter>> = {
  ...careAdapters,
  ...combatAdapters,
  ...damageAdapters,
  ...diceAdapters,
  ...healthAdapters,
};

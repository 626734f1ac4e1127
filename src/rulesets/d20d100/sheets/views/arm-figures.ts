import type { D20d100Weapon } from "../../data/items/weapon.js";
import { diceText } from "../../rules/dice-sum.js";
import { rowFigures } from "../../data/items/weapon-figures.js";
import type { ArmFigures } from "./arms-view.js";
import { waysOf } from "./ways.js";

/** DD-42…DD-61 — what the row of somebody's weapon is drawn from. */
export function armFigures(weapon: D20d100Weapon): ArmFigures {
  const { skill, typeCode, penetration, recoil, precision, criticalMin, criticalMultiplier, damageType } = weapon;
  const { rangeIncrement, canThrow, throwIncrement, capacity, loaded, ammunitionPerBox, state } = weapon;
  const { damage, damageMid, damageFar } = weapon;
  const figures = rowFigures(weapon);
  const damages = [damage, damageMid, damageFar].map((written, place) => {
    const dice = figures.damages[place];
    return dice ? diceText(dice).replaceAll(" ", "") : written;
  });
  return {
    ...{ skill, typeCode, penetration, recoil, precision, criticalMin, criticalMultiplier, damageType },
    ...{ rangeIncrement, throwIncrement: canThrow ? throwIncrement : 0, capacity, loaded, ammunitionPerBox, state },
    damages,
    ways: waysOf(weapon),
  };
}

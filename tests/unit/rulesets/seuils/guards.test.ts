import { describe, expect, test } from "vitest";
import { bestParry, parryMeans } from "../../../../src/rulesets/seuils/data/actors/guards.js";
import { character, type ItemSource } from "../../../support/models/seuils-models.js";

const sword: ItemSource = { type: "seuilsWeapon", system: { group: "blades", canParry: true, equipped: true } };
const gloves: ItemSource = { type: "seuilsWeapon", system: { group: "unarmed", canParry: true, equipped: true } };
const sheathed: ItemSource = { type: "seuilsWeapon", system: { group: "blunt", canParry: true } };
const shield = (bonus: number): ItemSource => ({ type: "seuilsShield", system: { bonus } });
const trained = (use: string): ItemSource => ({ type: "seuilsSpecialty", system: { uses: [use] } });
const fencer = (...items: readonly ItemSource[]) => character({ characteristics: { agilite: { value: 4 } } }, items);
const uses = (attackType: "grapple" | "melee", ...items: readonly ItemSource[]) =>
  parryMeans(fencer(...items).carried, attackType).map(({ use }) => use);
const best = (...items: readonly ItemSource[]) => bestParry(fencer(...items), "melee")?.use ?? null;

describe("what somebody parries with", () => {
  test("SE-30, SE-31: weapons in hand and a shield; gloves in a grapple alone", () => {
    expect(uses("melee", sword, gloves, sheathed, shield(1))).toEqual(["weaponGroup:blades", "shieldParry"]);
    expect(uses("grapple", sword, gloves)).toEqual(["weaponGroup:blades", "weaponGroup:unarmed"]);
    expect([uses("melee"), best()]).toEqual([[], null]);
  });

  test("SE-04, SE-30: has the dE of what parries, or of equipment that serves for it", () => {
    const fine: ItemSource = {
      type: "seuilsWeapon",
      system: { group: "blades", canParry: true, equipped: true, equipmentDice: 1 },
    };
    const strap: ItemSource = { type: "seuilsGear", system: { equipmentDice: 2, uses: ["shieldParry"] } };
    const means = parryMeans(fencer(fine, strap, shield(2)).carried, "melee");
    expect(means.map(({ equipmentDice, bonus }) => [equipmentDice, bonus])).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  test("SE-30, SE-37: best is what brings most successes: training outweighs a small shield, not a great one", () => {
    expect(best(sword, shield(1))).toBe("shieldParry");
    expect(best(sword, shield(1), trained("weaponGroup:blades"))).toBe("weaponGroup:blades");
    expect(best(sword, shield(3), trained("weaponGroup:blades"))).toBe("shieldParry");
    expect(best(sword, trained("shieldParry"))).toBe("weaponGroup:blades");
  });
});

import { describe, expect, test } from "vitest";
import { domainTotals, spentOf } from "../../../../../../src/rulesets/seuils/rules/character/domains.js";
import { bestEquipment, isUse, parryUse, serves } from "../../../../../../src/rulesets/seuils/rules/checks/uses.js";
import { CHARACTERISTICS, type Characteristic } from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";

describe("what serves for a roll", () => {
  test("SE-10: a Spécialité serves by its use, whatever is rolled", () => {
    const dodging = { uses: ["dodge"] };
    expect(serves(dodging, ["dodge", "characteristic:reflexes"])).toBe(true);
    expect(serves(dodging, ["shieldParry"])).toBe(false);
  });

  test("SE-30: a parry asks for what parries", () => {
    expect([parryUse("shield"), parryUse("blades")]).toEqual(["shieldParry", "weaponGroup:blades"]);
  });

  test("SE-04: of several pieces only the best one counts", () => {
    const pieces = [
      { id: "notes", equipmentDice: 1 },
      { id: "kit", equipmentDice: 2 },
      { id: "case", equipmentDice: 2 },
    ];
    expect(bestEquipment(pieces)?.id).toBe("kit");
    expect(bestEquipment([{ id: "rope", equipmentDice: 0 }])).toBeNull();
    expect(bestEquipment([])).toBeNull();
  });

  test("SE-10: only words of the rules are uses; a Spécialité is named by whatever id it has", () => {
    const words = ["dodge", "weaponGroup:bows", "characteristic:force", "skill:guet", "skill:a:b"];
    expect(words.filter(isUse)).toEqual(words);
    expect(["", "fly", "weaponGroup:laser", "characteristic:dodge", "skill:", "dodge:"].filter(isUse)).toEqual([]);
  });
});

test("SE-09: a Domaine is the sum of its three", () => {
  const scores = Object.fromEntries(CHARACTERISTICS.map((id, place) => [id, place])) as Record<Characteristic, number>;
  expect(domainTotals(scores)).toEqual({ physique: 3, manuel: 12, mental: 21, social: 30 });
});

test("SE-78: nobody spends more of a Domaine than its total", () => {
  expect([spentOf(4, 8), spentOf(9, 8), spentOf(-1, 8)]).toEqual([4, 8, 0]);
});

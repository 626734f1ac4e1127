import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { D20d100Skill } from "../../../../../src/rulesets/d20d100/data/items/skill.js";
import { D20d100Weapon } from "../../../../../src/rulesets/d20d100/data/items/weapon.js";
import {
  adversary,
  investigator,
  preparedItem,
  scores,
  type ItemSource,
} from "../../../../support/models/d20d100-models.js";
import { itemAt } from "../../../../support/models/models.js";
import { printNotation } from "../../../../../src/rulesets/d20d100/rules/arms/notation.js";
import { rowFigures } from "../../../../../src/rulesets/d20d100/data/items/weapon-figures.js";

const skill = (system: object): ItemSource => ({ type: "d20d100Skill", system });
const trait = (parameter: string, effects: readonly object[]): ItemSource => ({
  type: "d20d100Trait",
  system: { parameter, effects },
});
const vest = (protection: number, penalty: number): ItemSource => ({
  type: "d20d100Armor",
  system: { protection, penalty, equipped: true },
});
const climb = {
  key: "climb",
  characteristics: [{ key: "strength", sign: 1 }],
  constant: 2,
  asterisk: true,
  physical: true,
};
const handgun = (total: number) => skill({ key: "handgun", family: "combat", flat: total });
const colt = {
  key: "colt38",
  skill: "handgun",
  action: "revolver",
  cadences: ["triple"],
  recoil: 3,
  precision: 1,
  damage: "1d10",
  addsDamageBonus: false,
};

describe("the figures of an investigator", () => {
  test("DD-22…DD-28, DD-113, DD-129: all of them follow from scores", () => {
    const jean = investigator(
      scores({ strength: 14, dexterity: 14, constitution: 13, size: 14, power: 11, education: 16 }),
    );
    expect([jean.jet("reflexes"), jean.jet("endurance"), jean.jet("generalKnowledge")]).toEqual([2, 1, 3]);
    expect([jean.hp.max, jean.hp.half, jean.hp.quarter, jean.mp.max]).toEqual([14, 7, 3, 11]);
    expect([jean.defence.normal, jean.defence.flatFooted, jean.initiative.modifier]).toEqual([17, 15, 2]);
    expect(jean.damageBonus.value).toBe(2);
  });

  test("DD-26, DD-111: the Mythe lowers the most SAN", () => {
    const jean = investigator({ mythos: 12, sanity: { value: 41 } });
    expect([jean.sanity.max, jean.sanity.twentyPercent]).toEqual([87, 9]);
  });

  test("DD-31: traits add to Jets, PV, initiative and tests of SAN", () => {
    const effects = [
      { target: "jet", key: "luck", value: 2 },
      { target: "hpMax", value: 2 },
      { target: "initiative", value: 4 },
      { target: "sanityTest", value: 5 },
    ];
    const jean = investigator({ sanity: { value: 40 } }, [trait("", effects)]);
    expect([jean.jet("luck"), jean.hp.max, jean.initiative.modifier, jean.sanityTested]).toEqual([2, 12, 4, 45]);
  });

  test("D-65: what passes touches tests of the characteristic alone", () => {
    const jean = investigator({ characteristics: { constitution: { score: 14, temp: -4 } } });
    expect([jean.characteristics.constitution.mod, jean.characteristics.constitution.testMod]).toEqual([2, 0]);
    expect([jean.jet("endurance"), jean.hp.max]).toEqual([2, 12]);
  });

  test("DD-92: equal to a threshold is past it", () => {
    const at = (value: number) => investigator({ hp: { value } }).hp.penalty;
    expect([at(6), at(5), at(3), at(2), at(-3)]).toEqual([0, -3, -3, -6, -6]);
  });

  test("DD-114: on guard, initiative is two higher", () => {
    const jean = investigator({ attentive: { active: true } });
    expect([jean.initiative.modifier, jean.initiative.total, jean.watchful]).toEqual([0, 2, true]);
  });
});

describe("skills of somebody", () => {
  test("DD-29, DD-40, DD-73, DD-92: base, columns, and what weighs on the roll", () => {
    const jean = investigator({ ...scores({ strength: 14 }), hp: { value: 4 } }, [
      skill({ ...climb, professionalPoints: 3, experience: 1 }),
      trait("", [{ target: "skill", key: "climb", value: 2 }]),
      vest(6, -2),
    ]);
    const own = itemAt(jean, D20d100Skill);
    expect([own.base, own.trait, own.total, own.rollModifier]).toEqual([4, 2, 10, 5]);
  });

  test("DD-30: Langue natale counts the score, École de la rue the modifier reversed", () => {
    const jean = investigator(scores({ education: 15 }), [
      skill({ characteristics: [{ key: "education", sign: 1 }], constant: -6, useScore: true }),
      skill({ characteristics: [{ key: "education", sign: -1 }], constant: -2 }),
    ]);
    expect([itemAt(jean, D20d100Skill).total, itemAt(jean, D20d100Skill, 1).total]).toEqual([9, -4]);
  });

  test("D-77: what was learnt later starts flat", () => {
    expect(preparedItem("d20d100Skill", { flat: -5, experience: 2 }).total).toBe(-3);
  });

  test("DD-132: of several vests the one that protects most counts, with its penalty", () => {
    const jean = investigator(scores({ dexterity: 12 }), [vest(4, -1), vest(8, -3)]);
    expect([jean.vest?.system.protection, jean.defence.normal, jean.defence.flatFooted]).toEqual([8, 13, 12]);
  });
});

describe("weapons in somebody's hands", () => {
  const armed = (total: number, system: object = colt, more: readonly ItemSource[] = []) =>
    itemAt(investigator({}, [{ type: "d20d100Weapon", system }, handgun(total), ...more]), D20d100Weapon);

  test("DD-56: the Colt .38 at +6", () => {
    const { base, multiple, attacks } = rowFigures(armed(6));
    expect([base, ...multiple].map(printNotation)).toEqual(["+7/+2", "+3//-2", "+0///-5"]);
    expect(attacks).toBe(2);
  });

  test("DD-46, DD-53: Spécialité counts everywhere, and never for the number of attacks", () => {
    const special = trait("colt38", [{ target: "weapon", value: 2 }]);
    const row = armed(5, colt, [special]);
    expect([printNotation(rowFigures(row).base), row.speciality]).toEqual(["+8", 2]);
    expect(armed(5, { ...colt, key: "colt45" }, [special]).speciality).toBe(0);
  });

  test("DD-58: a Thompson at +6 bursts against 13 and 8", () => {
    const thompson = {
      skill: "automaticWeapons",
      action: "auto",
      cadences: ["burst10"],
      recoil: 3,
      damage: "2d8",
      addsDamageBonus: false,
    };
    const jean = investigator({}, [
      { type: "d20d100Weapon", system: thompson },
      skill({ key: "automaticWeapons", flat: 6 }),
    ]);
    expect(rowFigures(itemAt(jean, D20d100Weapon)).bursts).toEqual([{ rounds: 10, difficulties: [13, 8] }]);
  });

  test("DD-45, DD-50: a knife takes the damage bonus, and is thrown with Armes de jet", () => {
    const knife = { skill: "meleeWeapons", damage: "1d4", canThrow: true };
    const jean = investigator(scores({ strength: 15, size: 15 }), [
      { type: "d20d100Weapon", system: knife },
      skill({ key: "meleeWeapons", flat: 1 }),
      skill({ key: "thrownWeapons", flat: 6 }),
    ]);
    const { base, damages, thrown } = rowFigures(itemAt(jean, D20d100Weapon));
    expect([damages[0], base, thrown]).toEqual([
      { faces: [4], plus: 2 },
      [{ modifier: 1, shots: 1 }],
      [6, 1].map((modifier) => ({ modifier, shots: 1 })),
    ]);
  });

  test("DD-51: a typed row stands, one that cannot be read is told and reckoned", () => {
    const typed = rowFigures(armed(6, { ...colt, overrideBase: "+9/+4", overrideMultiple: "-1////" }));
    expect([typed.base, ...typed.multiple].map(printNotation)).toEqual(["+9/+4", "-1////"]);
    expect(typed.error).toBeNull();
    const wrong = rowFigures(armed(6, { ...colt, overrideBase: "+9//+4/+1" }));
    expect([printNotation(wrong.base), wrong.error]).toEqual(["+7/+2", "mixedSeparators"]);
  });

  test("DD-45: damage that nobody can read is none", () => {
    expect(rowFigures(armed(0, { ...colt, damage: "beaucoup" })).damages).toEqual([null, null, null]);
  });
});

describe("the figures of an adversary", () => {
  test("DD-171: Profond 16, Shoggoth 7, Shan 29, and au dépourvu 15, 7, 19", () => {
    const of = (dexterity: number, size: number) => {
      const { normal, flatFooted } = adversary({ category: "mythos", ...scores({ dexterity, size }) }).defence;
      return [normal, flatFooted];
    };
    expect([of(12, 16), of(3, 84), of(31, 1)]).toEqual([
      [16, 15],
      [7, 7],
      [29, 19],
    ]);
  });

  test("DD-169, DD-44: weapons picked up, and a row of its own", () => {
    const gangster = adversary({ contactModifier: 2, rangedModifier: 3 }, [
      { type: "d20d100Weapon", system: { skill: "handgun" } },
      { type: "d20d100Weapon", system: { skill: "automaticWeapons", attackModifier: 1 } },
      { type: "d20d100Weapon", system: { skill: "meleeWeapons" } },
    ]);
    const rows = [0, 1, 2].map((place) => rowFigures(itemAt(gangster, D20d100Weapon, place)));
    expect(rows.map(({ base }) => printNotation(base))).toEqual(["+3", "+1", "+2"]);
  });

  test("D-50: a natural weapon strikes as often as is listed", () => {
    const claws = { skill: "meleeWeapons", action: "natural", attackModifier: 4, naturalAttacks: 2 };
    const row = rowFigures(itemAt(adversary({}, [{ type: "d20d100Weapon", system: claws }]), D20d100Weapon));
    expect(printNotation(row.base)).toBe("+4/+4");
  });

  test("DD-28: a typed bonus, else people's number and creatures' dice", () => {
    const big = scores({ strength: 20, size: 20 });
    expect(adversary({ ...big, damageBonus: "2d6" }).damageBonusShown).toBe("2d6");
    expect(adversary(big).damageBonusShown).toBe("5");
    expect(adversary({ ...big, category: "mythos" }).damageBonusShown).toBe("+1d6");
    expect(adversary({ damageBonus: 3 }).damageBonusShown).toBe("3");
    expect(adversary({ damageBonus: "-1d6" }).damageDice).toEqual({ faces: [-6], plus: 0 });
  });

  test("DD-16, DD-168: who lacks a score has no modifier, and no thresholds hinder anybody", () => {
    const rat = adversary({ ...scores({ education: null }), hp: { value: 1, max: 10 } });
    expect([rat.characteristics.education.mod, rat.scores.education, rat.hp.penalty]).toEqual([0, 0, 0]);
  });
});

test("DD-24, DD-28: no score of this world leaves a figure that is no number", () => {
  const score = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(score, score, score, (constitution, size, strength) => {
      const { hp, defence, damageBonus } = investigator(scores({ constitution, size, strength }));
      expect([hp.max, defence.normal, damageBonus.value].every(Number.isFinite)).toBe(true);
      expect(hp.max).toBeGreaterThanOrEqual(1);
    }),
  );
});

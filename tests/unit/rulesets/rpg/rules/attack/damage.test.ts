import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bonusThatCounts,
  damageRolls,
  resolveBlow,
  type Blow,
} from "../../../../../../src/rulesets/rpg/rules/attack/damage.js";
import {
  parseDice,
  valueOf,
  writeDice,
  type DiceFormula,
} from "../../../../../../src/rulesets/rpg/rules/dice-formula.js";

const dice = (written: string): DiceFormula => {
  const formula = parseDice(written);
  if (!formula) throw new Error(written);
  return formula;
};
const SWORD: Blow = {
  formula: dice("1d8"),
  dice: [5],
  damageBonus: 2,
  multiplier: 1,
  armour: 0,
  criticalSuccess: false,
  piercing: true,
};

describe("dice as the book writes them", () => {
  test("RP-50, RP-64, RP-69: are read and written back", () => {
    const written = ["1d6", "1d6+1", "1d4-1", "1d4/2", "2d6", "12d10+3"];
    expect(written.map((text) => writeDice(dice(text)))).toEqual(written);
    expect(writeDice(dice(" d6 + 1 "))).toBe("1d6+1");
  });

  test.each(["", "6", "1d", "1d6+", "1d6*2", "0d6", "1d0", "1d4/3", "1d4/2+1", "1d6+1d4", "constructor"])(
    "RP-50: %j is no dice",
    (text) => expect(parseDice(text)).toBeNull(),
  );

  test("RP-69: half a d4 is 1, 1, 1, 2 (D-17)", () => {
    expect([1, 2, 3, 4].map((face) => valueOf(dice("1d4/2"), [face]))).toEqual([1, 1, 1, 2]);
  });
});

describe("damage", () => {
  test("RP-51: Bdeg counts in melee, with a weapon that takes it", () => {
    expect(bonusThatCounts(3, { melee: true, applies: true })).toBe(3);
    expect(bonusThatCounts(3, { melee: false, applies: true })).toBe(0);
    expect(bonusThatCounts(3, { melee: true, applies: false })).toBe(0);
  });

  test("RP-52, RP-53: Bdeg, then the head, then armour; or armour first (D-32)", () => {
    const head = { ...SWORD, multiplier: 2, armour: 5 };
    expect(resolveBlow(head)).toEqual({
      weapon: 5,
      raw: 7,
      total: 14,
      armourIgnored: false,
      hpLost: 9,
      criticalHit: false,
    });
    expect(resolveBlow(head, { headOrder: "afterArmor" }).hpLost).toBe(4);
  });

  test("RP-54: a critical success rolls the weapon twice, adds Bdeg once, and finds the gap with an edge or from afar", () => {
    expect([damageRolls(false), damageRolls(true)]).toEqual([1, 2]);
    const critical = { ...SWORD, formula: dice("1d6+1"), dice: [2, 5], criticalSuccess: true, armour: 6 };
    expect(resolveBlow(critical)).toMatchObject({ weapon: 9, raw: 11, armourIgnored: true, hpLost: 11 });
    expect(resolveBlow({ ...critical, piercing: false })).toMatchObject({ armourIgnored: false, hpLost: 5 });
  });

  test("RP-69: each roll of a critical success is halved by itself", () => {
    const whip = { ...SWORD, formula: dice("1d4/2"), dice: [3, 3], criticalSuccess: true, damageBonus: 0 };
    expect(resolveBlow(whip).weapon).toBe(2);
  });

  test("RP-53: more armour never hurts, and nobody gains points", () => {
    const face = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(
        face,
        fc.nat(9),
        fc.constantFrom(1, 2),
        fc.nat(20),
        fc.boolean(),
        (shown, bonus, multiplier, armour, after) => {
          const options = { headOrder: after ? "afterArmor" : "beforeArmor" } as const;
          const lost = (points: number) =>
            resolveBlow({ ...SWORD, dice: [shown], damageBonus: bonus, multiplier, armour: points }, options).hpLost;
          expect(lost(armour)).toBeGreaterThanOrEqual(0);
          expect(lost(armour + 1)).toBeLessThanOrEqual(lost(armour));
          expect(lost(0)).toBe((shown + bonus) * multiplier);
        },
      ),
    );
  });
});

describe("critical hits", () => {
  const critical = (shown: number[], options = {}, blow: Partial<Blow> = {}) =>
    resolveBlow({ ...SWORD, dice: shown, criticalSuccess: shown.length > 1, ...blow }, options).criticalHit;

  test("RP-56: the die shows its highest face, whatever is added to it", () => {
    expect([critical([8]), critical([7])]).toEqual([true, false]);
    expect(critical([5], {}, { formula: dice("1d6+1") })).toBe(false);
    expect(critical([4], {}, { formula: dice("1d4/2") })).toBe(true); // RP-69
  });

  test("RP-56: also when armour took it all, unless the table asks for a wound (D-35)", () => {
    expect(critical([8], {}, { armour: 20 })).toBe(true);
    expect(critical([8], { critNeedsWound: true }, { armour: 20 })).toBe(false);
    expect(critical([8], { critNeedsWound: true }, { armour: 9 })).toBe(true);
  });

  test("RP-63: one die of two, or both (D-40)", () => {
    expect([critical([8, 1]), critical([8, 1], { critDoubleDice: "both" })]).toEqual([true, false]);
    expect(critical([8, 8], { critDoubleDice: "both" })).toBe(true);
    expect(critical([8], { critDoubleDice: "both" })).toBe(true);
  });
});

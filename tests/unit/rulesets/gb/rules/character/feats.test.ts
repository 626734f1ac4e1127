import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attackSequence } from "../../../../../../src/rulesets/gb/rules/attack/attack-sequence.js";
import { hasFeatFor, isProficient, sparesPv } from "../../../../../../src/rulesets/gb/rules/character/feats.js";
import {
  cleaves,
  farShotStretch,
  pointBlankBonus,
  powerAttack,
} from "../../../../../../src/rulesets/gb/rules/attack/combat-feats.js";

describe("feats", () => {
  test("GB-48: Cleave needs a victim that is out of the fight and down", () => {
    expect(cleaves({ outOfFight: true, onGround: true })).toBe(true);
    expect(cleaves({ outOfFight: false, onGround: true })).toBe(false);
    expect(cleaves({ outOfFight: true, onGround: true, wasDown: true })).toBe(false);
    expect(cleaves({ outOfFight: true, onGround: true, last: false })).toBe(false);
    expect(cleaves({ outOfFight: true, onGround: false })).toBe(false);
  });

  test("GB-51: bare hands spare the PV unless a Martial Artist strikes", () => {
    expect(sparesPv({ unarmed: true, nonLethal: false }, false)).toBe(true);
    expect(sparesPv({ unarmed: true, nonLethal: false }, true)).toBe(false);
    expect(sparesPv({ unarmed: false, nonLethal: true }, true)).toBe(true);
    expect(sparesPv({ unarmed: false, nonLethal: false }, false)).toBe(false);
  });

  test("GB-52: Point Blank Shot helps up to nine metres", () => {
    expect([0, 9, 9.1, 280].map(pointBlankBonus)).toEqual([1, 1, 0, 0]);
  });

  test("GB-53: Power Attack gains half as much again as it costs, rounded down", () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => powerAttack(n, 6).gb)).toEqual([1, 3, 4, 6, 7, 9]);
  });

  test("GB-53: never more than the base attack bonus, and nothing at all without one", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 40 }), fc.integer({ min: -2, max: 20 }), (asked, bab) => {
        const { attack, gb } = powerAttack(asked, bab);
        expect(-attack).toBeLessThanOrEqual(Math.max(0, bab));
        expect(Object.is(attack, -0)).toBe(false);
        expect(gb).toBe(Math.floor(Math.abs(attack) * 1.5));
        if (bab <= 0) expect(gb).toBe(0);
      }),
    );
  });

  test("GB-56: Far Shot stretches the increment by half, doubles it for what is thrown", () => {
    expect([farShotStretch(false), farShotStretch(true)]).toEqual([1.5, 2]);
  });

  test("GB-56: a feat speaks of the weapon or the group it names, in any case", () => {
    const feats = [
      { key: "weaponFocus", weapon: " Fusil M21 " },
      { key: "weaponProficiency", weapon: "longarm" },
      { key: "improvedCritical", weapon: "" },
    ];
    const m21 = ["fusil m21", "m21", "longarm"];
    expect(hasFeatFor(feats, "weaponFocus", m21)).toBe(true);
    expect(hasFeatFor(feats, "weaponFocus", ["couteau", ""])).toBe(false);
    expect(hasFeatFor(feats, "improvedCritical", [...m21, ""])).toBe(false);
    expect(isProficient(false, feats, m21)).toBe(true);
    expect(isProficient(false, feats, ["couteau"])).toBe(false);
    expect(isProficient(true, [], ["couteau"])).toBe(true);
  });
});

describe("several attacks in a round", () => {
  test("GB-65: five less each time, while something is left", () => {
    expect([0, 5, 6, 7, 11, 16, 20].map(attackSequence)).toEqual([
      [0],
      [5],
      [6, 1],
      [7, 2],
      [11, 6, 1],
      [16, 11, 6, 1],
      [20, 15, 10, 5],
    ]);
  });
});

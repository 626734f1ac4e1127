import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attackBonus, attackModifiers } from "../../../../../../src/rulesets/gb/rules/attack/attack.js";
import { gbOfHit, resolveAttack } from "../../../../../../src/rulesets/gb/rules/attack/attack-result.js";
import { profileOf } from "../../../../../../src/rulesets/gb/rules/character/profile.js";

const human = profileOf("human");
const blow = { attackBonus: 5, ac: 12, zone: "armRight", profile: human } as const;

test("GB-15: the modifiers are listed in the order of the formula, without the empty ones", () => {
  const modifiers = attackModifiers({
    bab: 1,
    ability: "dex",
    abilityMod: 2,
    lethality: 3,
    sizeMod: 0,
    fatigueMalus: -1,
    calledMalus: -10,
    rangeMalus: -2,
    proficient: false,
    misc: 1,
  });
  expect(modifiers.map(({ id, value }) => [id, value])).toEqual([
    ["bab", 1],
    ["dex", 2],
    ["lethality", 3],
    ["fatigue", -1],
    ["called", -10],
    ["range", -2],
    ["notProficient", -4],
    ["misc", 1],
  ]);
  expect(attackBonus(modifiers.map(({ value }) => value))).toBe(-10);
  expect(modifiers.every(({ rule }) => /^GB-\d\d$/.test(rule))).toBe(true);
});

describe("GB-26: hit or miss", () => {
  test("a tie hits with a difference of 0, one less misses", () => {
    expect(resolveAttack({ ...blow, d20: 7 })).toMatchObject({ total: 12, difference: 0, hit: true });
    expect(resolveAttack({ ...blow, d20: 6 })).toMatchObject({ difference: -1, hit: false, wound: null });
  });

  test("the location bonus cannot turn a miss into a hit", () => {
    expect(resolveAttack({ ...blow, zone: "head", d20: 6, gbModifier: 9 }).hit).toBe(false);
  });
});

describe("GB-18: natural extremes", () => {
  test("20 hits whatever the armour, with a difference counted as 0", () => {
    const outcome = resolveAttack({ ...blow, ac: 40, zone: "torso", d20: 20 });
    expect(outcome).toMatchObject({ hit: true, natural: "hit", difference: -15 });
    expect(outcome.wound?.gb).toBe(3);
  });

  test("1 misses whatever the bonus", () => {
    expect(resolveAttack({ ...blow, attackBonus: 30, d20: 1 })).toMatchObject({ hit: false, natural: "miss" });
  });

  test("a table without natural extremes compares every face", () => {
    expect(resolveAttack({ ...blow, ac: 40, d20: 20, naturalExtremes: false }).hit).toBe(false);
    expect(resolveAttack({ ...blow, attackBonus: 30, d20: 1, naturalExtremes: false }).hit).toBe(true);
  });
});

test("GB-27: the lowest gravity of a hit is that of its place, and modifiers never bring it under 0", () => {
  expect((["head", "torso", "abdomen", "legLeft"] as const).map((zone) => gbOfHit(0, zone, human))).toEqual([
    4, 3, 1, 0,
  ]);
  expect(gbOfHit(0, "torso", human, -5)).toBe(0);
  expect(gbOfHit(-5, "torso", human, 2)).toBe(5);
});

test("GB-26: a better roll never makes a lighter wound", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 18 }), fc.integer({ min: -10, max: 30 }), (d20, bonus) => {
      const gb = (face: number): number => resolveAttack({ ...blow, attackBonus: bonus, d20: face }).wound?.gb ?? -1;
      expect(gb(d20 + 1)).toBeGreaterThanOrEqual(gb(d20));
    }),
  );
});

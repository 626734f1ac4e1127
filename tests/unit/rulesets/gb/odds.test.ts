import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attackOdds } from "../../../../src/rulesets/gb/odds/attack.js";
import type { OddsInput } from "../../../../src/rulesets/gb/odds/attack.js";
import { resolveAttack } from "../../../../src/rulesets/gb/rules/attack/attack-result.js";
import { profileOf, zonesOf } from "../../../../src/rulesets/gb/rules/character/profile.js";
import type { Zone } from "../../../../src/rulesets/gb/rules/vocabulary.js";
import { PROFILE_IDS } from "../../../../src/rulesets/gb/rules/vocabulary.js";
import { locate } from "../../../../src/rulesets/gb/rules/attack/zones.js";
import { locationDie } from "../../../../src/rulesets/gb/rules/attack/called-zones.js";

const inputs: fc.Arbitrary<OddsInput> = fc.constantFrom(...PROFILE_IDS).chain((id) => {
  const profile = profileOf(id);
  const zones = zonesOf(profile);
  return fc.record({
    profile: fc.constant(profile),
    attackBonus: fc.integer({ min: -12, max: 25 }),
    naturalExtremes: fc.boolean(),
    pfOnly: fc.boolean(),
    gbModifier: fc.integer({ min: -4, max: 9 }),
    concealment: fc.constantFrom(0 as const, 20 as const, 50 as const),
    covered: fc.subarray([...zones]),
    aim: fc.record({
      called: fc.constantFrom("none" as const, ...profile.calledZones.map(({ id: called }) => called)),
    }),
    ac: fc
      .array(fc.integer({ min: 5, max: 25 }), { minLength: zones.length, maxLength: zones.length })
      .map((values) => Object.fromEntries(zones.map((zone, i) => [zone, values[i]])) as Record<Zone, number>),
  });
});

/** Every face of the location die against every face of the d20 and of the d100 of concealment, counted one by one. */
function bruteForce(input: OddsInput): Map<string, number> {
  const die = locationDie(input.profile, input.aim) ?? { faces: 1, plus: 0 };
  const counts = new Map<string, number>();
  for (let face = 1; face <= die.faces; face += 1) {
    const zone = locate(input.profile, input.aim, face + die.plus);
    for (let d20 = 1; d20 <= 20; d20 += 1) {
      const { wound } = resolveAttack({ ...input, d20, zone, ac: input.ac[zone] ?? NaN });
      const struck = input.covered?.includes(zone) ? "covered" : wound?.severity;
      for (let d100 = 1; d100 <= 100; d100 += 1) {
        const result = d100 > (input.concealment ?? 0) ? (struck ?? "miss") : "miss";
        const found = wound ? result : "miss";
        counts.set(found, (counts.get(found) ?? 0) + 1 / (die.faces * 2000));
      }
    }
  }
  return counts;
}

test("odds equal the count of every face of both dice, and add up to 1", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const odds = attackOdds(input);
      const counted = bruteForce(input);
      expect(odds.miss).toBeCloseTo(counted.get("miss") ?? 0, 10);
      for (const { severity, probability } of odds.severities) {
        expect(probability).toBeCloseTo(counted.get(severity) ?? 0, 10);
      }
      expect(odds.covered).toBeCloseTo(counted.get("covered") ?? 0, 10);
      const all = odds.severities.reduce((sum, { probability }) => sum + probability, odds.miss + odds.covered);
      expect(all).toBeCloseTo(1, 10);
      expect(odds.hit + odds.miss).toBeCloseTo(1, 10);
      expect(odds.zones.reduce((sum, { reached }) => sum + reached, 0)).toBeCloseTo(1, 10);
    }),
    { numRuns: 30 },
  );
});

describe("the sniper of the source's example", () => {
  const ac = Object.fromEntries(zonesOf(profileOf("human")).map((zone) => [zone, 10])) as Record<Zone, number>;
  const shot = { attackBonus: 8, ac, profile: profileOf("human"), aim: { called: "head" } } as const;

  test("GB-66: the first shot at the head misses on a 1 only, and kills seven times in twenty", () => {
    const odds = attackOdds(shot);
    expect(odds.miss).toBe(0.05);
    expect(Object.fromEntries(odds.severities.map(({ severity, probability }) => [severity, probability]))).toEqual({
      superficial: 0,
      light: 0,
      moderate: 0.1,
      grave: 0.25,
      critical: 0.25,
      mortal: 0.35,
    });
    expect(odds.zones).toEqual([{ zone: "head", reached: 1, hit: 0.95 }]);
  });

  test("a zone without an armour class is an error, not a chance", () => {
    expect(() => attackOdds({ ...shot, ac: { torso: 10 } })).toThrow("no armour class for head");
  });
});

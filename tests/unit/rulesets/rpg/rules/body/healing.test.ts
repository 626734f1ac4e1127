import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  healed,
  noFirstAid,
  noSurgery,
  recovered,
  rested,
} from "../../../../../../src/rulesets/rpg/rules/body/healing.js";

const patient = { hp: 9, max: 16, dead: false, wounds: 0, receivedFirstAid: false };

describe("healing", () => {
  test("RP-80: once first aid succeeded, the patient must be hurt again (D-50)", () => {
    expect(noFirstAid(patient)).toBeNull();
    expect(noFirstAid({ ...patient, receivedFirstAid: true })).toBe("alreadyGiven");
    expect(noFirstAid({ ...patient, receivedFirstAid: true }, false)).toBeNull();
  });

  test("RP-80, RP-81: serves neither the dead nor the sound, but any wound that waits for care", () => {
    expect([noFirstAid({ ...patient, dead: true }), noSurgery({ ...patient, dead: true })]).toEqual(["dead", "dead"]);
    expect([noFirstAid({ ...patient, hp: 16 }), noSurgery({ ...patient, hp: 16 })]).toEqual(["unhurt", "unhurt"]);
    expect([noFirstAid({ ...patient, hp: 16, wounds: 1 }), noSurgery({ ...patient, hp: 16, wounds: 1 })]).toEqual([
      null,
      null,
    ]);
  });

  test("RP-81: surgery gives everything back, and may follow first aid", () => {
    expect(recovered({ hp: -5, max: 16 })).toBe(16);
    expect(noSurgery({ ...patient, receivedFirstAid: true })).toBeNull();
  });

  test("RP-82: a point a day, not while bleeding (D-52)", () => {
    expect([rested({ hp: 7, max: 16 }, 5), rested({ hp: 7, max: 16 }, 5, true)]).toEqual([12, 7]);
    expect(rested({ hp: 7, max: 16 }, -3)).toBe(7);
  });

  test("RP-27, RP-80: nobody is healed beyond the maximum, nor loses points by it", () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 60 }), fc.integer({ min: 1, max: 60 }), fc.nat(20), (hp, max, points) => {
        const after = healed({ hp, max }, points);
        expect(after.hp - hp).toBe(after.gained);
        expect(after.gained).toBeGreaterThanOrEqual(0);
        expect(after.hp).toBeLessThanOrEqual(Math.max(max, hp));
      }),
    );
  });
});

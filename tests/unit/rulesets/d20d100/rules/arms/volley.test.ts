import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  resolveAttack,
  halfRoundOf,
  SITUATIONS,
  situationsCounted,
} from "../../../../../../src/rulesets/d20d100/rules/attack/attack.js";
import { shotsOf } from "../../../../../../src/rulesets/d20d100/rules/arms/notation.js";
import { loadedGroups, volleyOf } from "../../../../../../src/rulesets/d20d100/rules/arms/volley.js";

const LINE = [
  { modifier: 2, shots: 2 },
  { modifier: -3, shots: 2 },
];
const dice = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 4, maxLength: 4 });

describe("a volley (DD-144, DD-149, DD-151)", () => {
  test("a revolver fires all its bullets, whatever the dice show", () => {
    fc.assert(
      fc.property(dice, (faces) => {
        const { bullets, incident } = volleyOf(LINE, faces, "revolver");
        expect([bullets.map(({ die }) => die), incident]).toEqual([faces, "none"]);
      }),
    );
  });

  test("DD-151: a pistol stops after the first 1 or 2, which is fired itself", () => {
    fc.assert(
      fc.property(dice, (faces) => {
        const { bullets } = volleyOf(LINE, faces, "semiAuto");
        const stop = faces.findIndex((face) => face <= 2);
        expect(bullets).toHaveLength(stop === -1 ? 4 : stop + 1);
      }),
    );
    expect(volleyOf(LINE, [19, 2, 20, 20], "semiAuto").incident).toBe("jammed");
    expect(volleyOf(LINE, [1, 20, 20, 20], "semiAuto").incident).toBe("dud");
  });

  test("D-36: what is loaded is fired, the first modifiers first", () => {
    expect(loadedGroups(LINE, 3)).toEqual([
      { modifier: 2, shots: 2 },
      { modifier: -3, shots: 1 },
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (loaded) => {
        expect(shotsOf(loadedGroups(LINE, loaded))).toBe(Math.min(4, loaded));
      }),
    );
    expect(loadedGroups(LINE, null)).toEqual(LINE);
  });

  test("D-67: the first group is the first half-round", () => {
    expect([0, 1, 2].map(halfRoundOf)).toEqual([1, 2, 2]);
  });
});

describe("an attack (DD-02, DD-03, DD-128, DD-131)", () => {
  test("a 20 that misses is no critical, and hits by itself only where the table says so", () => {
    expect(resolveAttack({ die: 20, modifier: 8, defence: 29 })).toMatchObject({ hit: false, multiplier: 0 });
    expect(resolveAttack({ die: 20, modifier: 8, defence: 29, natural20Succeeds: true })).toMatchObject({
      hit: true,
      critical: true,
    });
  });

  test("a weapon of multiplier 1 has no critical", () => {
    expect(resolveAttack({ die: 20, modifier: 8, defence: 15, criticalMultiplier: 1 })).toMatchObject({
      critical: false,
      multiplier: 1,
    });
  });

  test("D-80: a helpless target that is held too gives +4 once", () => {
    expect(situationsCounted(["helpless", "immobilisedTarget"])).toEqual(["helpless"]);
  });

  test("DD-33: Combat mobile takes back what a vehicle costs, and gives nothing without one", () => {
    expect(situationsCounted(["movingVehicle", "combatMobile"]).reduce((sum, one) => sum + SITUATIONS[one], 0)).toBe(0);
    expect(situationsCounted(["combatMobile"])).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { disarmingHits, disarms, mayDisarm } from "../../../../../../src/rulesets/rpg/rules/attack/disarm.js";
import {
  knockedOutConditions,
  knockOutScore,
  mayKnockOut,
  resolveKnockOut,
} from "../../../../../../src/rulesets/rpg/rules/attack/knock-out.js";
import { isFateful, timePassed } from "../../../../../../src/rulesets/rpg/rules/body/passing-time.js";

describe("knocking out", () => {
  test("RP-76: with bare hands or a blunt weapon, in melee", () => {
    expect(mayKnockOut({ melee: true, bladed: false })).toBe(true);
    expect([mayKnockOut({ melee: true, bladed: true }), mayKnockOut({ melee: false, bladed: false })]).toEqual([
      false,
      false,
    ]);
  });

  test("RP-76: tests Corps, or twice Corps, less the points just lost (D-46)", () => {
    expect([knockOutScore(7, 5), knockOutScore(7, 5, "double")]).toEqual([2, 9]);
  });

  test("RP-76: one who stays up has lost the whole", () => {
    expect(resolveKnockOut({ body: 9, hpLost: 4 }, 5)).toMatchObject({
      knockedOut: false,
      hours: 0,
      finalLoss: 4,
      regained: 0,
    });
  });

  test("RP-76: a blow that hurts nobody does nothing, whatever the die", () => {
    expect(resolveKnockOut({ body: 3, hpLost: 0 }, 20)).toMatchObject({ knockedOut: false, test: null, finalLoss: 0 });
  });

  test("RP-76: a third stays, and a point at least; the rest comes back with consciousness", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (hpLost) => {
        const out = resolveKnockOut({ body: 5, hpLost }, 20);
        expect(out.knockedOut).toBe(true);
        expect(out.finalLoss).toBe(Math.max(1, Math.floor(hpLost / 3)));
        expect(out.finalLoss + out.regained).toBe(hpLost);
        const asleep = knockedOutConditions(out, { moment: { round: 2, worldTime: 500 }, side: null, wound: "w" });
        const over = { round: null, worldTime: 500 + 3600 * hpLost };
        const passed = timePassed(asleep, { round: 2, worldTime: 500 }, over);
        expect(passed.over.map(({ regain }) => regain)).toEqual([out.regained]);
        expect(passed.over.every((condition) => isFateful(condition, over))).toBe(out.regained > 0);
        expect(passed.kept.map(({ state }) => state)).toEqual([{ type: "prone", stand: "free" }]);
      }),
    );
  });
});

describe("disarming", () => {
  const inARow = (...landed: readonly boolean[]): boolean => disarms(landed.reduce(disarmingHits, 0));

  test("RP-77: takes both actions, in melee", () => {
    expect([mayDisarm({ melee: true, plan: null }), mayDisarm({ melee: true, plan: "AA" })]).toEqual([true, true]);
    expect([mayDisarm({ melee: true, plan: "AP" }), mayDisarm({ melee: false, plan: "AA" })]).toEqual([false, false]);
  });

  test("RP-77: takes two blows in a row that land", () => {
    expect(inARow(true, true)).toBe(true);
    expect(inARow(true)).toBe(false);
    expect(inARow(true, false)).toBe(false);
    expect(inARow(false, true)).toBe(false);
    expect(inARow(true, false, true)).toBe(false);
  });
});

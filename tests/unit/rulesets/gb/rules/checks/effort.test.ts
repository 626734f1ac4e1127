import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EFFORT_FEAT, effortLoss } from "../../../../../../src/rulesets/gb/rules/checks/effort.js";
import { EFFORTS, EFFORT_COST } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";

describe("efforts", () => {
  test("GB-07: the source's chase costs two PF, and a burst is proposed at one", () => {
    expect(effortLoss("prolonged", EFFORT_COST.prolonged, [])).toBe(2);
    expect(effortLoss("violent", EFFORT_COST.violent, [])).toBe(1);
  });

  test("GB-49, GB-54: each feat halves its own kind of effort and no other", () => {
    expect(effortLoss("prolonged", 4, ["run"])).toBe(4);
    expect(effortLoss("violent", 4, ["endurance"])).toBe(4);
    expect(effortLoss("violent", 4, ["run", "endurance"])).toBe(2);
  });

  test("GB-49: half a point is dropped, unless the table rounds up", () => {
    expect(effortLoss("prolonged", 1, ["endurance"])).toBe(0);
    expect(effortLoss("prolonged", 1, ["endurance"], "ceil")).toBe(1);
  });

  test("GB-07: an effort never gives PF back, and costs more when it asks for more", () => {
    fc.assert(
      fc.property(fc.constantFrom(...EFFORTS), fc.integer({ min: -9, max: 99 }), fc.boolean(), (kind, pf, feat) => {
        const feats = feat ? [EFFORT_FEAT[kind]] : [];
        const loss = effortLoss(kind, pf, feats);
        expect(loss).toBeGreaterThanOrEqual(0);
        expect(loss).toBeLessThanOrEqual(effortLoss(kind, pf + 1, feats));
        expect(loss).toBeLessThanOrEqual(Math.max(0, pf));
      }),
    );
  });
});

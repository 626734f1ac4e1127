import fc from "fast-check";
import { expect, test } from "vitest";
import { resolveContest } from "../../../../../../src/rulesets/warp/rules/checks/contest.js";

test("WP-51: an attack must beat the defence, equality misses", () => {
  expect(resolveContest({ attack: 11, defence: 10 })).toEqual({ hit: true, margin: 1 });
  expect(resolveContest({ attack: 10, defence: 10 })).toEqual({ hit: false, margin: 0 });
});

test("WP-36: an attack that fails critically misses even above the defence, and against a failed one (WD-69)", () => {
  expect(resolveContest({ attack: 3, defence: 2, attackFails: true })).toEqual({ hit: false, margin: 1 });
  expect(resolveContest({ attack: 4, defence: 3, attackFails: true, defenceFails: true }).hit).toBe(false);
});

test("WP-36: a defence that fails critically is hit by one at least", () => {
  expect(resolveContest({ attack: 2, defence: 3, defenceFails: true })).toEqual({ hit: true, margin: 1 });
  expect(resolveContest({ attack: 9, defence: 3, defenceFails: true })).toEqual({ hit: true, margin: 6 });
});

test("WP-51: whoever hits has a margin", () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), fc.boolean(), fc.boolean(), (attack, defence, attackFails, defenceFails) => {
      const { hit, margin } = resolveContest({ attack, defence, attackFails, defenceFails });
      if (hit) expect(margin).toBeGreaterThan(0);
    }),
  );
});

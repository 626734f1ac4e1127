import fc from "fast-check";
import { expect, test } from "vitest";
import { mostSwept, spendRounds, swept } from "../../../../../../src/rulesets/warp/rules/attack/magazine.js";
import { TACTICS } from "../../../../../../src/rulesets/warp/rules/vocabulary.js";

test("WP-89, WP-90: a round a shot, three a burst, and nothing when they are not there", () => {
  expect(spendRounds({ tactic: "single", loaded: 1 })).toEqual({ allowed: true, used: 1 });
  expect(spendRounds({ tactic: "single", loaded: 1, shots: 2 })).toEqual({ allowed: false, used: 0 });
  expect(spendRounds({ tactic: "burst", loaded: 3 })).toEqual({ allowed: true, used: 3 });
  expect(spendRounds({ tactic: "burst", loaded: 2 })).toEqual({ allowed: false, used: 0 });
});

test("WP-91: full-auto needs ten rounds and takes ten, or as many as the table says and the magazine has (WD-35)", () => {
  expect(spendRounds({ tactic: "fullAutoSingle", loaded: 9 }).allowed).toBe(false);
  expect(spendRounds({ tactic: "fullAutoSingle", loaded: 30 }).used).toBe(10);
  expect(spendRounds({ tactic: "fullAutoSingle", loaded: 30, fullAutoRounds: 100 }).used).toBe(30);
});

test("WP-92: a sweep takes five rounds a target, and ten at least must be loaded", () => {
  expect(spendRounds({ tactic: "fullAutoSweep", loaded: 30, targets: 6 })).toEqual({ allowed: true, used: 30 });
  expect(spendRounds({ tactic: "fullAutoSweep", loaded: 29, targets: 6 }).allowed).toBe(false);
  expect(spendRounds({ tactic: "fullAutoSweep", loaded: 10, targets: 1 })).toEqual({ allowed: true, used: 5 });
  expect(spendRounds({ tactic: "fullAutoSweep", loaded: 9, targets: 1 }).allowed).toBe(false);
  expect([9, 10, 14, 15, 30].map(mostSwept)).toEqual([0, 2, 2, 3, 6]);
});

test("WP-92: nobody between two targets is left out, a friend neither", () => {
  expect(swept(["a", "ami", "b", "c"], ["b", "a"])).toEqual(["a", "ami", "b"]);
  expect(swept(["a", "ami", "b"], ["b"])).toEqual(["b"]);
  expect(swept(["a", "b"], ["gone"])).toEqual([]);
});

test("WP-89…WP-92: no attack takes more rounds than are loaded", () => {
  const tactic = fc.constantFrom(...TACTICS);
  fc.assert(
    fc.property(tactic, fc.nat(120), fc.integer({ min: 1, max: 9 }), fc.nat(100), (one, loaded, targets, rounds) => {
      const { allowed, used } = spendRounds({ tactic: one, loaded, targets, fullAutoRounds: rounds });
      expect(used).toBeLessThanOrEqual(loaded);
      expect(used > 0).toBe(allowed);
    }),
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boxesOf,
  holdsBurst,
  reload,
  reloadActions,
} from "../../../../../../src/rulesets/d20d100/rules/arms/ammunition.js";
import { canJam, clearedState, CLEARING_DIFFICULTY } from "../../../../../../src/rulesets/d20d100/rules/arms/jam.js";
import { shotsOf } from "../../../../../../src/rulesets/d20d100/rules/arms/notation.js";
import { testResult } from "../../../../../../src/rulesets/d20d100/rules/checks/tests.js";
import { loadedGroups } from "../../../../../../src/rulesets/d20d100/rules/arms/volley.js";
import { WEAPON_ACTIONS } from "../../../../../../src/rulesets/d20d100/rules/vocabulary.js";

describe("ammunition (DD-149)", () => {
  test("no bullet is fired that was not loaded", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(9), (loaded, shots) => {
        const fired = shotsOf(loadedGroups([{ modifier: 0, shots }], loaded));
        expect(fired).toBe(Math.min(shots, loaded));
      }),
    );
  });

  test("D-36: no burst is fired in part; one box for ten bullets", () => {
    expect([holdsBurst(9, 10), holdsBurst(10, 10)]).toEqual([false, true]);
    expect(boxesOf(47, 10)).toBe(5);
  });
});

describe("reloading (DD-150)", () => {
  test("two rounds an action by hand, a magazine in one", () => {
    const before = { loaded: 1, spareRounds: 9, spareMagazines: 2 };
    expect(reload("manual", 6, before, 1)).toEqual({ loaded: 3, spareRounds: 7, spareMagazines: 2 });
    expect(reload("manual", 6, before, 3)).toEqual({ loaded: 6, spareRounds: 4, spareMagazines: 2 });
    expect(reload("magazine", 7, before, 1)).toEqual({ loaded: 7, spareRounds: 9, spareMagazines: 1 });
  });

  test("nothing to put in, nowhere to put it, nothing done", () => {
    const bare = { loaded: 2, spareRounds: 0, spareMagazines: 0 };
    for (const mode of ["manual", "magazine", "none"] as const) expect(reload(mode, 6, bare, 3)).toEqual(bare);
    const full = { loaded: 6, spareRounds: 8, spareMagazines: 8 };
    expect(reload("magazine", 6, full, 1)).toEqual(full);
    expect(reloadActions("none", 3)).toBe(0);
  });
});

describe("jams (DD-151)", () => {
  test("only what loads itself jams", () => {
    expect(WEAPON_ACTIONS.filter(canJam)).toEqual(["semiAuto", "auto"]);
  });

  test("DD-02: a 1 breaks it whatever the skill", () => {
    const cleared = (die: number, modifier: number) =>
      clearedState(testResult({ die, modifier }, CLEARING_DIFFICULTY).success);
    expect([cleared(1, 30), cleared(2, 8), cleared(2, 7)]).toEqual(["broken", "ok", "broken"]);
  });
});

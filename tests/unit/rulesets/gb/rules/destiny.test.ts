import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { destiny, destinyCost, groupAgrees, mayAskDestiny } from "../../../../../src/rulesets/gb/rules/destiny.js";

describe("destiny points", () => {
  test("GB-02: one a level, a spent one never comes back, none below 0", () => {
    expect(destiny(2, 1)).toEqual({ total: 2, remaining: 1 });
    expect(destiny(1, 3)).toEqual({ total: 1, remaining: 0 });
    expect(destiny(1, 0, -5)).toEqual({ total: 0, remaining: 0 });
  });

  test("GB-02: a level brings exactly one more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19 }), fc.nat(30), (level, spent) => {
        const gained = destiny(level + 1, spent).remaining - destiny(level, spent).remaining;
        expect(gained).toBe(spent > level ? 0 : 1);
      }),
    );
  });

  test("GB-03: nobody asks once the consequence is known, or with no point left", () => {
    expect(mayAskDestiny(1, false)).toBe(true);
    expect(mayAskDestiny(1, true)).toBe(false);
    expect(mayAskDestiny(0, false)).toBe(false);
  });

  test("GB-03: what the keeper turns down costs nothing", () => {
    expect(destinyCost(true, false)).toBe(0);
    expect(destinyCost(false, true)).toBe(0);
    expect(destinyCost(true, true)).toBe(1);
  });

  test("GB-04: the group's point needs every voice, and a missing one is no yes", () => {
    expect(groupAgrees(1, [true, true])).toBe(true);
    expect(groupAgrees(1, [true, null])).toBe(false);
    expect(groupAgrees(1, [true, false])).toBe(false);
    expect(groupAgrees(1, [])).toBe(false);
    expect(groupAgrees(0, [true])).toBe(false);
  });
});

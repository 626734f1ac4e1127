import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { destiny } from "../../../../../../src/rulesets/gb/rules/checks/destiny.js";
import {
  destinyCost,
  groupAgrees,
  groupVote,
  mayAskDestiny,
} from "../../../../../../src/rulesets/gb/rules/checks/destiny-asked.js";

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

  test("GB-04: the vote waits for all, one no ends it, and none opens without a point or a voter", () => {
    expect(groupVote(1, [true, null])).toBe("open");
    expect(groupVote(1, [true, true])).toBe("agreed");
    expect(groupVote(1, [true])).toBe("agreed");
    expect(groupVote(1, [null, false])).toBe("refused");
    expect(groupVote(0, [null, null])).toBe("refused");
    expect(groupVote(1, [])).toBe("refused");
  });

  test("GB-04: it says agreed just where the group agrees, and a no is final whatever the others say", () => {
    const votes = fc.array(fc.constantFrom(true, false, null), { maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), votes, votes, (available, some, more) => {
        expect(groupVote(available, some) === "agreed").toBe(groupAgrees(available, some));
        if (some.includes(false)) expect(groupVote(available, [...some, ...more])).toBe("refused");
      }),
    );
  });
});

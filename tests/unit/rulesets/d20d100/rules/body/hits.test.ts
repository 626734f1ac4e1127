import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batter, massiveFrom, type Body } from "../../../../../../src/rulesets/d20d100/rules/body/hits.js";

const JOHN: Body = {
  hp: 10,
  temporary: 0,
  stabilised: false,
  below: true,
  shocks: true,
  ignoresTemporary: false,
  massiveFrom: null,
};

describe("hits one after the other", () => {
  test("DD-91: each is a shock by the points that were left before it", () => {
    const { hits, hp } = batter(JOHN, [4, 3, 0], "hp");
    expect(hits.map(({ shock }) => shock)).toEqual([false, true, false]);
    expect(hp).toBe(3);
  });

  test("DD-95, DD-96: below 0 somebody is dying, at -10 dead, and a new wound opens one that was stabilised", () => {
    expect(batter(JOHN, [12], "hp")).toMatchObject({ hp: -2, state: "dying" });
    expect(batter(JOHN, [12, 40], "hp")).toMatchObject({ hp: -10, state: "dead" });
    expect(batter({ ...JOHN, hp: -3, stabilised: true }, [1], "hp")).toMatchObject({
      state: "dying",
      stabilised: false,
    });
  });

  test("DD-168: an adversary is dead at 0", () => {
    expect(batter({ ...JOHN, below: false }, [99], "hp")).toMatchObject({ hp: 0, state: "dead" });
  });

  test("DD-101, DD-102, D-25: bruises add up, leave PV alone and shake nobody", () => {
    expect(batter(JOHN, [6, 4], "temporary")).toMatchObject({ hp: 10, temporary: 10, bruises: "staggered" });
    expect(batter(JOHN, [11], "temporary").hits[0]).toMatchObject({ shock: false });
    expect(batter({ ...JOHN, ignoresTemporary: true }, [11], "temporary")).toMatchObject({
      temporary: 0,
      bruises: "none",
    });
  });

  test("DD-93: 10 at one blow, 50 for an important adversary, and only where the table plays so", () => {
    expect([massiveFrom(true, false), massiveFrom(true, true), massiveFrom(false, false)]).toEqual([10, 50, null]);
    expect(batter({ ...JOHN, massiveFrom: 10 }, [9, 10], "hp").hits.map(({ massive }) => massive)).toEqual([
      false,
      true,
    ]);
  });

  test("the points after several hits are those after their sum", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 5 }), (dealt) => {
        const all = dealt.reduce((sum, one) => sum + one, 0);
        expect(batter(JOHN, dealt, "hp").hp).toBe(Math.max(-10, 10 - all));
      }),
    );
  });
});

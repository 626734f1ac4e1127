import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  laterThan,
  rankRightAfter,
  type Ranked,
} from "../../../../../../src/rulesets/d20d100/rules/fight/round-order.js";

const ORDER: readonly Ranked[] = [
  { id: "john", rank: 18 },
  { id: "profond", rank: 15 },
  { id: "jack", rank: 9 },
  { id: "paul", rank: null },
];

describe("the order of a round", () => {
  test("DD-156: who acts later is whoever follows and has rolled", () => {
    expect(laterThan(ORDER, "john").map(({ id }) => id)).toEqual(["profond", "jack"]);
    expect([laterThan(ORDER, "jack"), laterThan(ORDER, "nobody")]).toEqual([[], []]);
  });

  test("DD-156, DD-157: to act right after somebody is to come before whoever follows them", () => {
    expect(rankRightAfter(ORDER, "john", "profond")).toBe(12);
    expect(rankRightAfter(ORDER, "john", "jack")).toBe(8);
    expect(rankRightAfter(ORDER, "jack", "john")).toBe(16.5);
  });

  test("nobody acts after themselves, nor after whoever has no rank", () => {
    expect(["john", "paul", "nobody"].map((after) => rankRightAfter(ORDER, "john", after))).toEqual([null, null, null]);
  });

  test("whoever moves stands between the one they chose and the next", () => {
    const ranks = fc.uniqueArray(fc.integer({ min: -5, max: 40 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(ranks, fc.nat(), fc.nat(), (drawn, who, whom) => {
        const order = drawn.toSorted((a, b) => b - a).map((rank, i) => ({ id: `${i}`, rank }));
        const id = `${who % order.length}`;
        const after = `${whom % order.length}`;
        const rank = rankRightAfter(order, id, after);
        if (id === after) return rank === null;
        const others = order.filter((one) => one.id !== id);
        const at = others.findIndex((one) => one.id === after);
        const [before, next] = [others[at], others[at + 1]];
        return rank !== null && before !== undefined && rank < before.rank && (!next || rank > next.rank);
      }),
    );
  });
});

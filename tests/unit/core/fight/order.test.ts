import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRanks, compareWays, wayTo, type Place } from "../../../../src/core/fight/order/order.js";

interface Somebody {
  readonly id: string;
  readonly initiative: number;
  readonly place: Place | null;
}

/** The order of a round, by id. */
function order(fighters: readonly Somebody[], round = 1): string {
  const find = (id: string) => fighters.find((one) => one.id === id);
  const compare = (a: Somebody, b: Somebody) => b.initiative - a.initiative || (a.id < b.id ? -1 : 1);
  const way = (one: Somebody) => wayTo(one, round, find);
  return fighters
    .toSorted((a, b) => compareWays(way(a), way(b), compare))
    .map(({ id }) => id)
    .join("");
}

const fighter = (id: string, initiative: number, after?: string | null, round = 1): Somebody => ({
  id,
  initiative,
  place: after === undefined ? null : { round, after },
});

describe("the order of a round", () => {
  it("goes by initiative while nobody waits", () => {
    expect(order([fighter("a", 3), fighter("b", 9), fighter("c", 6)])).toBe("bca");
  });

  it("puts whoever waits at its end, or right after whoever acts before them", () => {
    expect(order([fighter("a", 9, null), fighter("b", 6), fighter("c", 3)])).toBe("bca");
    expect(order([fighter("a", 9, "b"), fighter("b", 6), fighter("c", 3)])).toBe("bac");
  });

  it("forgets it in the next round", () => {
    expect(order([fighter("a", 9, null), fighter("b", 6)], 2)).toBe("ab");
  });

  it("keeps those who wait for each other, or for nobody, at the end", () => {
    expect(order([fighter("a", 9, "b"), fighter("b", 6, "a"), fighter("c", 3)])).toBe("cba");
    expect(order([fighter("a", 9, "gone"), fighter("b", 6)])).toBe("ba");
    expect(order([fighter("a", 9, "a"), fighter("b", 6)])).toBe("ba");
  });

  it("moves along with whoever is waited for", () => {
    expect(order([fighter("a", 9, "b"), fighter("b", 6, null), fighter("c", 3)])).toBe("cba");
  });

  it("is the same whichever order it starts from", () => {
    const ids = ["a", "b", "c", "d"];
    const somebody = (id: string) =>
      fc.record({
        id: fc.constant(id),
        initiative: fc.integer({ min: 1, max: 3 }),
        place: fc.option(fc.record({ round: fc.constant(1), after: fc.option(fc.constantFrom(...ids, "gone")) })),
      });
    fc.assert(
      fc.property(fc.tuple(...ids.map(somebody)), (fighters) => {
        expect(order(fighters.toReversed())).toBe(order(fighters));
      }),
    );
  });
});

describe("equals", () => {
  it("go by the first numbers that differ", () => {
    expect([compareRanks([1, 2], [1, 3]) > 0, compareRanks([1], [0, 9]) < 0, compareRanks([], [0])]).toEqual([
      true,
      true,
      0,
    ]);
  });
});

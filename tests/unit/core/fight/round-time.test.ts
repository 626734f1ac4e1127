import { describe, expect, it } from "vitest";
import { roundsBetween, roundSeconds } from "../../../../src/core/fight/rounds/round-time.js";

const [short, long] = [{ roundSeconds: 3 }, { roundSeconds: 6 }];

describe("a round of a fight", () => {
  it("lasts as long as the rules of most of those in it say", () => {
    expect(roundSeconds([short, short, long])).toBe(3);
    expect(roundSeconds([short, long, long, undefined, null])).toBe(6);
  });

  it("lasts the longer time where as many play by each", () => {
    expect(roundSeconds([short, long])).toBe(6);
  });

  it("is nothing of ours where nobody plays by our rules", () => {
    expect([roundSeconds([]), roundSeconds([undefined, null])]).toEqual([null, null]);
  });

  it("begins with the first: a fight that is only called takes no time", () => {
    expect([roundsBetween(0, 1), roundsBetween(1, 2), roundsBetween(4, 2), roundsBetween(2, 2)]).toEqual([0, 1, -2, 0]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crawling, stridesOf } from "../../../../../../src/rulesets/rpg/rules/body/movement.js";

describe("RP-28, how far somebody gets in a round", () => {
  it("walks 2 m, and runs as far as their figure says", () => {
    expect(stridesOf(6, "walk")).toEqual([
      { id: "walk", metres: 2 },
      { id: "run", metres: 6 },
    ]);
  });

  it("walks no farther than they would run", () => {
    expect(stridesOf(1, "walk")).toEqual([{ id: "walk", metres: 1 }]);
    expect(stridesOf(2, "walk")).toEqual([{ id: "walk", metres: 2 }]);
  });

  it("crawls 1 m where that is all the body allows, or where they choose to", () => {
    expect(stridesOf(1, "crawl")).toEqual([{ id: "crawl", metres: 1 }]);
    expect(crawling("walk")).toEqual([{ id: "crawl", metres: 1 }]);
  });

  it("RP-61: gets nowhere who may not move", () => {
    expect([stridesOf(0, "none"), crawling("none")]).toEqual([[], []]);
  });

  it("is told shortest first, whatever the figure", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (run) => {
        const metres = stridesOf(run, "walk").map((stride) => stride.metres);
        expect(metres).toEqual([...new Set(metres)].toSorted((a, b) => a - b));
        expect(metres.at(-1)).toBe(run);
      }),
    );
  });
});

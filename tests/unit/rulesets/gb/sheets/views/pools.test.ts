import { describe, expect, it } from "vitest";
import { destinyView } from "../../../../../../src/rulesets/gb/sheets/views/destiny-view.js";
import { malusTrack, stripView } from "../../../../../../src/rulesets/gb/sheets/views/pools-view.js";

Object.assign(globalThis, { game: { i18n: { lang: "fr" } } });

const crossed = (value: number, max = 10) => stripView("pf", { value, max }).boxes.filter(({ lost }) => lost).length;
const lit = (value: number, lost: number) => malusTrack({ value, max: value + lost }).find(({ current }) => current);

describe("strips of points", () => {
  it("cross one box per point lost, from the left", () => {
    expect([crossed(10), crossed(7), crossed(0)]).toEqual([0, 3, 10]);
    expect(
      stripView("pf", { value: 7, max: 10 })
        .boxes.map(({ lost }) => lost)
        .slice(0, 4),
    ).toEqual([true, true, true, false]);
  });

  it("cross every box under 0, and none above the maximum", () => {
    expect([crossed(-3), crossed(12)]).toEqual([10, 0]);
  });

  it("print points under 0 with a true minus", () => {
    const told = [-3, 0, 7].map((value) => stripView("pf", { value, max: 10 }));
    expect(told.map(({ printed, below }) => [printed, below])).toEqual([
      ["0", "−3"],
      ["0", null],
      ["7", null],
    ]);
  });

  it("clicking box n sets the loss to n, clicking the last crossed one clears it", () => {
    expect(
      stripView("pv", { value: 7, max: 10 })
        .boxes.slice(0, 5)
        .map(({ sets }) => sets),
    ).toEqual([1, 2, 2, 4, 5]);
  });

  it("pools too large for boxes have none", () => {
    expect(stripView("pv", { value: 101, max: 101 }).boxes).toEqual([]);
  });
});

describe("GB-11, GB-68: the malus track", () => {
  it("prints the book's ten steps", () => {
    const texts = malusTrack({ value: 10, max: 10 }).map(({ text }) => text);
    expect(texts).toEqual(["0", "−1", "−1", "−2", "−2", "−3", "−3", "−4", "−4", "−5"]);
  });

  it("lights the step reached, none when nothing is lost, the last at 0 PF", () => {
    expect(lit(10, 0)).toBeUndefined();
    expect([lit(9, 1)?.n, lit(3, 7)?.n, lit(0, 6)?.n, lit(30, 12)?.n]).toEqual([1, 7, 10, 10]);
  });
});

describe("destiny", () => {
  it("GB-02: shows the points left of those there are, in figures where dots would not fit", () => {
    expect(destinyView({ remaining: 1, total: 3 }).dots).toEqual([true, false, false]);
    expect(destinyView({ remaining: 12, total: 15 }).dots).toEqual([]);
  });
});

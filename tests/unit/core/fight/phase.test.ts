import { describe, expect, it } from "vitest";
import { currentPhase, openingPhase, standBetween } from "../../../../src/core/fight/phases/phase.js";
import type { RoundPhase } from "../../../../src/core/fight/state/round-rule.js";

const phase = (id: string, kind: RoundPhase["kind"] = "act"): RoundPhase => ({
  id,
  name: id,
  short: id,
  icon: "",
  kind,
});
const [SAY, FIRST, SECOND, FALL, LAST] = [
  phase("say", "declare"),
  phase("first"),
  phase("second"),
  phase("fall", "settle"),
  phase("last"),
];
const ALL = [SAY, FIRST, SECOND, FALL, LAST];

describe("the phases of a round", () => {
  it("begin with what is declared, where anything is", () => {
    expect(openingPhase(ALL)).toBe(SAY);
    expect(openingPhase([FIRST, SECOND])).toBeUndefined();
    expect(openingPhase([])).toBeUndefined();
  });

  it("are where the fight stands still, else where somebody acts", () => {
    expect(currentPhase(ALL, "fall", "second")).toBe(FALL);
    expect(currentPhase(ALL, "", "second")).toBe(SECOND);
    expect(currentPhase(ALL, "", null)).toBeUndefined();
  });

  it("stand still between those who act before and after what was held falls, once", () => {
    expect(standBetween(ALL, "first", "second", [])).toBeUndefined();
    expect(standBetween(ALL, "second", "last", [])).toBe(FALL);
    expect(standBetween(ALL, "first", null, [])).toBe(FALL);
    expect(standBetween(ALL, null, "last", [])).toBe(FALL);
    expect(standBetween(ALL, "second", "last", ["fall"])).toBeUndefined();
    expect(standBetween(ALL, "last", null, [])).toBeUndefined();
  });

  it("stand still at the end too where that comes last", () => {
    expect(standBetween([FIRST, FALL], "first", null, [])).toBe(FALL);
    expect(standBetween([FIRST, FALL], "first", "first", [])).toBeUndefined();
  });

  it("stand still where people act unasked, unless somebody has declared it or the next round is wanted", () => {
    const stop = { ...LAST, stops: "move" };
    const all = [SAY, FIRST, SECOND, stop];
    expect(standBetween(all, "second", null, [])).toBe(stop);
    expect(standBetween(all, "second", "last", [])).toBeUndefined();
    expect(standBetween(all, "last", null, [])).toBeUndefined();
    expect(standBetween(all, "second", null, ["last"])).toBeUndefined();
    expect(standBetween(all, "second", null, [], { leaps: true })).toBeUndefined();
  });
});

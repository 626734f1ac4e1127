import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { careGiven, freed } from "../../../../../../src/rulesets/rpg/rules/body/condition-ends.js";
import { hazardTicks } from "../../../../../../src/rulesets/rpg/rules/hazards/hazard-ticks.js";
import { burning, choking } from "../../../../../../src/rulesets/rpg/rules/body/own-conditions.js";
import { busy } from "../../../../../../src/rulesets/rpg/rules/fight/busy.js";
import { leavingFight } from "../../../../../../src/rulesets/rpg/rules/body/span-changes.js";

const at = (round: number | null, worldTime = 1000) => ({ round, worldTime });
const rounds = (...ticks: Parameters<typeof hazardTicks>) => hazardTicks(...ticks).map((tick) => tick.rounds);

describe("fire and want of air go on", () => {
  test("RP-86: clothes alight burn at the start of every new round, not again in the one they caught fire", () => {
    expect(hazardTicks([burning(at(3))], at(3), at(3))).toEqual([]);
    expect(rounds([burning(at(3))], at(3), at(4))).toEqual([[2]]);
    expect(rounds([burning(at(3))], at(4), at(6))).toEqual([[3, 4]]);
  });

  test("RP-90: the rounds without air are counted from the first", () => {
    expect(rounds([choking(at(2))], at(2), at(5))).toEqual([[2, 3, 4]]);
    expect(rounds([choking(at(null, 60))], at(null, 60), at(null, 62))).toEqual([[2, 3]]);
  });

  test("RP-02, RP-90: they go on being counted when the fight is over", () => {
    const condition = choking(at(2, 500));
    const after = { ...condition, span: leavingFight(condition.span, at(4, 510)) };
    expect(rounds([after], at(null, 510), at(null, 512))).toEqual([[4, 5]]);
  });

  test("RP-86, RP-90: who puts out the flames brings no air, and care does neither", () => {
    const both = [burning(at(2)), choking(at(2))];
    expect(freed(both, "burning")).toEqual({ kept: [both[1]], over: [both[0]] });
    expect(careGiven(both, new Set(["burning", "choking"])).kept).toEqual(both);
  });

  test("nothing else ticks, and going back takes nothing away", () => {
    expect(hazardTicks([busy(at(2), 5)], at(2), at(4))).toEqual([]);
    expect(hazardTicks([burning(at(2))], at(4), at(3))).toEqual([]);
  });

  test("time that is caught up on asks for the same rounds as time that went by", () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (a, b) => {
        const condition = [burning(at(1))];
        const inSteps = [...rounds(condition, at(1), at(1 + a)), ...rounds(condition, at(1 + a), at(1 + a + b))];
        expect(inSteps.flat()).toEqual(rounds(condition, at(1), at(1 + a + b)).flat());
      }),
    );
  });
});

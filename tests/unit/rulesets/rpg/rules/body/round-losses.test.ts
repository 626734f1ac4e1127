import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition } from "../../../../../../src/rulesets/rpg/rules/body/conditions.js";
import {
  bled,
  bleedingDice,
  lossesOver,
  MOST_ROUNDS,
  noLosses,
  roundsGone,
  roundsThatMatter,
} from "../../../../../../src/rulesets/rpg/rules/body/round-losses.js";

const lastingOn = (state: Condition["state"], first = 1): Condition => ({
  ...{ state, ends: "care", wound: "w" },
  span: { clock: "round", first, last: null },
});
const bleeding = (formula: string) => lastingOn({ type: "bleed", formula });
const stamp = (combatId: string, round: number, worldTime: number) => ({ combatId, round, worldTime });

describe("RP-02, RP-61: rounds that went by", () => {
  test("are those of the same fight, and seconds otherwise", () => {
    expect(roundsGone(stamp("f", 2, 100), stamp("f", 5, 118))).toBe(3);
    expect(roundsGone(stamp("f", 2, 100), stamp("", 0, 118))).toBe(18);
    expect(roundsGone(stamp("", 0, 100), stamp("f", 4, 101))).toBe(1);
    expect(roundsGone(stamp("f", 5, 100), stamp("f", 4, 99))).toBe(0);
  });
});

describe("what some rounds ask for", () => {
  const now = { round: 4, worldTime: 100 };

  test("RP-61: every bleeding once a round; RP-86, RP-90: the round in which a hazard began was played then", () => {
    const all = [bleeding("1d4"), lastingOn({ type: "burning" }, 3), lastingOn({ type: "choking", failed: false }, 2)];
    expect(lossesOver(all, 3, now)).toEqual({
      bleeding: [{ formula: "1d4", rounds: 3 }],
      burning: 1,
      choking: { rounds: [2, 3], failed: false },
    });
  });

  test("RP-86: clothes burn once, however often they caught fire", () => {
    const twice = [lastingOn({ type: "burning" }), lastingOn({ type: "burning" }, 2)];
    expect(lossesOver(twice, 1, now).burning).toBe(1);
  });

  test("RP-61: a round taken by hand may be the one in which it began", () => {
    const begun = [lastingOn({ type: "burning" }, 4), lastingOn({ type: "choking", failed: true }, 4)];
    expect(noLosses(lossesOver(begun, 1, now))).toBe(true);
    expect(lossesOver(begun, 1, now, true)).toMatchObject({ burning: 1, choking: { rounds: [1] } });
  });
});

describe("RP-27: rounds that are thrown for", () => {
  test("are no more than it takes to die for certain", () => {
    expect(roundsThatMatter([bleeding("1d4"), bleeding("1")], 3600, 9)).toBe(5);
    expect(roundsThatMatter([bleeding("1d4")], 3, 9)).toBe(3);
    expect(roundsThatMatter([lastingOn({ type: "choking", failed: false })], 3600, 9)).toBe(MOST_ROUNDS);
  });
});

describe("RP-61: a bleeding over some rounds", () => {
  test("throws its dice together; a fixed one throws none", () => {
    expect(bleedingDice("1d4", 3)).toBe("3d4");
    expect(bleedingDice("2", 3)).toBeNull();
    expect(bled("2", 3, [])).toBe(6);
    expect(bled("1d4-1", 2, [1, 4])).toBe(3);
    expect(bled("1d4/2", 2, [1, 4])).toBe(3);
  });

  test("takes what its rounds would take one by one", () => {
    const die = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.array(die, { minLength: 1, maxLength: 20 }), fc.integer({ min: -2, max: 2 }), (faces, flat) => {
        const formula = `1d6${flat < 0 ? flat : `+${flat}`}`;
        const single = faces.reduce((sum, face) => sum + bled(formula, 1, [face]), 0);
        expect(bled(formula, faces.length, faces)).toBe(single);
      }),
    );
  });
});

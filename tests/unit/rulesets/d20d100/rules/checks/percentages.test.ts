import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULTS } from "../../../../../../src/rulesets/d20d100/rules/options.js";
import {
  constantFromPercent,
  modifierFromPercent,
  PERCENT_STEP,
} from "../../../../../../src/rulesets/d20d100/rules/checks/from-percent.js";
import { chancesOf } from "../../../../../../src/rulesets/d20d100/rules/checks/percentages.js";
import { SKILL_DIFFICULTY, testResult } from "../../../../../../src/rulesets/d20d100/rules/checks/tests.js";

/** Difficulties of the printed table, and its lines by modifier; a dash is a blank cell. */
const COLUMNS = [0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const PRINTED: readonly (readonly [number, string])[] = [
  [14, "— — — — — — — — — — — 100 95 90 85 80 75"],
  [13, "— — — — — — — — — — 100 95 90 85 80 75 70"],
  [12, "— — — — — — — — — 100 95 90 85 80 75 70 65"],
  [11, "— — — — — — — — 100 95 90 85 80 75 70 65 60"],
  [10, "— — — — — — — 100 95 90 85 80 75 70 65 60 55"],
  [9, "— — — — — — 100 95 90 85 80 75 70 65 60 55 50"],
  [8, "— — — — — 100 95 90 85 80 75 70 65 60 55 50 45"],
  [7, "— — — — 100 95 90 85 80 75 70 65 60 55 50 45 40"],
  [6, "— — — 100 95 90 85 80 75 70 65 60 55 50 45 40 35"],
  [5, "— — 100 95 90 85 80 75 70 65 60 55 50 45 40 35 30"],
  [4, "— 100 95 90 85 80 75 70 65 60 55 50 45 40 35 30 25"],
  [3, "— 95 90 85 80 75 70 65 60 55 50 45 40 35 30 25 20"],
  [2, "— 90 85 80 75 70 65 60 55 50 45 40 35 30 25 20 15"],
  [1, "— 85 80 75 70 65 60 55 50 45 40 35 30 25 20 15 10"],
  [0, "— 80 75 70 65 60 55 50 45 40 35 30 25 20 15 10 5"],
  [-1, "100 75 70 65 60 55 50 45 40 35 30 25 20 15 10 5 0"],
  [-2, "95 70 65 60 55 50 45 40 35 30 25 20 15 10 5 0 —"],
  [-3, "90 65 60 55 50 45 40 35 30 25 20 15 10 5 0 — —"],
  [-4, "85 60 55 50 45 40 35 30 25 20 15 10 5 0 — — —"],
  [-5, "80 55 50 45 40 35 30 25 20 15 10 5 0 — — — —"],
  [-6, "75 50 45 40 35 30 25 20 15 10 5 0 — — — — —"],
  [-7, "70 45 40 35 30 25 20 15 10 5 0 — — — — — —"],
  [-8, "65 40 35 30 25 20 15 10 5 0 — — — — — — —"],
  [-9, "60 35 30 25 20 15 10 5 0 — — — — — — — —"],
  [-10, "55 30 25 20 15 10 5 0 — — — — — — — — —"],
];

const CELLS = PRINTED.flatMap(([modifier, line]) =>
  line.split(" ").map((cell, column) => ({ modifier, difficulty: COLUMNS[column] ?? NaN, cell })),
);

describe("chances in percent", () => {
  test("DD-06: the table has 310 figures", () => {
    expect(CELLS.filter(({ cell }) => cell !== "—")).toHaveLength(310);
  });

  test.each(CELLS)("DD-06: $modifier against $difficulty is $cell", ({ modifier, difficulty, cell }) => {
    const { raw, printed, effective } = chancesOf(modifier, difficulty);
    if (cell === "—") expect(raw < 0 || raw > 100).toBe(true);
    else {
      expect(printed).toBe(Number(cell));
      expect(effective).toBe(Math.min(95, Number(cell)));
    }
  });

  test("DD-02, DD-03, DD-06: they are what the twenty faces come to", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -30, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        fc.boolean(),
        (modifier, difficulty, natural20Succeeds) => {
          const won = Array.from({ length: 20 }, (_, face) => face + 1).filter(
            (die) => testResult({ die, modifier }, difficulty, { natural20Succeeds }).success,
          );
          expect(chancesOf(modifier, difficulty, { natural20Succeeds }).effective).toBe(won.length * 5);
        },
      ),
    );
  });
});

/** DD-06, DD-10 — a modifier stands for its chance at the usual difficulty. */
const standsFor = (modifier: number) => chancesOf(modifier, SKILL_DIFFICULTY).effective;

describe("percentages as modifiers", () => {
  test.each([
    [0, -6],
    [2, -6],
    [3, -5],
    [5, -5],
    [25, -1],
    [70, 8],
  ])("DD-10: %i %% is %i, to the nearest (D-01)", (percent, modifier) => {
    expect(modifierFromPercent(percent)).toBe(modifier);
  });

  test("DD-10: or rounded down (D-11)", () => {
    expect(modifierFromPercent(9, { conversionRounding: "floor" })).toBe(-5);
    expect(modifierFromPercent(9)).toBe(-4);
  });

  test("DD-10: there and back, from none to 95 %", () => {
    fc.assert(
      fc.property(fc.integer({ min: -6, max: 13 }), (modifier) => {
        expect(modifierFromPercent(standsFor(modifier))).toBe(modifier);
      }),
    );
    expect(standsFor(-9)).toBe(0);
    expect(standsFor(20)).toBe(95);
  });

  test("DD-11: a second characteristic costs 2, or 1 as the table likes; skills of combat never pay (D-06)", () => {
    const ride = { percent: 5, characteristics: 2, combat: false };
    expect(constantFromPercent(ride)).toBe(-7);
    expect(constantFromPercent(ride, { ...DEFAULTS, twoCharacteristicPenalty: 1 })).toBe(-6);
    expect(constantFromPercent({ ...ride, combat: true })).toBe(-5);
    expect(constantFromPercent({ ...ride, characteristics: 1 })).toBe(-5);
  });

  test("DD-12: a point is worth five percents", () => {
    expect(40 * PERCENT_STEP).toBe(200);
  });
});

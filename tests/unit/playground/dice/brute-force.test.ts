import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type DiceConfig, Roll } from "../../../../playground/client/dice/index.js";
import { choose, installDice } from "./support.js";

let dice: DiceConfig;
beforeEach(() => {
  dice = installDice();
});

/** Every way three four-sided dice can fall. */
const FALLS = [1, 2, 3, 4].flatMap((a) => [1, 2, 3, 4].flatMap((b) => [1, 2, 3, 4].map((c) => [a, b, c])));
const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
const sorted = (values: number[]): number[] => [...values].sort((a, b) => a - b);

describe("every fall of 3d4 gives what a plain count gives", () => {
  it.each<[string, (values: number[]) => number]>([
    ["3d4", sum],
    ["3d4kh2", (values) => sum(sorted(values).slice(1))],
    ["3d4kl", (values) => Math.min(...values)],
    ["3d4dh", (values) => sum(sorted(values).slice(0, 2))],
    ["3d4dl2", (values) => Math.max(...values)],
    ["3d4cs>=3", (values) => values.filter((value) => value >= 3).length],
    ["3d4cf<2", (values) => values.filter((value) => value < 2).length],
    ["3d4df<=2", (values) => sum(values.map((value) => (value <= 2 ? -1 : value)))],
    ["3d4sf<=2", (values) => sum(values.map((value) => (value <= 2 ? -value : value)))],
    ["3d4min2max3", (values) => sum(values.map((value) => Math.min(Math.max(value, 2), 3)))],
    ["3d4even", (values) => values.filter((value) => value % 2 === 0).length],
    ["3d4odd", (values) => values.filter((value) => value % 2 === 1).length],
    ["3d4ms>=7", (values) => sum(values) - 7],
    ["{1d4,1d4,1d4}kh", (values) => Math.max(...values)],
    ["{3d4}dl1", (values) => sum(sorted(values).slice(1))],
    ["2 * 3d4 - 1", (values) => 2 * sum(values) - 1],
  ])("%s", async (formula, expected) => {
    for (const values of FALLS) {
      choose(dice, 4, ...values);
      expect((await new Roll(formula).evaluate()).total, values.join()).toBe(expected(values));
    }
  });
});

describe("chance", () => {
  it("gives each face its share of the uniform numbers, for any number of faces", () => {
    const uniform = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), uniform, (faces, u) => {
        const [die] = Roll.parse(`1d${faces}`) as unknown as [{ mapRandomFace(u: number): number }];
        const face = die.mapRandomFace(u);
        expect(face).toBeGreaterThanOrEqual(1);
        expect(face).toBeLessThanOrEqual(faces);
        expect(Number.isInteger(face)).toBe(true);
      }),
    );
  });

  it("lets every face of a die appear, and nothing else", async () => {
    const totals = await Roll.simulate("1d6", 2000);
    expect(sorted([...new Set(totals)])).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("abuse", () => {
  it.each([
    ["1000d6", "1000 dice are too many: at most 999"],
    ["1d1x", "more than 5000 results"],
    ["1d1rr1", "more than 5000 results"],
    ["1d6x>=1", "more than 5000 results"],
    ["(500*2)d6", "1000 dice are too many"],
  ])("%s ends with a clear error that names the formula", async (formula, reason) => {
    await expect(new Roll(formula).evaluate()).rejects.toThrow(reason);
    await expect(new Roll(formula).evaluate()).rejects.toThrow("The formula");
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  layersAt,
  protection,
  rolledAt,
  type ArmourPiece,
} from "../../../../../../src/rulesets/rpg/rules/attack/armour.js";
import { parseDice, type DiceFormula } from "../../../../../../src/rulesets/rpg/rules/dice-formula.js";

const dice = (written: string): DiceFormula => {
  const formula = parseDice(written);
  if (!formula) throw new Error(written);
  return formula;
};
const piece = (written: string, ...coverage: number[]) => ({ written, formula: dice(written), coverage });
const names = (pieces: readonly { readonly written: string }[]) => pieces.map(({ written }) => written);

test("RP-64: a die of protection takes as much as it shows, never less than nothing", () => {
  expect([1, 2, 3, 4].map((face) => protection(dice("1d4-1"), [face]))).toEqual([0, 1, 2, 3]);
  expect(protection(dice("1d4+1"), [4])).toBe(5);
});

test("RP-65: a piece protects exactly the numbers it covers", () => {
  const sleeve = piece("1d6", 6);
  expect([5, 6, 7].map((number) => layersAt([sleeve], number).length)).toEqual([0, 1, 0]);
});

test("RP-66: of two layers the better one is rolled, or both (D-42)", () => {
  const worn = [piece("1d4", 7), piece("1d4+1", 7), piece("1d6", 7)];
  expect(names(rolledAt(worn, 7))).toEqual(["1d6"]); // the same mean as 1d4+1, with a higher maximum
  expect(names(rolledAt(worn, 7, "sum"))).toEqual(["1d4", "1d4+1", "1d6"]);
  expect(rolledAt(worn, 10)).toEqual([]);
});

test("RP-66: what is rolled is always one of the layers, and none of them expects more", () => {
  const worn = fc.array(
    fc.record({
      formula: fc.constantFrom(...["1d4-1", "1d4", "1d4+1", "1d6", "1d8", "1d10", "2d6"].map(dice)),
      coverage: fc.subarray([1, 2, 3]),
    }),
  );
  const mean = (formula: DiceFormula) =>
    Array.from({ length: formula.faces }, (_, i) =>
      protection(formula, Array<number>(formula.count).fill(i + 1)),
    ).reduce((sum, points) => sum + points / formula.faces, 0);
  fc.assert(
    fc.property(worn, fc.constantFrom(1, 2, 3), (pieces: readonly ArmourPiece[], number) => {
      const layers = layersAt(pieces, number);
      const [best] = rolledAt(pieces, number);
      expect(best === undefined).toBe(layers.length === 0);
      if (best) expect(mean(best.formula)).toBeCloseTo(Math.max(...layers.map(({ formula }) => mean(formula))));
    }),
  );
});

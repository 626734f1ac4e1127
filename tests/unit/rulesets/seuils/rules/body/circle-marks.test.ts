import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { marked, MARKS, marksOf, remarked } from "../../../../../../src/rulesets/seuils/rules/body/circle-marks.js";
import { tickedIn } from "../../../../../../src/rulesets/seuils/rules/body/circles.js";
import { NATURES } from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";
import { anyRow, anyRows } from "../support.js";

const row = { max: 4, lethal: 1, temporary: 1 };

describe("circles by hand", () => {
  test("SE-55: filled ones stand to the left, crosses after them", () => {
    expect(marksOf(row)).toEqual(["lethal", "temporary", "free", "free"]);
  });

  test("SE-51, SE-55: a circle gets a mark, changes it, or loses the one it has", () => {
    expect(marked(row, 3, "lethal")).toEqual({ max: 4, lethal: 2, temporary: 1 });
    expect(marked(row, 3, "temporary")).toEqual({ max: 4, lethal: 1, temporary: 2 });
    expect(marked(row, 1, "lethal")).toEqual({ max: 4, lethal: 2, temporary: 0 });
    expect(marked(row, 0, "lethal")).toEqual({ max: 4, lethal: 0, temporary: 1 });
    expect(marked(row, 1, "temporary")).toEqual({ max: 4, lethal: 1, temporary: 0 });
  });

  test("SE-51, SE-55: a circle gets the mark that is chosen for it, and keeps the one it has", () => {
    expect(remarked(row, 0, "temporary")).toEqual({ max: 4, lethal: 0, temporary: 2 });
    expect(remarked(row, 0, "free")).toEqual({ max: 4, lethal: 0, temporary: 1 });
    expect(remarked(row, 2, "lethal")).toEqual({ max: 4, lethal: 2, temporary: 1 });
    expect([remarked(row, 0, "lethal"), remarked(row, 3, "free"), remarked(row, 7, "lethal")]).toEqual([row, row, row]);
  });

  test("SE-51, SE-55: marks that are chosen keep the others, whichever they are", () => {
    fc.assert(
      fc.property(anyRows, anyRow, fc.nat(9), fc.constantFrom(...MARKS), (rows, of, place, mark) => {
        const count = (circles: typeof row) => marksOf(circles).filter((one) => one === mark).length;
        const [before, after] = [rows[of], remarked(rows[of], place, mark)];
        const changes = marksOf(before)[place] !== undefined && marksOf(before)[place] !== mark;
        expect(count(after)).toBe(count(before) + (changes ? 1 : 0));
        expect(marksOf(after)).toHaveLength(before.max);
      }),
    );
  });

  test("SE-51: a circle that is not there changes nothing", () => {
    expect([marked(row, 4, "lethal"), marked(row, -1, "lethal")]).toEqual([row, row]);
  });

  test("SE-51, SE-55: no row ever holds more than it has circles, and one circle changes at most", () => {
    fc.assert(
      fc.property(anyRows, anyRow, fc.nat(9), fc.constantFrom(...NATURES), (rows, of, place, nature) => {
        const after = marked(rows[of], place, nature);
        expect(tickedIn(after)).toBeLessThanOrEqual(after.max);
        expect(Math.min(after.lethal, after.temporary)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(tickedIn(after) - tickedIn(rows[of]))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

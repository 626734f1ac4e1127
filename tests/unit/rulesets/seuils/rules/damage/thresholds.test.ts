import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { woundOf } from "../../../../../../src/rulesets/seuils/rules/damage/damage.js";
import { facesOf, thresholdsOf } from "../../../../../../src/rulesets/seuils/rules/damage/thresholds.js";
import { ROWS } from "../../../../../../src/rulesets/seuils/rules/vocabulary.js";

describe("faces that wound", () => {
  test("SE-42, SE-56: each row has those from its Seuil to the next one", () => {
    expect(facesOf(thresholdsOf(3))).toEqual({
      touche: { from: 5, to: 6 },
      blesse: { from: 7, to: 8 },
      tue: { from: 9, to: 10 },
    });
  });

  test("SE-57: a row whose Seuil no die reaches has none, and leaves its faces to the row before", () => {
    expect(facesOf(thresholdsOf(7))).toEqual({ touche: { from: 9, to: 10 }, blesse: null, tue: null });
  });

  test("SE-42, SE-56: whatever Seuils a sheet has of its own, a die wounds in the row that it is told to", () => {
    const threshold = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(fc.record({ touche: threshold, blesse: threshold, tue: threshold }), (thresholds) => {
        const faces = facesOf(thresholds);
        for (let face = 1; face <= 10; face += 1) {
          const told = ROWS.filter((row) => face >= (faces[row]?.from ?? 11) && face <= (faces[row]?.to ?? 0));
          expect(told).toEqual([woundOf(face, thresholds)].filter((row) => row !== "none"));
        }
      }),
    );
  });
});

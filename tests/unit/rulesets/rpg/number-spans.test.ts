import { expect, test } from "vitest";
import { numberSpans } from "../../../../src/rulesets/rpg/data/items/number-spans.js";

test("RP-65: numbers that a piece of armour covers are written as the tables print them", () => {
  expect(numberSpans([1, 2, 3, 4, 7, 8, 9])).toBe("1-4, 7-9");
  expect([numberSpans([10]), numberSpans([6, 5]), numberSpans([5, 5, 7]), numberSpans([])]).toEqual([
    ...["10", "5-6", "5, 7", ""],
  ]);
});

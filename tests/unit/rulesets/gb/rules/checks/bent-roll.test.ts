import fc from "fast-check";
import { expect, test } from "vitest";
import { bentRoll } from "../../../../../../src/rulesets/gb/rules/checks/bent-roll.js";

const face = fc.integer({ min: 1, max: 20 });
const bonus = fc.integer({ min: -20, max: 30 });

test("GB-03: a reroll takes the die's place, a bonus adds to the sum", () => {
  fc.assert(
    fc.property(face, bonus, face, bonus, (d20, given, reroll, more) => {
      expect(bentRoll({ d20, bonus: given }, { reroll, bonus: more })).toEqual({ d20: reroll, bonus: given + more });
      expect(bentRoll({ d20, bonus: given }, { reroll: null, bonus: 0 })).toEqual({ d20, bonus: given });
    }),
  );
});

test.each([0, 21, -3, 7.5, Number.NaN])("GB-03: %s is no face of a d20: the die that fell counts", (reroll) => {
  expect(bentRoll({ d20: 4, bonus: 2 }, { reroll, bonus: 1 })).toEqual({ d20: 4, bonus: 3 });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { isWrittenIn } from "../../../../src/core/settings/written.js";
import { diceSum } from "../../../../src/rulesets/d20d100/rules/dice-sum.js";

test("DD-19: dice of Taille and Apparence are refused as long as nobody can throw them", () => {
  const written = ["2d6+6", "4d6 − 2", "2d6+", "three dice", ""].map((text) => isWrittenIn("dice", text));
  expect(written).toEqual([true, true, false, false, false]);
});

test("DD-19: whatever is let through can be thrown", () => {
  const term = fc.oneof(
    fc.tuple(fc.constantFrom("", "1", "3", "12"), fc.integer({ min: 1, max: 999 })).map(([n, of]) => `${n}d${of}`),
    fc.integer({ min: 0, max: 999 }).map(String),
  );
  const sum = fc.array(fc.tuple(fc.constantFrom("+", " - ", "−"), term), { maxLength: 2 });
  fc.assert(
    fc.property(term, sum, (first, more) => {
      const text = first + more.flat().join("");
      expect(isWrittenIn("dice", text)).toBe(true);
      expect(diceSum(text)).not.toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (isWrittenIn("dice", text)) expect(diceSum(text)).not.toBeNull();
    }),
  );
});

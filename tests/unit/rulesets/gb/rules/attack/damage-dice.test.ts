import fc from "fast-check";
import { expect, test } from "vitest";
import { damageDice, diceSum } from "../../../../../../src/rulesets/gb/rules/attack/damage-dice.js";
import { maximumDamage } from "../../../../../../src/rulesets/gb/rules/attack/lethality.js";

test("GB-43: a formula is read die by die", () => {
  expect(damageDice("2d6 + 1d4 - 1")).toMatchObject({ faces: [6, 6, 4], plus: -1 });
  expect(damageDice("")).toMatchObject({ faces: [], plus: 0 });
});

test("GB-43: nobody throws dice that are taken off, nor fistfuls of them", () => {
  expect(diceSum("1d6 - 2d4")).toEqual({ faces: [6], minus: [4, 4], plus: 0 });
  expect(damageDice("1d6 - 2d4")).toBeUndefined();
  expect([damageDice("40d6")?.faces.length, damageDice("41d6")]).toEqual([40, undefined]);
});

test.each(["2d0", "chats", "1d6+", "1d6 1d6", "1e3", "٣"])("GB-16: « %s » is no formula", (formula) => {
  expect(diceSum(formula)).toBeUndefined();
});

test("GB-16: what a formula can do at most, however it is written", () => {
  const term = fc.record({
    count: fc.integer({ min: 1, max: 20 }),
    die: fc.integer({ min: 1, max: 100 }),
    plus: fc.nat(50),
    space: fc.constantFrom("", " "),
  });
  fc.assert(
    fc.property(fc.array(term, { minLength: 1, maxLength: 4 }), (terms) => {
      const text = terms.map(({ count, die, plus, space }) => `${count}d${die}${space}+${space}${plus}`).join(" + ");
      const most = terms.reduce((sum, { count, die, plus }) => sum + count * die + plus, 0);
      expect(maximumDamage(text)).toBe(most);
    }),
  );
});

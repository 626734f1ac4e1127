import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bulletsOf,
  parseNotation,
  printNotation,
  shotsOf,
  signed,
} from "../../../../../../src/rulesets/d20d100/rules/arms/notation.js";

describe("the notation of attacks (DD-51)", () => {
  test("what is printed is read back", () => {
    const lines = fc
      .record({
        modifiers: fc.array(fc.integer({ min: -20, max: 40 }), { minLength: 1, maxLength: 3 }),
        shots: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ modifiers, shots }) => modifiers.map((modifier) => ({ modifier, shots })));
    fc.assert(
      fc.property(lines, (line) => {
        expect(parseNotation(printNotation(line))).toEqual({ alternatives: [line] });
      }),
    );
  });

  test("four bars end a line, and stand nowhere else (D-16)", () => {
    expect(parseNotation("-1////")).toEqual({ alternatives: [[{ modifier: -1, shots: 4 }]] });
    expect(parseNotation("+3////-2")).toEqual({ error: "badSeparator" });
    expect(parseNotation("+3/////")).toEqual({ error: "badSeparator" });
    expect(parseNotation("+3/")).toEqual({ error: "badSeparator" });
  });

  test("all the bars of an alternative are equal", () => {
    expect(parseNotation("+5//-1/-6")).toEqual({ error: "mixedSeparators" });
    expect(parseNotation("+5/+0 ; +2//-3")).toMatchObject({ alternatives: [{ length: 2 }, { length: 2 }] });
  });

  test.each(["", "7", "+", "/+3", "+3//-2//", "feu", "+3;", "++3", "+3 -2"])("%j is none", (text) => {
    expect(parseNotation(text)).toEqual({ error: "badNotation" });
  });

  test("a typographic minus and blanks are read", () => {
    expect(parseNotation(" +2 // −3 ")).toEqual(parseNotation("+2//-3"));
  });

  test("zero has its sign, and every bullet its group", () => {
    expect(signed(0)).toBe("+0");
    const line = [
      { modifier: 2, shots: 2 },
      { modifier: -3, shots: 2 },
    ];
    expect(shotsOf(line)).toBe(4);
    expect(bulletsOf(line).map(({ modifier, group }) => [modifier, group])).toEqual([
      [2, 0],
      [2, 0],
      [-3, 1],
      [-3, 1],
    ]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIE_FACES, facesFit, stillToRoll } from "../../../../../../src/rulesets/seuils/rules/checks/faces.js";

describe("dice that grant others", () => {
  test("SE-01: a face is a whole number from 1 to 10", () => {
    expect([0, 1, 10, 11, 2.5].map((face) => facesFit([face], 1, null))).toEqual([false, true, true, false, false]);
  });

  test("SE-03: every 10 asks for one die more, which may ask for another", () => {
    expect(stillToRoll([10, 3], 2, 10)).toBe(1);
    expect(stillToRoll([10, 3, 10], 2, 10)).toBe(1);
    expect(facesFit([10, 3, 10, 2], 2, 10)).toBe(true);
  });

  test("SE-03: no die lies there that nothing granted, and none before the 10 that grants it", () => {
    expect(facesFit([6, 7, 8], 2, 10)).toBe(false);
    expect(facesFit([5, 10], 1, 10)).toBe(false);
    expect(facesFit([], 1, 10)).toBe(false);
    expect(facesFit([10], 0, 10)).toBe(false);
    expect(facesFit([], 0, 10)).toBe(true);
  });

  test("SE-03: without explosions a 10 is a face like another", () => {
    expect(facesFit([10, 10], 2, null)).toBe(true);
    expect(facesFit([10, 10, 4], 2, null)).toBe(false);
  });

  test("SE-03: a roll comes to its end as soon as the tens do, with one die more for each of them", () => {
    const stream = fc.array(fc.integer({ min: 1, max: DIE_FACES }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 2, max: 10 }), stream, (dice, from, luck) => {
        const faces: number[] = [];
        while (stillToRoll(faces, dice, from) > 0) faces.push(luck[faces.length] ?? 1);
        expect(facesFit(faces, dice, from)).toBe(true);
        expect(faces.length).toBe(dice + faces.filter((face) => face >= from).length);
      }),
    );
  });

  test("SE-03: of the beginnings of a roll only the whole of it fits", () => {
    const stream = fc.array(fc.integer({ min: 1, max: DIE_FACES }), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), stream, (dice, luck) => {
        const fitting = luck.map((_, length) => luck.slice(0, length)).filter((faces) => facesFit(faces, dice, 10));
        expect(fitting.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  attackLines,
  firesSingle,
  type WeaponRow,
} from "../../../../../../src/rulesets/d20d100/rules/arms/attack-line.js";
import { attackCount } from "../../../../../../src/rulesets/d20d100/rules/arms/attack-count.js";
import { printNotation } from "../../../../../../src/rulesets/d20d100/rules/arms/notation.js";

const OPTIONS = { attackOffsets: [0, -5, -10], unarmedAttacks: "one", precisionInMultiple: "baseOnly" } as const;

const row = (given: Partial<WeaponRow>): WeaponRow => ({
  skill: "handgun",
  total: 6,
  precision: 0,
  speciality: 0,
  unfamiliar: 0,
  misc: 0,
  recoil: 0,
  cadences: new Set(["simple"]),
  naturalAttacks: 0,
  ...given,
});

const base = (given: Partial<WeaponRow>): string => printNotation(attackLines(row(given), OPTIONS).base);

describe("the attacks of a row", () => {
  test("DD-42: two from +6, three from +10", () => {
    expect([5, 6, 9, 10].map(attackCount)).toEqual([1, 2, 2, 3]);
  });

  test("DD-53, DD-82: only the skill decides how many, neither precision, Spécialité nor want of practice", () => {
    expect(base({ total: 5, precision: 1 })).toBe("+6");
    expect(base({ total: 5, speciality: 2 })).toBe("+7");
    expect(base({ unfamiliar: -4 })).toBe("+2/-3");
  });

  test("DD-125: an improvised weapon is worse in rapid fire too", () => {
    const lines = attackLines(row({ unfamiliar: -2, recoil: 4, cadences: new Set(["double"]) }), OPTIONS);
    expect(lines.double && printNotation(lines.double)).toBe("+0//-5");
  });

  test("D-50: a natural weapon strikes as often as is listed, at one modifier", () => {
    expect(base({ total: 2, naturalAttacks: 4 })).toBe("+2/+2/+2/+2");
  });

  test("DD-55: a bolt-action rifle has two shots at most, and no rapid fire", () => {
    const lines = attackLines(row({ total: 12, cadences: new Set(["reduced"]) }), OPTIONS);
    expect([printNotation(lines.base), lines.double, lines.triple]).toEqual(["+12/+7", null, null]);
  });

  test("DD-43: the table may type other offsets", () => {
    const { base: line } = attackLines(row({ total: 10 }), { ...OPTIONS, attackOffsets: [0, -4, -9] });
    expect(printNotation(line)).toBe("+10/+6/+1");
  });

  test("DD-56: the double has two shots for each base attack, the triple three, recoil once and twice", () => {
    fc.assert(
      fc.property(fc.integer({ min: -6, max: 16 }), fc.integer({ min: 0, max: 8 }), (total, recoil) => {
        const lines = attackLines(row({ total, recoil, cadences: new Set(["triple"]) }), OPTIONS);
        expect(lines.double).toEqual(lines.base.map(({ modifier }) => ({ modifier: modifier - recoil, shots: 2 })));
        expect(lines.triple).toEqual(lines.base.map(({ modifier }) => ({ modifier: modifier - 2 * recoil, shots: 3 })));
      }),
    );
  });

  test("DD-146: an automatic fires single shots where it is selective", () => {
    expect(firesSingle(new Set(["burst10"]), false)).toBe(false);
    expect(firesSingle(new Set(["burst10"]), true)).toBe(true);
    expect(firesSingle(new Set(["triple"]), false)).toBe(true);
  });
});

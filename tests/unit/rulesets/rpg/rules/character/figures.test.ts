import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresOf } from "../../../../../../src/rulesets/rpg/rules/character/figures.js";

const values = (body: number, agility: number) => ({ body, agility, mind: 5, charisma: 5 });

describe("figures of a character", () => {
  test("RP-24, RP-28: half sums, rounded down", () => {
    expect(figuresOf(values(6, 8))).toMatchObject({ reaction: 6, move: 7, hpMax: 16 });
  });

  test.each([
    [1, 0],
    [5, 0],
    [6, 1],
    [7, 1],
    [8, 2],
    [9, 2],
    [10, 3],
    [11, 3],
    [12, 4],
    [15, 5],
  ])("RP-25, RP-26: an attribute of %i adds %i", (value, bonus) => {
    expect(figuresOf(values(value, value))).toMatchObject({ defenseBonus: bonus, damageBonus: bonus });
  });

  test("RP-105: a fixed figure counts, also one of 0, the others follow from the attributes", () => {
    const figures = figuresOf(values(12, 6), { hpMax: 28, move: 10, defenseBonus: 0, reaction: null });
    expect(figures).toEqual({ hpMax: 28, move: 10, defenseBonus: 0, reaction: 5, damageBonus: 4 });
  });

  test("RP-20: whatever the attributes are, no bonus is below 0", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (body, agility) => {
        const figures = figuresOf(values(body, agility));
        expect(
          Math.min(figures.defenseBonus, figures.damageBonus, figures.move, figures.reaction),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attackDifficultyParts } from "../../../../../../src/rulesets/rpg/rules/attack/attack.js";
import {
  PARRY_MEANS,
  parryFigures,
  parryRefusal,
  resolveParry,
  type Parried,
} from "../../../../../../src/rulesets/rpg/rules/attack/parry.js";

describe("hitting", () => {
  test("RP-41: the target's Bdef, the circumstances and an aim (RP-48) add up to the FD", () => {
    expect(attackDifficultyParts({ defenseBonus: 2, circumstances: -1, aimed: true })).toEqual([
      { id: "defense", value: 2 },
      { id: "circumstances", value: -1 },
      { id: "aimed", value: 1 },
    ]);
    expect(attackDifficultyParts({ defenseBonus: 0 })).toEqual([]);
  });

  test("RP-41: whoever can do nothing has no Bdef (D-24)", () => {
    expect(attackDifficultyParts({ defenseBonus: 3, circumstances: 2, helpless: true })).toEqual([
      { id: "circumstances", value: 2 },
    ]);
  });
});

describe("RP-42: what parries what", () => {
  const against: readonly Parried[] = ["melee", "unarmed", "missile", "magic"];

  test("below the fourth degree of mastery", () => {
    expect(PARRY_MEANS.map((means) => against.map((blow) => parryRefusal(means, blow, 3)))).toEqual([
      [null, null, "mastery", "magic"],
      [null, null, null, "magic"],
      ["mastery", null, "missileUnarmed", "magic"],
    ]);
  });

  test("RP-45, RP-46: from the fourth degree on", () => {
    expect(PARRY_MEANS.map((means) => against.map((blow) => parryRefusal(means, blow, 4)))).toEqual([
      [null, null, null, "magic"],
      [null, null, null, "magic"],
      [null, null, "missileUnarmed", "magic"],
    ]);
  });
});

describe("the FD of a parry", () => {
  const blow = { score: 12, attackerMargin: 5 } as const;

  test("RP-43, RP-45: is the margin of the blow", () => {
    expect(parryFigures({ ...blow, means: "weapon", against: "melee" })).toEqual({ difficulty: 5, target: 7 });
    expect(parryFigures({ ...blow, means: "unarmed", against: "unarmed" })).toEqual({ difficulty: 5, target: 7 });
    expect(parryFigures({ ...blow, means: "weapon", against: "melee", attackerMargin: -1 }).difficulty).toBe(0);
  });

  test("RP-44: is half of it for a shield, rounded as the table likes (D-28), and what the shield adds", () => {
    const shield = { ...blow, means: "shield", against: "missile" } as const;
    expect(parryFigures(shield)).toEqual({ difficulty: 2, target: 10 });
    expect(parryFigures(shield, { shieldRounding: "up" }).difficulty).toBe(3);
    expect(parryFigures({ ...shield, shieldDifficulty: 1 }).target).toBe(9);
  });

  test("RP-46: halves a weapon's chances against a missile, or its score (D-29)", () => {
    const missile = { ...blow, means: "weapon", against: "missile" } as const;
    expect(parryFigures(missile).target).toBe(3);
    expect(parryFigures(missile, { missileParryHalving: "score" }).target).toBe(1);
  });

  test("RP-44: a shield never parries worse than a weapon of the same score", () => {
    fc.assert(
      fc.property(
        fc.nat(20),
        fc.nat(20),
        fc.constantFrom("melee" as const, "missile" as const),
        (score, margin, against) => {
          const parry = { score, attackerMargin: margin, against };
          const shield = parryFigures({ ...parry, means: "shield" }).target;
          expect(shield).toBeGreaterThanOrEqual(parryFigures({ ...parry, means: "weapon" }).target);
        },
      ),
    );
  });

  test("RP-43: a 1 parries and a 20 does not, whatever the margin", () => {
    const hopeless = { means: "weapon", against: "melee", score: 5, attackerMargin: 15 } as const;
    expect(resolveParry(hopeless, 1)).toMatchObject({ success: true, outcome: "success" });
    expect(resolveParry(hopeless, 1, { naturals: "arithmetic" }).success).toBe(false);
    expect(resolveParry({ ...hopeless, score: 40 }, 20).success).toBe(false);
  });
});

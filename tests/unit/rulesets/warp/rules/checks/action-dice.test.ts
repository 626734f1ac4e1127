import { describe, expect, test } from "vitest";
import { actionModifiers, extraActionsCost } from "../../../../../../src/rulesets/warp/rules/checks/action-dice.js";
import { baseDice, tangentBonus, untrainedDice } from "../../../../../../src/rulesets/warp/rules/checks/base-dice.js";
import type { Task } from "../../../../../../src/rulesets/warp/rules/checks/base-dice.js";
import { pool, poolParts } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";

const task = (change: Partial<Task>): Task => ({ relation: "direct", traitScore: 3, scale: "standard", ...change });

describe("dice to start from", () => {
  test("WP-06: a trait that fits gives its score, without one there are two dice", () => {
    expect(baseDice(task({}))).toBe(3);
    expect(baseDice(task({ traitScore: null, relation: "none" }))).toBe(2);
    expect(baseDice(task({ traitScore: 4, relation: "none" }))).toBe(2);
  });

  test("WP-11: nobody has dice in a technical field untrained, whatever they have elsewhere", () => {
    expect(baseDice(task({ traitScore: null, relation: "none", scale: "technical" }))).toBe(0);
    expect(baseDice(task({ traitScore: null, scale: "specialisedTechnical" }))).toBe(0);
    expect(baseDice(task({ traitScore: 1, scale: "technical" }))).toBe(1);
  });

  test("WP-06: an animal may have other dice than people, but no technical ones", () => {
    expect(untrainedDice("standard", 3)).toBe(3);
    expect(untrainedDice("technical", 3)).toBe(0);
  });

  test.each([
    [2, 2, 0],
    [3, 2, 1],
    [4, 3, 0],
    [6, 3, 0],
  ])("WP-40: a tangent trait of %d gives %d dice and %d bonus dice", (traitScore, base, bonus) => {
    const tangent = task({ relation: "tangent", traitScore });
    expect(poolParts(baseDice(tangent), tangentBonus(tangent))).toMatchObject({ base, bonus });
  });

  test("WP-40: in a technical field it adds to nothing", () => {
    expect(baseDice(task({ relation: "tangent", traitScore: 3, scale: "technical" }))).toBe(0);
    expect(baseDice(task({ relation: "tangent", traitScore: 4, scale: "technical" }))).toBe(1);
  });

  test("WP-40: a trait that fits gives no tangent die on top", () => {
    expect(tangentBonus(task({}))).toEqual([]);
  });
});

describe("what weighs on an action", () => {
  test("WP-06, WP-57, WP-62: flaws, wounds and armour are malus dice, what the keeper grants goes both ways", () => {
    const state = { advantage: 2, hindrance: 1, flaws: 2, wounded: true, armour: 1, experience: 1 };
    expect(poolParts(3, actionModifiers(state))).toEqual({ base: 3, extra: 0, lost: 0, bonus: 3, malus: 5 });
  });

  test("WP-14: reasons without dice are not named", () => {
    expect(actionModifiers({ wounded: false, flaws: 0 })).toEqual([]);
    expect(actionModifiers({ hindrance: 2 })).toEqual([{ id: "hindrance", kind: "malus", count: 2 }]);
  });

  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 0],
    [3, 1, 1],
    [4, 2, 0],
    [5, 2, 1],
  ])("WP-39: %d extra actions cost %d dice and %d malus dice", (extra, lost, malus) => {
    expect(extraActionsCost(extra)).toEqual({ lost, malus });
    expect(poolParts(4, actionModifiers({ extraActions: extra }))).toMatchObject({ lost, malus });
  });

  test("WD-16: more actions than a score bears leave no roll", () => {
    expect(pool(poolParts(2, actionModifiers({ extraActions: 4, advantage: 3 }))).possible).toBe(false);
    expect(pool(poolParts(2, actionModifiers({ extraActions: 3 }))).formula).toBe("2d6kl1");
  });
});

import { describe, expect, test } from "vitest";
import { actionPool } from "../../../../../../src/rulesets/warp/rules/checks/action-pool.js";
import type { Action, Circumstances } from "../../../../../../src/rulesets/warp/rules/checks/action-pool.js";
import { pool, poolParts } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";
import { SCOPES } from "../../../../../../src/rulesets/warp/rules/checks/scopes.js";
import type { Scope, ScopeDice } from "../../../../../../src/rulesets/warp/rules/checks/scopes.js";

const mods = Object.fromEntries(SCOPES.map((id) => [id, { bonus: 0, malus: 0, dice: 0 }])) as Record<Scope, ScopeDice>;
const hale = { wounded: false, armourMalus: 0, mods, hindered: [] };
const task = { relation: "direct", traitScore: 3, scale: "standard" } as const;

const formula = (action: Partial<Action>, actor = {}, circumstances: Circumstances = {}) => {
  const { base, modifiers } = actionPool({ kind: "check", task, ...action }, { ...hale, ...actor }, circumstances);
  return pool(poolParts(base, modifiers)).formula;
};

describe("the dice of an action", () => {
  test("WP-06: a trait alone gives its score", () => {
    expect(formula({})).toBe("3d6");
    expect(formula({ task: { relation: "tangent", traitScore: 3, scale: "standard" } })).toBe("3d6kh2");
  });

  test("WP-57: wounds weigh on everything", () => {
    for (const kind of ["check", "attack", "defence", "resistance"] as const) {
      expect(formula({ kind }, { wounded: true })).toBe("4d6kl3");
    }
  });

  test("WP-129: a charmed tongue helps where words count, and nowhere else", () => {
    expect(formula({ social: true }, { charming: true })).toBe("4d6kh3");
    expect(formula({}, { charming: true })).toBe("3d6");
  });

  test.each([
    ["an attack", { kind: "attack" }, "5d6kl3"],
    ["a defence", { kind: "defence" }, "5d6kl3"],
    ["a shot", { kind: "attack", armourExempt: true }, "3d6"],
    ["a check", { kind: "check" }, "3d6"],
    ["a check of agility", { kind: "check", agility: true }, "5d6kl3"],
    ["a resistance", { kind: "resistance" }, "3d6"],
  ] as const)("WP-62, WP-82: two malus dice of armour on %s", (_, action, expected) => {
    expect(formula(action, { armourMalus: 2 })).toBe(expected);
  });

  test("WP-14, WP-15, WP-39: what is said of the action counts with the rest", () => {
    const said = { advantage: 2, experience: 1, flaws: 1, extraActions: 1 };
    expect(formula({ kind: "attack" }, { wounded: true }, said)).toBe("3d6");
  });

  test("WP-14, WP-75: effects and serious wounds count where they say so", () => {
    const blessed = { mods: { ...mods, attack: { bonus: 1, malus: 0, dice: 1 } }, hindered: ["defence", null] };
    expect(formula({ kind: "attack" }, blessed)).toBe("5d6kh4");
    expect(formula({ kind: "defence" }, blessed)).toBe("4d6kl3");
    expect(formula({}, blessed)).toBe("3d6");
  });
});

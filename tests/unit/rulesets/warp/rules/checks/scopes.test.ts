import { describe, expect, test } from "vitest";
import { scopeModifiers, SCOPES, scopesOf } from "../../../../../../src/rulesets/warp/rules/checks/scopes.js";
import type { Scope, ScopeDice } from "../../../../../../src/rulesets/warp/rules/checks/scopes.js";

const none: ScopeDice = { bonus: 0, malus: 0, dice: 0 };
const mods = (some: Partial<Record<Scope, Partial<ScopeDice>>>) =>
  Object.fromEntries(SCOPES.map((id) => [id, { ...none, ...some[id] }])) as Record<Scope, ScopeDice>;

describe("dice of effects", () => {
  test("WP-62: attacks and defences ask for agility, a check only with a trait of agility", () => {
    expect(scopesOf({ kind: "attack" })).toEqual(["all", "attack", "agility"]);
    expect(scopesOf({ kind: "check" })).toEqual(["all", "check"]);
    expect(scopesOf({ kind: "check", agility: true })).toContain("agility");
  });

  test("WP-129: a serpent's tongue helps only to persuade", () => {
    const tongue = mods({ social: { bonus: 1 } });
    expect(scopeModifiers(tongue, [], scopesOf({ kind: "check", social: true }))).toEqual([
      { id: "effectBonus", kind: "bonus", count: 1 },
    ]);
    expect(scopeModifiers(tongue, [], scopesOf({ kind: "check" }))).toEqual([]);
  });

  test("WP-14: what touches all rolls and what touches this one add up", () => {
    const both = mods({ all: { malus: 1, dice: 1 }, defence: { malus: 2 }, attack: { malus: 4 } });
    expect(scopeModifiers(both, [], scopesOf({ kind: "defence" }))).toEqual([
      { id: "effectMalus", kind: "malus", count: 3 },
      { id: "effectDice", kind: "dice", count: 1 },
    ]);
  });

  test("WP-75: each serious wound costs a malus die where it hinders", () => {
    const wounds = ["agility", "agility", "social", null] as const;
    expect(scopeModifiers(mods({}), wounds, scopesOf({ kind: "defence" }))).toEqual([
      { id: "seriousWounds", kind: "malus", count: 2 },
    ]);
  });
});

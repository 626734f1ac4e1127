import { describe, expect, test } from "vitest";
import { deathRuleOf, lifeState, lifeWith } from "../../../../../../src/rulesets/rpg/rules/character/life.js";

describe("life and death", () => {
  test("RP-27: out at 0, dead once Corps is missing (D-14)", () => {
    const states = [1, 0, -6, -7].map((hp) => lifeState({ hp, body: 7 }));
    expect(states).toEqual(["alive", "unconscious", "unconscious", "dead"]);
  });

  test("RP-27: the other reading knows no in-between", () => {
    expect([1, 0].map((hp) => lifeState({ hp, body: 7 }, "zero"))).toEqual(["alive", "dead"]);
  });

  test("RP-27: creatures and nameless tokens die at 0 unless they matter, or the table spares them", () => {
    const table = { deathRule: "minusBody", creatureDeathAtZero: true } as const;
    const rule = (creature: boolean, unlinked: boolean, important: boolean) =>
      deathRuleOf({ creature, unlinked, important }, table);
    expect(rule(false, false, false)).toBe("minusBody");
    expect([rule(true, false, false), rule(false, true, false)]).toEqual(["zero", "zero"]);
    expect([rule(true, true, true), rule(false, true, true)]).toEqual(["minusBody", "minusBody"]);
    const spared = { ...table, creatureDeathAtZero: false };
    expect(deathRuleOf({ creature: true, unlinked: true, important: false }, spared)).toBe("minusBody");
  });

  test("RP-27, RP-58: a wound may kill or knock out somebody who has points left", () => {
    expect(lifeWith("alive", { dead: true, unconscious: false })).toBe("dead");
    expect(lifeWith("alive", { dead: false, unconscious: true })).toBe("unconscious");
    expect(lifeWith("dead", { dead: false, unconscious: true })).toBe("dead");
    expect(lifeWith("unconscious", { dead: false, unconscious: false })).toBe("unconscious");
  });
});

import { describe, expect, test } from "vitest";
import { diceRulesFor } from "../../../../../../src/rulesets/warp/rules/checks/dice-rules.js";
import type { TableDice } from "../../../../../../src/rulesets/warp/rules/checks/dice-rules.js";

const table: TableDice = {
  criticalFailure: true,
  everUpward: true,
  irresistibleSixes: true,
  sixesScope: "all",
  everUpwardScope: "all",
};

describe("WD-70: which rolls the optional rules touch", () => {
  test.each(["check", "attack", "defence", "resistance", "power"] as const)(
    "all of them touch a roll of %s",
    (kind) => {
      expect(diceRulesFor(kind, table, false)).toEqual({
        criticalFailure: true,
        everUpward: true,
        irresistibleSixes: true,
        sixesScope: "all",
      });
    },
  );

  test("standing in the dark is no action that can fail critically", () => {
    expect(diceRulesFor("circumstance", table, true)).toMatchObject({ criticalFailure: false, everUpward: true });
  });

  test("a spell can be learned critically badly, and nothing more", () => {
    const rules = { criticalFailure: true, everUpward: false, irresistibleSixes: false };
    expect(diceRulesFor("learnSpell", table, true)).toMatchObject(rules);
  });

  test("armour, damage, fate and the like are rolled as they fall", () => {
    const rules = { criticalFailure: false, everUpward: false, irresistibleSixes: false };
    expect(diceRulesFor("plain", table, true)).toMatchObject(rules);
  });

  test("a rule that the table does not play touches nothing", () => {
    expect(diceRulesFor("check", { ...table, criticalFailure: false }, true).criticalFailure).toBe(false);
  });

  test("WD-19: only players' rolls go on without end, where the table says so", () => {
    const players = { ...table, everUpwardScope: "pc" } as const;
    expect(diceRulesFor("check", players, true).everUpward).toBe(true);
    expect(diceRulesFor("check", players, false).everUpward).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { fightAt, FRESH, NO_FIGHT } from "../../../../../../src/rulesets/d20d100/rules/fight/fight-state.js";
import { fightKept, havingSpent } from "../../../../../../src/rulesets/d20d100/rules/fight/fight-spent.js";

const NOW = { combatId: "quai", round: 2 };

describe("what somebody remembers of a fight (DD-120, DD-127, DD-130)", () => {
  const kept = fightKept({ engaged: true, surprised: false, spent: 2, attacks: 1, readied: "la porte" }, NOW);

  test("it holds in its own round", () => {
    expect(fightAt(kept, NOW)).toEqual({ engaged: true, surprised: false, spent: 2, attacks: 1, readied: "la porte" });
  });

  test("a new round gives the actions back; who was engaged stays so", () => {
    expect(fightAt(kept, { ...NOW, round: 3 })).toMatchObject({ engaged: true, spent: 0, attacks: 0 });
  });

  test("DD-119: a surprise lasts for its round, and nobody is engaged by it", () => {
    const caught = fightKept({ ...FRESH, surprised: true }, NOW);
    expect(fightAt(caught, NOW).surprised).toBe(true);
    expect(fightAt(caught, { ...NOW, round: 3 })).toEqual(FRESH);
  });

  test("DD-120: what is spent adds up within the round", () => {
    expect(havingSpent(havingSpent(FRESH, 1), 1).spent).toBe(2);
  });

  test("it says nothing of another fight, nor outside of one", () => {
    expect(fightAt(kept, { combatId: "cave", round: 2 })).toEqual(FRESH);
    expect(fightAt(kept, null)).toEqual(FRESH);
    expect(fightAt(NO_FIGHT, NOW)).toEqual(FRESH);
  });
});

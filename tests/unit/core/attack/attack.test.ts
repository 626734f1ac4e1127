import { describe, expect, test } from "vitest";
import { attack, type AttackDefinition } from "../../../../src/core/attack/attack.js";
import { flag } from "../../../../src/core/shape/shape.js";

const weapon = {} as Item;
const thrown = { dice: {}, lines: [] };
/** A game that says no more than it has to. */
const kept = { hit: flag };
const plain = {
  kept,
  modifiers: () => [],
  outcome: () => ({ hit: true }),
  changes: () => ({}),
} as unknown as AttackDefinition<typeof kept>;

describe("an attack of which a ruleset says no more than it has to", () => {
  test("is always ready, at any distance, and costs a round for each blow", () => {
    const { obstacle, ready, bands, rounds, fired } = attack(plain);
    expect([obstacle(weapon), ready(weapon), bands(weapon)]).toEqual([null, true, []]);
    expect([rounds(weapon, {}, 3), fired(weapon, {}, 3, thrown)]).toEqual([3, 3]);
  });

  test("asks nobody, and leaves its outcome as it was", () => {
    const { defence, asksKeeper, finalOutcome } = attack(plain);
    const outcome = { hit: true };
    expect([defence, asksKeeper(outcome, null), finalOutcome(outcome, {} as Actor)]).toEqual([null, false, outcome]);
  });

  test("has fired what it costs, where the ruleset says how much that is", () => {
    const { fired } = attack({ ...plain, rounds: () => 7 });
    expect(fired(weapon, {}, 1, thrown)).toBe(7);
  });
});

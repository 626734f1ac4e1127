import { expect, test } from "vitest";
import { CONDITIONS } from "../../../../../src/rulesets/warp/conditions.js";
import { npc } from "../../../../support/models/warp-models.js";

test("WP-47, WP-57…WP-60, WP-118, WP-129…WP-132: whatever an actor's state sets is a managed condition, and nothing else is", () => {
  const states = [
    { hp: { max: 20, value: 10 } },
    { hp: { max: 20, value: 0, temp: 2 } },
    { hp: { max: 20, value: -20 } },
    { hp: { max: 20, dead: true }, steelSkin: { hits: 1 } },
    { turn: { waits: true } },
    { spellbound: { charm: true, paralysis: true, invisibility: true, shields: true } },
  ];
  const set = new Set(states.flatMap((system) => npc(system).stateStatuses));
  expect([...set].sort()).toEqual(
    CONDITIONS.filter(({ managed }) => managed)
      .map(({ id }) => id)
      .sort(),
  );
});

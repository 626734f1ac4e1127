import { expect, test } from "vitest";
import { lastAttackText, turnStateAt } from "../../../../../../src/rulesets/warp/rules/fight/turn-state.js";

const stored = {
  combatId: "fight",
  round: 3,
  extraActions: 1,
  actions: 1,
  rolled: true,
  attacked: true,
  desperate: true,
  attackTraits: ["strong"],
  defenceTraits: [],
  shots: { pistol: 1 },
  attackers: ["thug"],
  advantageGrantedTo: [],
  attacksReceived: 2,
  strike: 2,
};

test("WP-50, WP-73: what was done in a turn holds in that turn of that fight only", () => {
  expect(turnStateAt(stored, { combatId: "fight", round: 3 })).toBe(stored);
  for (const other of [
    { combatId: "fight", round: 4 },
    { combatId: "fight", round: 2 },
    { combatId: "", round: 3 },
  ]) {
    expect(turnStateAt(stored, other)).toMatchObject({
      extraActions: 0,
      desperate: false,
      attackTraits: [],
      shots: {},
    });
  }
});

test("WP-56: the last attack is remembered for one turn more", () => {
  const said = { ...stored, lastAttackText: "Je frappe" };
  const at = (round: number, combatId = "fight") => lastAttackText(said, { combatId, round });
  expect([at(3), at(4), at(5), at(2), at(4, "other")]).toEqual(["Je frappe", "Je frappe", "", "", ""]);
});

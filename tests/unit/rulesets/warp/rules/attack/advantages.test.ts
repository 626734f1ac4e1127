import { expect, test } from "vitest";
import { edgeActive, edgeState } from "../../../../../../src/rulesets/warp/rules/attack/advantages.js";
import {
  favouredAttackers,
  mayDefendDesperately,
  outnumbered,
  outreaches,
} from "../../../../../../src/rulesets/warp/rules/attack/outnumbering.js";

test("WP-68: as many opponents as the best score in fighting, two for anybody; each one more has a bonus die", () => {
  expect(outnumbered({ bestCombat: 3, attackers: 5 })).toEqual({ limit: 3, favoured: 2 });
  expect(outnumbered({ bestCombat: null, attackers: 2 })).toEqual({ limit: 2, favoured: 0 });
});

test("WP-68: a technical score of 1 faces two, unless the table takes it at its word (WD-49)", () => {
  expect(outnumbered({ bestCombat: 1, attackers: 3 }).limit).toBe(2);
  expect(outnumbered({ bestCombat: 1, attackers: 3, floor: 0 }).limit).toBe(1);
  expect(outnumbered({ bestCombat: null, attackers: 3, floor: 0 }).limit).toBe(2);
});

test("WP-68: the latest attackers have the bonus die, unless the defender gave it to others", () => {
  expect(favouredAttackers(["a", "b", "c", "d"], [], 2)).toEqual(["d", "c"]);
  expect(favouredAttackers(["a", "b", "c", "d"], ["b"], 2)).toEqual(["b", "d"]);
  expect(favouredAttackers(["a", "b", "c"], ["gone"], 1)).toEqual(["c"]);
  expect(favouredAttackers(["a", "b"], ["a"], 0)).toEqual([]);
});

test("WP-70: a longer weapon is proposed for a bonus die, an equal one never", () => {
  expect([outreaches(2, 0), outreaches(2, 2), outreaches(0, 2)]).toEqual([true, false, false]);
});

test("WP-72: an edge is over with the turn after the one it was won in, or with the fight", () => {
  const won = { combatId: "c", round: 3 };
  const states = (lasting: boolean) =>
    [2, 3, 4, 5].map((round) => edgeState({ ...won, lasting }, { combatId: "c", round }));
  expect(states(false)).toEqual([null, "next", "now", null]);
  expect(states(true)).toEqual([null, "now", "now", "now"]);
  expect(edgeState({ ...won, lasting: true }, { combatId: "d", round: 3 })).toBeNull();
  expect(edgeState({ combatId: "", round: 0, lasting: true }, { combatId: "", round: 0 })).toBeNull();
});

test("WP-72: an edge counts in the next turn, not in the one it is won in, or for the whole fight", () => {
  expect([0, 1, 2].map((elapsed) => edgeActive(1, elapsed))).toEqual([false, true, false]);
  expect([0, 1, 9].map((elapsed) => edgeActive(null, elapsed))).toEqual([true, true, true]);
});

test("WP-73: only an attack that has not been made can be given up", () => {
  expect([mayDefendDesperately(false), mayDefendDesperately(true)]).toEqual([true, false]);
});

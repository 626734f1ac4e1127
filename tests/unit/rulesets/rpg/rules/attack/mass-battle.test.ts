import { expect, test } from "vitest";
import { battleTotal, resolveBattle } from "../../../../../../src/rulesets/rpg/rules/attack/mass-battle.js";
import { succeedsAgainstAllOdds } from "../../../../../../src/rulesets/rpg/rules/checks/one-in-a-million.js";

test("RP-78: every deed of the characters counts for their army", () => {
  expect(battleTotal({ die: 9, earned: [2, -1, 3] })).toBe(13);
  expect(resolveBattle({ die: 9, earned: [2] }, { die: 12, earned: [] })).toEqual({ a: 11, b: 12, winner: "b" });
  expect(resolveBattle({ die: 9, earned: [2] }, { die: 12, earned: [-1] }).winner).toBe("tie");
});

test("RP-17: nine times out of ten", () => {
  const faces = Array.from({ length: 10 }, (_, i) => i + 1);
  expect(faces.filter(succeedsAgainstAllOdds)).toHaveLength(9);
});

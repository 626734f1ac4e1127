import { expect, test } from "vitest";
import { fumbleAt, fumbleChoices, fumbleEffects } from "../../../../../../src/rulesets/rpg/rules/attack/fumble.js";
import { settle } from "../../../../../../src/rulesets/rpg/rules/body/settle.js";

test("RP-55: a d4 chooses for a weapon, and bare hands hurt themselves instead of breaking", () => {
  expect([1, 2, 3, 4].map((die) => fumbleAt(die, true))).toEqual([
    "weaponBroken",
    "weaponStuck",
    "offBalance",
    "allyHit",
  ]);
  expect([1, 2, 3, 4].map((die) => fumbleAt(die, false))).toEqual(["hurtSelf", "hurtSelf", "offBalance", "allyHit"]);
  expect([fumbleAt(0, true), fumbleAt(5, false)]).toEqual([null, null]);
});

test("RP-55: the keeper is offered each consequence once", () => {
  expect(fumbleChoices(true)).toHaveLength(4);
  expect(fumbleChoices(false)).toEqual(["hurtSelf", "offBalance", "allyHit"]);
});

test("RP-55: off balance means no attack in the next round", () => {
  const onset = { moment: { round: 6, worldTime: 0 }, side: null, wound: "w" };
  const [condition] = settle(fumbleEffects("offBalance"), onset).conditions;
  expect(condition).toMatchObject({ state: { mode: "noAttack" }, span: { first: 7, last: 7 } });
  expect(fumbleEffects("allyHit")).toEqual([]);
});

import { expect, test } from "vitest";
import { hindranceOf, proposesSeriousWound } from "../../../../../../src/rulesets/warp/rules/body/serious-wounds.js";

test("WP-75: 20 points at once are a serious wound, 19 are not; a table may set its own number", () => {
  expect([19, 20].map((loss) => proposesSeriousWound({ loss, defenceFails: false }))).toEqual([false, true]);
  expect(proposesSeriousWound({ loss: 15, defenceFails: false, threshold: 15 })).toBe(true);
});

test("WP-75: a defence that fails critically is enough", () => {
  expect(proposesSeriousWound({ loss: 1, defenceFails: true })).toBe(true);
});

test("WP-75: one wound that does not heal halves the rate, lethal ones add up until they are treated", () => {
  const lethal = { nature: "lethal", dailyLoss: 4, treated: false } as const;
  const torn = { nature: "nonHealing", dailyLoss: 0, treated: true } as const;
  expect(hindranceOf([])).toEqual({ halved: false, dailyLoss: 0 });
  expect(hindranceOf([lethal, { ...lethal, dailyLoss: 2 }, torn])).toEqual({ halved: true, dailyLoss: 6 });
  expect(hindranceOf([{ ...lethal, treated: true }])).toEqual({ halved: false, dailyLoss: 0 });
});

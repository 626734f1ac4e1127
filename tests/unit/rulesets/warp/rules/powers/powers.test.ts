import { expect, test } from "vitest";
import { pool, poolParts } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";
import type { PoolModifier } from "../../../../../../src/rulesets/warp/rules/checks/pool.js";
import { castingTime, forcing, spendCharges } from "../../../../../../src/rulesets/warp/rules/powers/powers.js";
import { POWER_EFFECTS, isAimed } from "../../../../../../src/rulesets/warp/rules/powers/power-kinds.js";

test("WP-103: a use costs a charge, and is refused without one or while the power is lost", () => {
  expect(spendCharges({ charges: 3, forced: false })).toEqual({ allowed: true, charges: 2 });
  expect(spendCharges({ charges: 0, forced: false })).toEqual({ allowed: false, charges: 0 });
  expect(spendCharges({ charges: 3, forced: false, suspended: true })).toEqual({ allowed: false, charges: 3 });
});

test("WP-104: forcing costs two", () => {
  expect(spendCharges({ charges: 2, forced: true })).toEqual({ allowed: true, charges: 0 });
  expect(spendCharges({ charges: 1, forced: true })).toEqual({ allowed: false, charges: 1 });
});

test("WP-104: forcing doubles the dice and keeps the best half; other dice cancel with it (WD-56)", () => {
  const formula = (forced: boolean, ...more: readonly PoolModifier[]) =>
    pool(poolParts(2, [...forcing(2, forced), ...more])).formula;
  const advantage = { id: "advantage", kind: "bonus", count: 1 } as const;
  const hindrance = { id: "hindrance", kind: "malus", count: 1 } as const;
  expect([formula(false), formula(true)]).toEqual(["2d6", "4d6kh2"]);
  expect(formula(true, hindrance)).toBe("3d6kh2");
  expect(formula(true, { ...hindrance, count: 3 })).toBe("3d6kl2");
  expect(formula(true, advantage)).toBe("5d6kh2");
});

test("WP-111: healing takes five turns in a fight and 30 s outside one, any other power a turn (WD-42)", () => {
  expect(castingTime("healing")).toEqual({ turns: 5, seconds: 30 });
  const others = POWER_EFFECTS.filter((effect) => effect !== "healing").map((one) => castingTime(one));
  expect(others.every(({ turns, seconds }) => turns === 1 && seconds === 3)).toBe(true);
});

test("WP-105, WP-110…WP-121: what is turned on somebody, whether or not it is resisted, and what never is", () => {
  const aimed = (resisted: boolean) => POWER_EFFECTS.filter((effect) => isAimed(effect, resisted));
  const always = ["auraReading", "healing", "mindReading", "sending", "telekineticFist", "telepathy"];
  expect(aimed(false)).toEqual(always);
  expect(new Set(aimed(true))).toEqual(new Set([...always, "telekinesis", "custom"]));
});

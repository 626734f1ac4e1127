import { expect, test } from "vitest";
import { pool } from "../../../../../src/rulesets/warp/rules/pool.js";
import {
  POWER_EFFECTS,
  castingTime,
  powerPool,
  spendCharges,
  withPowerDice,
} from "../../../../../src/rulesets/warp/rules/powers.js";

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
  expect(powerPool(2, false).formula).toBe("2d6");
  expect(powerPool(2, true).formula).toBe("4d6kh2");
  expect(powerPool(2, true, { malus: 1 }).formula).toBe("3d6kh2");
  expect(powerPool(2, true, { malus: 3 }).formula).toBe("3d6kl2");
  expect(powerPool(2, true, { bonus: 1 }).formula).toBe("5d6kh2");
});

test("WP-113, WP-115: the dice of a power add to the roll they help, or are rolled alone", () => {
  expect(pool(withPowerDice({ base: 3, malus: 1 }, 2)).formula).toBe("6d6kl5");
  expect(pool(withPowerDice({ base: 3, extra: 1 }, 2)).formula).toBe("6d6");
  expect(pool(withPowerDice({ base: 0 }, 2)).formula).toBe("2d6");
});

test("WP-111: healing takes five turns in a fight and 30 s outside one, any other power a turn (WD-42)", () => {
  expect(castingTime("healing")).toEqual({ turns: 5, seconds: 30 });
  const others = POWER_EFFECTS.filter((effect) => effect !== "healing").map(castingTime);
  expect(others.every(({ turns, seconds }) => turns === 1 && seconds === 3)).toBe(true);
});

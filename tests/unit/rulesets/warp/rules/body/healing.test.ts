import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ACTIVITIES,
  DAILY_HEALING,
  afterDays,
  conditionOf,
} from "../../../../../../src/rulesets/warp/rules/body/healing.js";

const patient = { hp: 5, max: 21, carry: 0, critical: false };

test("WP-66: the table, and where it may get worse", () => {
  expect(ACTIVITIES.map((activity) => Object.values(DAILY_HEALING[activity]).map(({ perDay }) => perDay))).toEqual([
    [0, null, null],
    [1, 0.5, 0],
    [2, 1, 0.5],
  ]);
  expect(ACTIVITIES.map((activity) => Object.values(DAILY_HEALING[activity]).map((row) => row.mayWorsen))).toEqual([
    [true, false, false],
    [false, true, true],
    [false, false, false],
  ]);
});

test("WP-66: one hit point is up, none is down, critical is the keeper's word", () => {
  expect(conditionOf({ hp: 1, critical: false })).toBe("up");
  expect(conditionOf({ hp: 0, critical: false })).toBe("down");
  expect(conditionOf({ hp: 20, critical: true })).toBe("critical");
});

test("WP-66: half points are carried until they are whole, below 0 too (WD-41)", () => {
  expect(afterDays({ ...patient, hp: -3 }, "rest", 1)).toEqual({ hp: -3, carry: 0.5 });
  expect(afterDays({ ...patient, hp: -3, carry: 0.5 }, "rest", 1)).toEqual({ hp: -2, carry: 0 });
});

test("WP-66: the column is read each day as it begins", () => {
  expect(afterDays({ ...patient, hp: 0 }, "care", 3)).toEqual({ hp: 5, carry: 0 });
});

test("WP-66: nobody who is down is up and about", () => {
  expect(afterDays({ ...patient, hp: 0 }, "active", 5)).toEqual({ hp: 0, carry: 0 });
});

test("WP-75: a wound that does not heal halves the rate, an untreated lethal one takes its toll each day", () => {
  expect(afterDays(patient, "rest", 3, { halved: true, dailyLoss: 0 })).toEqual({ hp: 6, carry: 0.5 });
  expect(afterDays(patient, "rest", 2, { halved: false, dailyLoss: 4 })).toEqual({ hp: -1, carry: 0 });
});

test("WP-66: so many days at once are the same days one by one, and never pass the maximum", () => {
  const days = fc.nat(20);
  const hindrance = fc.record({ halved: fc.boolean(), dailyLoss: fc.nat(3) });
  fc.assert(
    fc.property(
      fc.integer({ min: -20, max: 21 }),
      fc.constantFrom(...ACTIVITIES),
      days,
      hindrance,
      (hp, activity, n, h) => {
        let step = { ...patient, hp };
        for (let day = 0; day < n; day += 1) step = { ...step, ...afterDays(step, activity, 1, h) };
        expect(afterDays({ ...patient, hp }, activity, n, h)).toEqual({ hp: step.hp, carry: step.carry });
        expect(step.hp + step.carry).toBeLessThanOrEqual(patient.max);
      },
    ),
  );
});

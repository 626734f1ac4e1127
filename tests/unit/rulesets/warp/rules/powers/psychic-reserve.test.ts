import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursPerCharge, recharged } from "../../../../../../src/rulesets/warp/rules/powers/psychic-reserve.js";
import { buyCharges, paid, reserveOnceLearned } from "../../../../../../src/rulesets/warp/rules/powers/charges.js";

const HOUR = 3600;
const EMPTY = { max: 6, value: 0, rate: 1, since: 0 };

test("WP-101: the first power learned gives one charge, a later one none", () => {
  expect([0, 1, 3].map(reserveOnceLearned)).toEqual([1, 1, 3]);
});

test("WP-102: two dice of experience a charge, there at once; dice used this session may be among them", () => {
  expect(buyCharges({ total: 6, used: 3 }, { max: 1, value: 0 }, 2)).toEqual({
    experience: { total: 2, used: 2 },
    reserve: { max: 3, value: 2 },
  });
});

test("WP-102: one die buys nothing, and charges are never sold back", () => {
  expect(buyCharges({ total: 1, used: 0 }, { max: 1, value: 1 }, 1)).toBeNull();
  expect(buyCharges({ total: 1, used: 0 }, { max: 3, value: 3 }, -2)).toBeNull();
});

test("WP-108: six charges come back one every four hours, twice as fast or slow at another rate", () => {
  expect(hoursPerCharge(EMPTY)).toBe(4);
  expect([3.9, 4, 8, 24, 48].map((hours) => recharged(EMPTY, hours * HOUR).value)).toEqual([0, 1, 2, 6, 6]);
  expect(recharged({ ...EMPTY, rate: 2 }, 4 * HOUR).value).toBe(2);
  expect(recharged({ ...EMPTY, rate: 0.5 }, 4 * HOUR).value).toBe(0);
});

test("WP-108: a rate of a tenth gives its charge on the hour, not a second later", () => {
  expect(recharged({ ...EMPTY, max: 3, rate: 0.1 }, 80 * HOUR).value).toBe(1);
});

test("WP-108: the rest of the time counts for the next charge", () => {
  const noon = recharged(EMPTY, 5 * HOUR);
  expect(noon).toMatchObject({ value: 1, since: 4 * HOUR });
  expect(recharged(noon, 8 * HOUR).value).toBe(2);
});

test("WP-108: time spent full earns nothing", () => {
  const full = { ...EMPTY, value: 6 };
  const used = paid(full, 1, 100 * HOUR);
  expect(used).toMatchObject({ value: 5, since: 100 * HOUR });
  expect(recharged(used, 103 * HOUR).value).toBe(5);
});

test("WP-108: a time set back takes no charge and starts over", () => {
  expect(recharged({ ...EMPTY, value: 2, since: 100 * HOUR }, 50 * HOUR)).toMatchObject({ value: 2, since: 50 * HOUR });
});

test("WP-108: nobody without a reserve gains one by waiting", () => {
  expect(recharged({ max: 0, value: 0, rate: 1, since: 0 }, 1000 * HOUR).value).toBe(0);
});

test("WP-108: looking twice is looking once, and nothing passes the maximum", () => {
  const hours = fc.nat(200);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(12), hours, hours, (max, value, a, b) => {
      const start = { max, value: Math.min(value, max), rate: 1, since: 0 };
      const [early, late] = [Math.min(a, b) * HOUR, Math.max(a, b) * HOUR];
      const once = recharged(start, late).value;
      expect(recharged(recharged(start, early), late).value).toBe(once);
      expect(once).toBeLessThanOrEqual(max);
    }),
  );
});

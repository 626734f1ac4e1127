import { expect, test } from "vitest";
import { ALL, fraction, minus, plus, times, toNumber, written } from "../../../../src/core/odds/fraction.js";

test("a fraction is brought to lowest terms, its sign above the line", () => {
  expect(written(fraction(6n, -8n))).toBe("-3/4");
  expect(written(fraction(0n, 7n))).toBe("0/1");
  expect(() => fraction(1n, 0n)).toThrow(RangeError);
});

test("fractions add up, differ and multiply exactly", () => {
  const third = fraction(1n, 3n);
  expect(written(plus(third, fraction(1n, 6n)))).toBe("1/2");
  expect(written(minus(ALL, third))).toBe("2/3");
  expect(written(times(third, fraction(3n, 5n)))).toBe("1/5");
  expect(toNumber(plus(plus(third, third), third))).toBe(1);
});

test("numbers too long for a floating-point one still make a ratio", () => {
  const long = 10n ** 400n;
  expect(toNumber(fraction(long, 3n * long + 1n))).toBeCloseTo(1 / 3, 15);
  expect(toNumber(fraction(1n, long))).toBe(0);
});

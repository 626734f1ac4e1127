import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { certain, combine, die, map, probability, sum, weighted } from "../../../../src/core/odds/distribution.js";

test("a die gives each of its faces the same weight", () => {
  expect([...die(6).weights]).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 1]));
  expect(probability(die(20), (face) => face >= 15)).toBe(0.3);
});

test("two dice make a triangle", () => {
  const two = sum(die(6), die(6));
  expect(two.total).toBe(36);
  expect(two.weights.get(7)).toBe(6);
  expect(two.weights.get(2)).toBe(1);
});

test("equal outcomes of a function gather their weights", () => {
  const parity = map(die(20), (face) => (face % 5 === 0 ? "kept" : "dropped"));
  expect([...parity.weights]).toEqual([
    ["dropped", 16],
    ["kept", 4],
  ]);
});

test("a certain outcome changes nothing it is combined with", () => {
  expect([...sum(die(4), certain(10)).weights]).toEqual([11, 12, 13, 14].map((face) => [face, 1]));
});

test("probabilities of a condition and of its contrary add up to 1, whatever is combined", () => {
  const faces = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(faces, faces, fc.integer({ min: 0, max: 30 }), (a, b, threshold) => {
      const product = combine(die(a), die(b), (x, y) => x * y);
      const reached = probability(product, (value) => value >= threshold);
      expect(reached + probability(product, (value) => value < threshold)).toBeCloseTo(1, 12);
      expect(product.total).toBe(a * b);
    }),
  );
});

describe("weights", () => {
  test.each([-1, 0.5, NaN])("%d is refused", (weight) => {
    expect(() => weighted([["x", weight]])).toThrow("is not a whole weight");
  });

  test("an outcome that cannot happen is left out, and nothing at all is refused", () => {
    const coin = weighted([
      ["heads", 1],
      ["edge", 0],
    ]);
    expect([...coin.weights.keys()]).toEqual(["heads"]);
    expect(() => weighted([["edge", 0]])).toThrow("needs an outcome");
  });
});

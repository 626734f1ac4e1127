import { expect, test } from "vitest";
import { afterBlow, betterSkin, steelSkin } from "../../../../../../src/rulesets/warp/rules/powers/steel-skin.js";

test("WP-118: the sum is taken off each blow, for as many blows as the best die shows", () => {
  expect(steelSkin([4, 2])).toEqual({ absorb: 6, hits: 4, dice: 2 });
});

test("WP-118: every blow that hits wears it off, the last one too is absorbed", () => {
  const skin = steelSkin([2]);
  expect(afterBlow(skin)).toEqual({ ...skin, hits: 1 });
  expect(afterBlow({ ...skin, hits: 1 })).toBeNull();
});

test("WP-118: of two rolls the one that takes more off is better, then the one that stands more blows; equal ones change nothing", () => {
  const [six, other, hardy] = [steelSkin([4, 2]), steelSkin([5, 2]), steelSkin([5, 1])];
  expect(betterSkin(six, other)).toBe(other);
  expect(betterSkin(other, six)).toBe(other);
  expect(betterSkin(six, hardy)).toBe(hardy);
  expect(betterSkin(six, { ...six })).toBe(six);
});

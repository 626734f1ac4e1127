import { expect, test } from "vitest";
import { shockEffect, withShock } from "../../../../../../src/rulesets/gb/rules/body/shock.js";

test("GB-34: a shock leaves a partial action and costs nothing", () => {
  expect(shockEffect("simple")).toEqual({ pf: 0, pushed: 0, prone: false, nextTurn: "partialAction" });
});

test("GB-35: a violent one throws the victim back and costs a PF more and a turn", () => {
  expect(shockEffect("violent")).toEqual({ pf: 1, pushed: 1.5, prone: true, nextTurn: "lost" });
});

test("GB-36: its PF is lost with a scratch too, and a mortal wound needs none", () => {
  expect(withShock(0, "violent")).toBe(1);
  expect(withShock(null, "violent")).toBeNull();
  expect(withShock(3, "simple")).toBe(3);
});

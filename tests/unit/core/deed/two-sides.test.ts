import { expect, test } from "vitest";
import { secondIn, sideOf } from "../../../../src/core/deed/two-sides.js";

test("what is chosen for the second side bears names of its own, and is read as the first's would be", () => {
  const choices = { tried: "a", theirTried: "b", theirs: "no", theirBase: null };
  expect(secondIn(choices, ["tried", "base", "mode"])).toEqual({ tried: "b", base: null });
});

test("the second side is whoever the choices name as the opponent", () => {
  const actor = { uuid: "Actor.b" } as Actor;
  expect([sideOf(actor, { opponent: "Actor.b" }), sideOf(actor, { opponent: "Actor.c" })]).toEqual(["second", "first"]);
});

import { describe, expect, it } from "vitest";
import { movesIn, SIMPLE, stridesOf } from "../../../../../../src/rulesets/d20d100/rules/fight/movement.js";

const told = (...given: Parameters<typeof stridesOf>) => stridesOf(...given).map(({ id, metres }) => `${id} ${metres}`);

describe("DD-120, DD-122, DD-123, how far somebody gets in a round", () => {
  it("walks 6 m by a simple action, 12 m by two, and runs 24 m", () => {
    expect(told("walk", SIMPLE.walk, "able")).toEqual(["simple 6", "twice 12", "run 24"]);
  });

  it("climbs 3 m by a simple action, 6 m by a complex one", () => {
    expect(told("climb", SIMPLE.climb, "able")).toEqual(["simple 3", "complex 6"]);
  });

  it("flies and swims as its line says, and runs in neither", () => {
    expect(told("fly", 9, "able")).toEqual(["simple 9", "twice 18"]);
  });

  it("DD-120: who has half a round has one simple action", () => {
    for (const state of ["outOfAction", "staggered", "shock"] as const)
      expect(told("walk", 6, state), state).toEqual(["simple 6"]);
  });

  it("DD-120: who cannot act gets nowhere", () => {
    for (const state of ["stunned", "dying", "unconscious", "dead"] as const)
      expect(told("walk", 6, state), state).toEqual([]);
  });

  it.each([
    ["6 m", { walk: 6, fly: 0 }],
    ["4,5 m, vol 6,75 m", { walk: 4.5, fly: 6.75 }],
    ["6 m, nage 7,5 m", { walk: 6, swim: 7.5 }],
    ["3 m, fly 9 m", { walk: 3, fly: 9 }],
    ["vol 15 m", { walk: 0, fly: 15 }],
    ["comme un chat", { walk: 0, swim: 0, fly: 0, climb: 0, burrow: 0 }],
  ])("reads the line of an adversary: %s", (line, moves) => {
    expect(movesIn(line)).toMatchObject(moves);
  });
});

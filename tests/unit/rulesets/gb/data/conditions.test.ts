import { describe, expect, it } from "vitest";
import { CONDITIONS } from "../../../../../src/rulesets/gb/conditions.js";
import { turns } from "../../../../../src/rulesets/gb/fight/turns.js";
import { creature, investigator } from "../../../../support/models/gb-models.js";

const statuses = (system: object) => [...investigator(system).stateStatuses];

describe("conditions", () => {
  it.each([
    ["prone", { posture: { prone: true } }],
    ["gbAim", { aim: { rounds: 2, targetUuid: "Actor.x" } }],
    ["gbShock", { shock: { kind: "simple" } }],
    ["gbViolentShock", { shock: { kind: "violent" } }],
    ["gbCharge", { stance: "charge" }],
    ["gbDefensive", { stance: "defensive" }],
    ["gbBarred", { barred: true }],
  ])("« %s » follows from the data, and setting it by hand writes them", (id, system) => {
    expect(statuses(system)).toEqual([id]);
    const written = investigator({}).conditionChange(id, true);
    expect(statuses(written ?? {})).toEqual([id]);
    expect(statuses({ ...system, ...investigator(system).conditionChange(id, false) })).toEqual([]);
  });

  it("those of the points are not written by hand", () => {
    for (const id of ["dead", "unconscious", "stunned", "blinded"]) {
      expect(investigator({}).conditionChange(id, true)).toBeNull();
    }
  });

  it("what stands so already is not written again", () => {
    expect(investigator({ posture: { prone: true } }).conditionChange("prone", true)).toBeNull();
    expect(investigator({}).conditionChange("gbShock", false)).toBeNull();
  });

  it("taking the wrong shock away leaves the other one", () => {
    expect(investigator({ shock: { kind: "violent" } }).conditionChange("gbShock", false)).toBeNull();
  });

  it("GB-57: the d20 states that the rules drop are not in the palette", () => {
    const ids = CONDITIONS.map(({ id }) => id);
    for (const gone of ["disabled", "exhausted", "fatigued", "staggered"]) expect(ids).not.toContain(gone);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a turn that ends", () => {
  const step = { combatId: "c", previous: { round: 1, turn: 0 }, current: { round: 1, turn: 1 } };
  const told = (system: object, place: number) => turns({ system: creature(system) } as unknown as Actor, place, step);

  it("takes away what lasted as long, and nothing else", () => {
    expect(told({ shock: { kind: "simple" }, barred: true, stance: "charge" }, 0)).toEqual({
      shock: { kind: "none" },
      barred: false,
    });
    expect(told({ stance: "charge" }, 1)).toEqual({ stance: "none" });
    expect(told({ shock: { kind: "simple" } }, 1)).toBeNull();
  });
});

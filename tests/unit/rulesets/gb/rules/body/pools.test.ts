import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cappedPf,
  creaturePools,
  exhaustionAfter,
  exhaustionResult,
  pfCap,
  pfCeiling,
  poolMax,
  stateOf,
} from "../../../../../../src/rulesets/gb/rules/body/pools.js";

describe("maximum pools", () => {
  test("GB-05: Constitution 14 gives 10 points, and no pool starts under 1", () => {
    expect(poolMax(2)).toBe(10);
    expect(poolMax(-5, 0, -20)).toBe(1);
  });

  test("GB-05: Toughness and the keeper's adjustment add up", () => {
    expect(poolMax(2, 2, 1)).toBe(15);
  });

  test("GB-55: a third Toughness adds nothing, whoever counts the feats", () => {
    expect(poolMax(2, 3)).toBe(14);
    expect(creaturePools("investigator", { hp: 20, conModifier: 0, toughness: 5 })).toEqual({ pv: 12, pf: 12 });
  });

  test("GB-47: odd hit points leave the spare point to the PF, or to the PV when the table says so", () => {
    expect(creaturePools("halve", { hp: 13, conModifier: 0 })).toEqual({ pv: 6, pf: 7 });
    expect(creaturePools("halve", { hp: 13, conModifier: 0, oddPoint: "pv" })).toEqual({ pv: 7, pf: 6 });
  });

  test("GB-47: a creature counted like an investigator has 8 plus its Constitution in each pool", () => {
    expect(creaturePools("investigator", { hp: 40, conModifier: 4, toughness: 1 })).toEqual({ pv: 14, pf: 14 });
  });

  test("GB-47: the keeper's own figures stand, but never under 1", () => {
    expect(creaturePools("manual", { hp: 40, conModifier: 4, manual: { pv: 0, pf: 25 } })).toEqual({ pv: 1, pf: 25 });
    expect(creaturePools("manual", { hp: 40, conModifier: 4 })).toEqual({ pv: 1, pf: 1 });
  });

  test("GB-47: halves keep every hit point and never start above the cap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999 }), (hp) => {
        const { pv, pf } = creaturePools("halve", { hp, conModifier: 0 });
        expect(pv + pf).toBe(hp);
        expect(pf).toBeLessThanOrEqual(pfCap(pv));
      }),
    );
    expect(creaturePools("halve", { hp: 1, conModifier: 0 })).toEqual({ pv: 1, pf: 1 });
  });
});

describe("cap of the PF", () => {
  test("GB-14: half as much again as the PV, rounded down, nothing for the dead", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(pfCap)).toEqual([1, 3, 4, 6, 7, 9, 10, 12, 13, 15]);
    expect(pfCap(-2)).toBe(0);
    expect(pfCeiling(10, 10)).toBe(10);
    expect(pfCeiling(4, 10)).toBe(6);
  });

  test("GB-14: PF are cut when PV fall, unless the cap only limits recovery", () => {
    expect(cappedPf({ pv: 3, pf: 5 })).toBe(4);
    expect(cappedPf({ pv: 3, pf: 5 }, "recovery")).toBe(5);
    expect(cappedPf({ pv: 0, pf: 5 })).toBe(5);
  });
});

describe("state", () => {
  test("GB-08: PV are read first", () => {
    expect(stateOf({ pv: 0, pf: 0 }, "stunned")).toBe("dead");
    expect(stateOf({ pv: 1, pf: 1 }, "none")).toBe("active");
  });

  test("GB-09: at 0 PF the save decides, and until it is rolled the state is pending", () => {
    expect(stateOf({ pv: 1, pf: 0 }, "none")).toBe("pending");
    expect(stateOf({ pv: 1, pf: -2 }, exhaustionResult(15))).toBe("stunned");
    expect(stateOf({ pv: 1, pf: -2 }, exhaustionResult(14))).toBe("unconscious");
  });

  test("GB-44: a body may stop, or not care, at 0 PF", () => {
    expect(stateOf({ pv: 1, pf: 0 }, "none", "inert")).toBe("inert");
    expect(stateOf({ pv: 1, pf: 0 }, "none", "none")).toBe("active");
  });

  test("GB-09: the answer of the save holds until PF are above 0", () => {
    expect(exhaustionAfter("unconscious", { pv: 5, pf: -1 }, { pv: 5, pf: 1 })).toBe("none");
    expect(exhaustionAfter("stunned", { pv: 5, pf: -1 }, { pv: 5, pf: -3 })).toBe("stunned");
    expect(exhaustionAfter("stunned", { pv: 5, pf: -3 }, { pv: 5, pf: 0 }, "everyLoss")).toBe("stunned");
  });

  test("D-27: where every loss asks for it, who is stunned owes the save again; who has fainted does not wake by a blow", () => {
    const lost = [
      { pv: 5, pf: -1 },
      { pv: 5, pf: -2 },
    ] as const;
    expect(exhaustionAfter("stunned", ...lost, "everyLoss")).toBe("pending");
    expect(exhaustionAfter("unconscious", ...lost, "everyLoss")).toBe("unconscious");
    expect(exhaustionAfter("none", ...lost, "everyLoss")).toBe("none");
  });

  test("GB-09: the save is owed once, as PF cross 0, and never by the dead", () => {
    const at = (pv: number, pf: number) => stateOf({ pv, pf }, exhaustionAfter("none", { pv: 5, pf: 1 }, { pv, pf }));
    expect([at(5, 1), at(5, 0), at(0, -3)]).toEqual(["active", "pending", "dead"]);
    const answered = exhaustionAfter("stunned", { pv: 5, pf: 0 }, { pv: 5, pf: -1 });
    expect(stateOf({ pv: 5, pf: -1 }, answered)).toBe("stunned");
  });
});

import { describe, expect, it } from "vitest";
import { settledPools } from "../../../../../src/rulesets/gb/data/actors/pool-changes.js";
import { creature, investigator, updated } from "../../../../support/models/gb-models.js";

const whole = { pv: { value: 10 }, pf: { value: 10 }, abilities: { con: { value: 14 } } };

describe("points after a change, by whichever door", () => {
  it("D-01: PV and PF follow the Constitution", async () => {
    const tired = investigator({ ...whole, pf: { value: 7 } });
    expect(await updated(tired, { abilities: { con: { value: 16 } } })).toMatchObject({
      pv: { value: 11 },
      pf: { value: 8 },
    });
    expect(await updated(tired, { abilities: { con: { value: 10 } } })).toMatchObject({
      pv: { value: 8 },
      pf: { value: 5 },
    });
  });

  it("D-01: a score that leaves the modifier alone leaves the points alone", async () => {
    expect(await updated(investigator(whole), { abilities: { con: { value: 15 } } })).toEqual({
      abilities: { con: { value: 15 } },
    });
  });

  it("GB-14: PF are cut when PV fall, as in the book's example", async () => {
    const hurt = investigator({ ...whole, pv: { value: 6 }, pf: { value: 5 } });
    expect(await updated(hurt, { pv: { value: 3 } })).toEqual({ pv: { value: 3 }, pf: { value: 4 } });
  });

  it("GB-14: nothing lifts PF above the cap or the maximum", async () => {
    expect(
      await updated(investigator({ ...whole, pv: { value: 4 }, pf: { value: 2 } }), { pf: { value: 10 } }),
    ).toMatchObject({ pf: { value: 6 } });
    expect(await updated(investigator(whole), { pf: { value: 15 } })).toMatchObject({ pf: { value: 10 } });
    expect(await updated(investigator(whole), { pv: { value: 99 } })).toMatchObject({ pv: { value: 10 } });
  });

  it("GB-14, D-07: in mode recovery PF stay when PV fall, but come back no higher than the cap", () => {
    const before = { pv: 6, pf: 9, pvMax: 10, pfMax: 10 };
    const limits = { capMode: "recovery", negative: true } as const;
    expect(settledPools(before, { pv: 3, pf: undefined, pvMax: 10, pfMax: 10 }, limits)).toEqual({ pv: 3, pf: 9 });
    const low = { pv: 3, pf: 2, pvMax: 10, pfMax: 10 };
    expect(settledPools(low, { pv: undefined, pf: 8, pvMax: 10, pfMax: 10 }, limits)).toEqual({ pv: 3, pf: 4 });
  });

  it("D-03: points under 0 are kept, or stopped at 0 where the table wants it", () => {
    const before = { pv: 2, pf: 2, pvMax: 10, pfMax: 10 };
    const request = { pv: -3, pf: -1, pvMax: 10, pfMax: 10 };
    expect(settledPools(before, request, { capMode: "always", negative: true })).toEqual({ pv: -3, pf: -1 });
    expect(settledPools(before, request, { capMode: "always", negative: false })).toEqual({ pv: 0, pf: 0 });
  });

  it("GB-09: PF above 0 end the exhaustion; more loss does not", async () => {
    const out = investigator({ ...whole, pf: { value: -1 }, exhaustion: { result: "stunned" } });
    expect(await updated(out, { pf: { value: 1 } })).toMatchObject({ exhaustion: { result: "none" } });
    expect(await updated(out, { pf: { value: -2 } })).toEqual({ pf: { value: -2 } });
  });

  it("GB-09, D-62: who faints or dies falls, in whatever mode they are fought; a stunned one stays up", async () => {
    const falls = async (model: Parameters<typeof updated>[0], change: object) =>
      (await updated(model, change))["posture"] ?? null;
    const spent = () => investigator({ ...whole, pf: { value: 0 } });
    expect(await falls(spent(), { exhaustion: { result: "unconscious" } })).toEqual({ prone: true });
    expect(await falls(spent(), { exhaustion: { result: "stunned" } })).toBeNull();
    expect(await falls(investigator(whole), { pv: { value: 0 } })).toEqual({ prone: true });
    const beast = () => creature({ mode: "traditional", hp: { max: 8 } });
    expect(await falls(beast(), { hp: { value: 0 } })).toEqual({ prone: true });
    expect(await falls(beast(), { hp: { value: 1 } })).toBeNull();
    expect(await falls(beast(), { pv: { value: 0 } })).toBeNull();
  });

  it("a creature's points follow its printed hit points and its method", async () => {
    const goule = creature({ hp: { max: 13 }, pv: { value: 6 }, pf: { value: 7 } });
    expect(await updated(goule, { hp: { max: 16 } })).toMatchObject({ pv: { value: 8 }, pf: { value: 8 } });
    expect(await updated(goule, { poolsMethod: "investigator" })).toMatchObject({ pv: { value: 8 }, pf: { value: 8 } });
  });

  it("a change that says nothing of points changes none", async () => {
    expect(await updated(investigator({ ...whole, pf: { value: 3 } }), { notes: "…" })).toEqual({ notes: "…" });
  });
});

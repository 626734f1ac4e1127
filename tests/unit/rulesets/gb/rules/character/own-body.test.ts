import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  OWN_ROWS,
  ownProfile,
  stretches,
  TABLE_MODES,
  type OwnBody,
} from "../../../../../../src/rulesets/gb/rules/character/own-body.js";
import { profileOf, zonesOf } from "../../../../../../src/rulesets/gb/rules/character/profile.js";
import { worseningInterval } from "../../../../../../src/rulesets/gb/rules/body/worsening.js";
import { PROFILE_IDS, ZONES } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";
import { woundAt } from "../../../../../../src/rulesets/gb/rules/body/wounds.js";
import { severitiesAt } from "../../../../../../src/rulesets/gb/rules/body/apply-wound.js";

const row = (zone: (typeof ZONES)[number], upTo: number, bonus: object = {}) => ({
  zone,
  upTo,
  gb: 0,
  extraPf: false,
  vital: false,
  ...bonus,
});
const human: OwnBody = {
  basedOn: "human",
  places: "inherit",
  rows: [],
  plainPlaces: false,
  losses: "inherit",
  lossRows: Object.fromEntries(OWN_ROWS.map((id, i) => [id, { pf: i, pv: i }])) as unknown as OwnBody["lossRows"],
  worsening: "inherit",
  intervals: { moderate: null, grave: null, critical: null },
  fatigueApplies: true,
  pfZeroEffect: "save",
};
const centaur: OwnBody = {
  ...human,
  places: "own",
  rows: [
    row("head", 5, { gb: 4, vital: true }),
    row("torso", 40, { gb: 3, extraPf: true, vital: true }),
    row("tail", 90),
  ],
};

test("GB-45: a body that changes nothing is the one it starts from", () => {
  for (const id of PROFILE_IDS) {
    const { fatigueApplies, pfZeroEffect } = profileOf(id);
    const own = { ...human, basedOn: id, fatigueApplies, pfZeroEffect };
    expect(ownProfile(own)).toEqual({ ...profileOf(id), own });
  }
});

test("GB-45, GB-46: the zombie of the book, made by hand", () => {
  const byHand = ownProfile({ ...human, plainPlaces: true, worsening: "none" });
  const zombie = profileOf("zombie");
  for (const gb of [0, 2, 5, 10, 15, 16, 40]) {
    for (const zone of zonesOf(zombie)) expect(woundAt(gb, zone, byHand)).toEqual(woundAt(gb, zone, zombie));
  }
});

describe("GB-44: a table of one's own", () => {
  it("has no gap: each place starts where the one before ends, and the last one reaches 100", () => {
    expect(stretches(centaur.rows)).toEqual([
      { zone: "head", min: 1, max: 5 },
      { zone: "torso", min: 6, max: 40 },
      { zone: "tail", min: 41, max: 100 },
    ]);
  });

  it("drops a place that is there twice, or that ends where another does", () => {
    expect(stretches([row("head", 5), row("tail", 5), row("torso", 50), row("head", 60)])).toEqual([
      { zone: "head", min: 1, max: 5 },
      { zone: "torso", min: 6, max: 100 },
    ]);
  });

  it("lets every place be called, at the penalty of its share", () => {
    const { calledZones } = ownProfile(centaur);
    expect(calledZones.map(({ id, malus }) => [id, malus])).toEqual([
      ["head", -10],
      ["torso", -7],
      ["tail", -3],
    ]);
  });

  it("kills at its vital places only", () => {
    const body = ownProfile(centaur);
    expect([woundAt(16, "head", body).mortal, woundAt(16, "tail", body).severity]).toEqual([true, "critical"]);
  });

  it("without a place, or with the word « none », is a body without parts", () => {
    for (const places of ["own", "none"] as const) {
      const mass = ownProfile({ ...human, places, rows: [] });
      expect([zonesOf(mass), mass.calledZones]).toEqual([["body"], []]);
      expect(severitiesAt("body", mass)).toContain("destructive");
    }
  });
});

test("GB-45: losses of its own are those of its rows", () => {
  const body = ownProfile({ ...human, losses: "own" });
  expect([woundAt(2, "legLeft", body), woundAt(7, "legLeft", body), woundAt(20, "legLeft", body)]).toMatchObject([
    { pfLoss: 1, pvLoss: 1 },
    { pfLoss: 3, pvLoss: 3 },
    { severity: "critical", pfLoss: 5, pvLoss: 5 },
  ]);
});

test("GB-40, GB-45: a clock of its own, slower or none", () => {
  const slow = ownProfile({ ...human, worsening: "own", intervals: { moderate: null, grave: 600, critical: 60 } });
  const intervals = (["moderate", "grave", "critical"] as const).map((severity) =>
    worseningInterval({ severity }, slow),
  );
  expect(intervals).toEqual([null, 600, 60]);
  expect(worseningInterval({ severity: "critical" }, ownProfile({ ...human, worsening: "none" }))).toBeNull();
});

test("whatever is written in it, every d100 lands on one place that has a bonus", () => {
  const rows = fc.array(
    fc.record({
      zone: fc.constantFrom(...ZONES),
      upTo: fc.integer({ min: 1, max: 100 }),
      gb: fc.integer({ min: -10, max: 20 }),
      extraPf: fc.boolean(),
      vital: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const bodies = fc.record({
    basedOn: fc.constantFrom(...PROFILE_IDS),
    places: fc.constantFrom(...TABLE_MODES),
    rows,
    plainPlaces: fc.boolean(),
  });
  fc.assert(
    fc.property(bodies, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 40 }), (said, d100, gb) => {
      const body = ownProfile({ ...human, ...said });
      const hit = body.locations.filter(({ min, max }) => d100 >= min && d100 <= max);
      expect(hit.length).toBe(body.locations.length === 0 ? 0 : 1);
      const wound = woundAt(gb, hit[0]?.zone ?? "body", body);
      expect(wound.mortal || wound.pfLoss !== null).toBe(true);
    }),
  );
});

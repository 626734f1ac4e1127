import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stateOf } from "../../../../../../src/rulesets/gb/rules/body/pools.js";
import { profileOf, zonesOf } from "../../../../../../src/rulesets/gb/rules/character/profile.js";
import { PROFILE_IDS } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";
import { partStateChoices, woundAt } from "../../../../../../src/rulesets/gb/rules/body/wounds.js";
import { applyWound, gbForSeverity, severitiesAt } from "../../../../../../src/rulesets/gb/rules/body/apply-wound.js";

const human = profileOf("human");
const zombie = profileOf("zombie");
const bodies = fc.constantFrom(...PROFILE_IDS).map(profileOf);
const places = bodies.chain((profile) => fc.constantFrom(...zonesOf(profile)).map((zone) => ({ profile, zone })));
const gravity = fc.integer({ min: 0, max: 60 });

test.each([
  [0, "superficial", 0, 0],
  [1, "light", 1, 0],
  [2, "light", 1, 0],
  [3, "moderate", 2, 1],
  [5, "moderate", 2, 1],
  [6, "grave", 3, 2],
  [10, "grave", 3, 2],
  [11, "critical", 4, 3],
  [15, "critical", 4, 3],
  [16, "critical", 4, 3],
  [60, "critical", 4, 3],
])("GB-29: a gravity of %i on a limb is %s, −%i PF and −%i PV", (gb, severity, pfLoss, pvLoss) => {
  expect(woundAt(gb, "legLeft", human)).toMatchObject({ severity, pfLoss, pvLoss, mortal: false });
});

test.each(["head", "torso", "abdomen"] as const)("GB-32: 16 at the %s kills, 15 does not", (zone) => {
  expect(woundAt(15, zone, human)).toMatchObject({ severity: "critical", mortal: false, partDestroyed: false });
  expect(woundAt(16, zone, human)).toMatchObject({
    severity: "mortal",
    mortal: true,
    pfLoss: null,
    pvLoss: null,
    partDestroyed: true,
  });
});

test("GB-28: torso and abdomen cost one PF more, except on a superficial blow", () => {
  expect(woundAt(3, "torso", human)).toMatchObject({ pfLoss: 3, extraPf: 1 });
  expect(woundAt(1, "abdomen", human)).toMatchObject({ pfLoss: 2, extraPf: 1 });
  expect(woundAt(0, "torso", human)).toMatchObject({ pfLoss: 0, extraPf: 0 });
  expect(woundAt(3, "head", human)).toMatchObject({ pfLoss: 2, extraPf: 0 });
});

test("GB-37: moderate, grave and critical wounds worsen, on a body that bleeds", () => {
  expect([0, 1, 3, 6, 11, 16].map((gb) => woundAt(gb, "armLeft", human).worsens)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(woundAt(11, "armLeft", zombie).worsens).toBe(false);
  expect(woundAt(4, "thorax", profileOf("miGo")).worsens).toBe(false);
  expect(woundAt(6, "thorax", profileOf("miGo")).worsens).toBe(true);
});

test("GB-51: a blow that costs PF only neither kills, nor bleeds, nor severs, on any body", () => {
  fc.assert(
    fc.property(places, gravity, ({ profile, zone }, gb) => {
      const wound = woundAt(gb, zone, profile, { pfOnly: true });
      expect(wound).toMatchObject({ pvLoss: 0, mortal: false, worsens: false, partDestroyed: false });
      expect(wound.pfLoss).toBeLessThanOrEqual(5);
    }),
  );
});

test("GB-29: on every body, losses never fall as gravity rises", () => {
  fc.assert(
    fc.property(places, gravity, ({ profile, zone }, gb) => {
      const [now, worse] = [woundAt(gb, zone, profile), woundAt(gb + 1, zone, profile)];
      expect(worse.pfLoss ?? Infinity).toBeGreaterThanOrEqual(now.pfLoss ?? Infinity);
      expect(worse.pvLoss ?? Infinity).toBeGreaterThanOrEqual(now.pvLoss ?? Infinity);
    }),
  );
});

test("GB-29: a forced severity moves the gravity to its nearest value in that row", () => {
  expect(gbForSeverity(9, "light", "torso", human)).toBe(2);
  expect(gbForSeverity(0, "grave", "torso", human)).toBe(6);
  expect(gbForSeverity(7, "grave", "torso", human)).toBe(7);
  expect(gbForSeverity(3, "mortal", "head", human)).toBe(16);
  expect(gbForSeverity(30, "critical", "head", human)).toBe(15);
  expect(gbForSeverity(30, "critical", "armLeft", human)).toBe(30);
  expect(() => gbForSeverity(3, "mortal", "armLeft", human)).toThrow("no mortal wound for human");
});

test("GB-29: forcing any severity a place allows gives a wound of that severity", () => {
  fc.assert(
    fc.property(places, gravity, ({ profile, zone }, gb) => {
      for (const severity of severitiesAt(zone, profile)) {
        expect(woundAt(gbForSeverity(gb, severity, zone, profile), zone, profile).severity).toBe(severity);
      }
    }),
  );
  expect(severitiesAt("armLeft", human)).not.toContain("mortal");
  expect(severitiesAt("head", zombie)).toContain("destructive");
});

test("GB-31, GB-32: only the keeper words what becomes of the part", () => {
  expect(partStateChoices(woundAt(10, "armLeft", human))).toEqual([]);
  expect(partStateChoices(woundAt(11, "armLeft", human))).toEqual(["hampered", "unusable"]);
  expect(partStateChoices(woundAt(16, "armLeft", human))).toEqual(["severed", "crushed", "shredded"]);
});

describe("GB-33: applying a wound", () => {
  test("takes both losses, then cuts the PF to the cap", () => {
    expect(applyWound({ pv: 6, pf: 9 }, { pfLoss: 4, pvLoss: 3 })).toEqual({ pv: 3, pf: 4 });
    const recovering = applyWound({ pv: 6, pf: 9 }, { pfLoss: 4, pvLoss: 3 }, { capMode: "recovery" });
    expect(recovering).toEqual({ pv: 3, pf: 5 });
  });

  test("a mortal wound empties the PV and leaves the PF alone", () => {
    expect(applyWound({ pv: 10, pf: 9 }, { pfLoss: null, pvLoss: null })).toEqual({ pv: 0, pf: 9 });
    expect(applyWound({ pv: -2, pf: 9 }, { pfLoss: null, pvLoss: null })).toEqual({ pv: -2, pf: 9 });
  });

  test("death comes before the save, and pools keep their sign", () => {
    const dead = applyWound({ pv: 2, pf: 1 }, { pfLoss: 4, pvLoss: 3 });
    expect([dead, stateOf(dead, "none")]).toEqual([{ pv: -1, pf: -3 }, "dead"]);
    expect(stateOf(applyWound({ pv: 9, pf: 1 }, { pfLoss: 1, pvLoss: 0 }), "none")).toBe("pending");
  });

  test("a table may stop pools at 0", () => {
    const after = applyWound({ pv: 2, pf: 1 }, { pfLoss: 4, pvLoss: 3 }, { negativePools: false });
    expect(after).toEqual({ pv: 0, pf: 0 });
  });
});

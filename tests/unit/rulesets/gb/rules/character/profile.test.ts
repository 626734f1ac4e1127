import { describe, expect, test } from "vitest";
import {
  isProfileId,
  locationBonus,
  malusForShare,
  profileOf,
  zonesOf,
} from "../../../../../../src/rulesets/gb/rules/character/profile.js";
import { CALLED_ZONES } from "../../../../../../src/rulesets/gb/rules/tables.js";
import { PROFILE_IDS } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";
import { locate } from "../../../../../../src/rulesets/gb/rules/attack/zones.js";

const FACES = Array.from({ length: 100 }, (_, i) => i + 1);

describe.each(PROFILE_IDS)("the body « %s »", (id) => {
  const profile = profileOf(id);

  test("GB-22: its location table holds every face of the d100 exactly once", () => {
    const { locations } = profile;
    const holders = FACES.map((face) => locations.filter(({ min, max }) => min <= face && face <= max).length);
    expect(new Set(holders)).toEqual(new Set([locations.length === 0 ? 0 : 1]));
  });

  test("GB-27: every place it has carries a bonus, and so does the whole body, nothing else", () => {
    expect(new Set(Object.keys(profile.bonus))).toEqual(new Set([...zonesOf(profile), "body"]));
    expect(profile.bonus.body).toMatchObject({ gb: 0, extraPf: 0 });
    expect(new Set(FACES.map((face) => locate(profile, { called: "none" }, face)))).toEqual(new Set(zonesOf(profile)));
  });

  test("GB-29: its gravity rows are contiguous, end open, and losses never fall", () => {
    const ends = profile.wounds.map(({ upTo }) => upTo);
    expect(ends).toEqual([0, 2, 5, 10, 15, Infinity]);
    profile.wounds.slice(1).forEach((row, i) => {
      expect(row.pf).toBeGreaterThanOrEqual(profile.wounds[i]?.pf ?? 0);
      expect(row.pv).toBeGreaterThanOrEqual(profile.wounds[i]?.pv ?? 0);
    });
  });

  test("GB-20: each of its places can be called, and a wider aim is never harder", () => {
    if (profile.locations.length > 0) {
      expect(profile.calledZones.map(({ id: called }) => called)).toEqual(
        expect.arrayContaining([...zonesOf(profile)]),
      );
    }
    for (const a of profile.calledZones)
      for (const b of profile.calledZones)
        if (a.min <= b.min && b.max <= a.max) expect(a.malus).toBeGreaterThanOrEqual(b.malus);
  });
});

test("GB-20: the penalty by share agrees with every printed row", () => {
  for (const { min, max, malus } of CALLED_ZONES) expect(malusForShare(max - min + 1)).toBe(malus);
});

test("GB-46: the zombie keeps the human places, without bonus, without bleeding, and nothing kills it outright", () => {
  const zombie = profileOf("zombie");
  expect(zombie.locations).toEqual(profileOf("human").locations);
  expect(zonesOf(zombie).map((zone) => locationBonus(zombie, zone).gb)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(zombie.worsening).toEqual({});
  expect(zombie.wounds.at(-1)).toMatchObject({ severity: "destructive", pf: 5, pv: 4 });
});

test("GB-44: a mass has one place, its whole body, and loses no part", () => {
  const mass = profileOf("amorphous");
  expect(zonesOf(mass)).toEqual(["body"]);
  expect(mass.wounds.some(({ destroysPart }) => destroysPart)).toBe(false);
});

test("GB-27: asking for a place the body lacks is an error, not a zero", () => {
  expect(() => locationBonus(profileOf("serpent"), "armLeft")).toThrow("serpent has no armLeft");
});

test("GB-44: a stored word is only trusted when it names a profile", () => {
  expect(isProfileId("miGo")).toBe(true);
  expect(isProfileId("swarm")).toBe(false);
  expect(isProfileId("toString")).toBe(false);
});

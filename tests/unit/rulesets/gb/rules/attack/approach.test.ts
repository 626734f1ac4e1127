import { describe, expect, test } from "vitest";
import {
  anatomyOf,
  APPROACHES,
  approachOf,
  approachesFor,
  subsystems,
} from "../../../../../../src/rulesets/gb/rules/attack/approach.js";
import { profileOf } from "../../../../../../src/rulesets/gb/rules/character/profile.js";
import { PROFILE_IDS } from "../../../../../../src/rulesets/gb/rules/vocabulary.js";

describe("how a creature is played", () => {
  test("GB-42: the human tables are offered only to what is built like a human, vital centres included", () => {
    expect(approachesFor({ build: "human", vitalCentres: "human" })).toEqual(APPROACHES);
    expect(approachesFor({ build: "human", vitalCentres: "none" })).not.toContain("human");
    expect(approachesFor({ build: "other", vitalCentres: "human" })).not.toContain("human");
  });

  test("GB-42: what is vital and how a body is built is read off its tables", () => {
    expect(anatomyOf(profileOf("human"))).toEqual({ build: "human", vitalCentres: "human" });
    expect(anatomyOf(profileOf("zombie"))).toEqual({ build: "human", vitalCentres: "none" });
    expect(anatomyOf(profileOf("quadruped"))).toEqual({ build: "other", vitalCentres: "other" });
    expect(anatomyOf(profileOf("amorphous"))).toEqual({ build: "other", vitalCentres: "none" });
  });

  test("GB-42: every body may be played as it is", () => {
    for (const profile of PROFILE_IDS.map(profileOf)) {
      expect(approachesFor(anatomyOf(profile))).toContain(approachOf("gravity", profile));
    }
  });

  test("GB-42: the bodies that ship are human, adapted or their own", () => {
    expect(PROFILE_IDS.map((id) => approachOf("gravity", profileOf(id)))).toEqual([
      "human",
      "adaptedTables",
      ...Array.from({ length: PROFILE_IDS.length - 2 }, () => "customTables"),
    ]);
    expect(approachOf("traditional", profileOf("human"))).toBe("traditional");
  });

  test("GB-43…GB-45: gravity and places, or dice, criticals and cover, never both", () => {
    for (const approach of APPROACHES) {
      const { lethalityBonus, locationRoll, damageRoll, criticals, coverRule } = subsystems(approach);
      expect(new Set([lethalityBonus, locationRoll, !damageRoll, !criticals, !coverRule]).size).toBe(1);
    }
  });
});

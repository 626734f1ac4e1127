import { describe, expect, test } from "vitest";
import { parseDice } from "../../../../../../src/rulesets/rpg/rules/dice-formula.js";
import { isInRange, throwRange } from "../../../../../../src/rulesets/rpg/rules/attack/range.js";
import { mayHasten, reloadRounds, shotFired } from "../../../../../../src/rulesets/rpg/rules/attack/reload.js";
import {
  isPiercing,
  parriedAs,
  sectionOfUse,
  skillOfUse,
  usesOf,
} from "../../../../../../src/rulesets/rpg/rules/attack/weapon-use.js";
import { UNARMED_FORMULA } from "../../../../../../src/rulesets/rpg/rules/attack/weapons.js";
import { RELOADS, THROW_WEIGHTS, WEAPON_MODES } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

test("RP-50: dice of bare hands are halved", () => {
  expect(parseDice(UNARMED_FORMULA)).toMatchObject({ faces: 4, halved: true });
});

describe("using a weapon", () => {
  const dagger = { mode: "meleeOrThrown", skill: "handWeapons", thrownSkill: "thrownWeapons" } as const;

  test("RP-68: serves in one way or two, each with its skill", () => {
    expect(WEAPON_MODES.map(usesOf)).toEqual([["melee"], ["missile"], ["thrown"], ["melee", "thrown"]]);
    expect([skillOfUse(dagger, "melee"), skillOfUse(dagger, "thrown")]).toEqual(["handWeapons", "thrownWeapons"]);
    expect(skillOfUse({ ...dagger, mode: "thrown", skill: "flexibleWeapons" }, "thrown")).toBe("flexibleWeapons");
  });

  test("RP-75: shots and throws are missiles", () => {
    expect((["melee", "missile", "thrown"] as const).map(sectionOfUse)).toEqual(["melee", "missile", "missile"]);
  });

  test("RP-42: is parried as a weapon, as bare hands, or as a missile (D-27)", () => {
    const claws = { natural: true, countsAsWeapon: false };
    expect(parriedAs("melee", claws)).toBe("unarmed");
    expect(parriedAs("melee", { ...claws, countsAsWeapon: true })).toBe("melee");
    expect(parriedAs("melee", { natural: false, countsAsWeapon: false })).toBe("melee");
    expect(parriedAs("thrown", claws)).toBe("missile");
  });

  test("RP-54: finds the gap with an edge, or from afar", () => {
    expect([isPiercing("melee", true), isPiercing("melee", false), isPiercing("missile", false)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("shooting and throwing", () => {
  test("RP-72: a shot empties the weapon, a magazine hands over the next bolt", () => {
    expect(shotFired("bow", { magazine: 0 })).toEqual({ loaded: false, magazine: 0 });
    expect(shotFired("none", { magazine: 0 }).loaded).toBe(true);
    expect(shotFired("magazine", { magazine: 5 })).toEqual({ loaded: true, magazine: 4 });
    expect(shotFired("magazine", { magazine: 1 })).toEqual({ loaded: false, magazine: 0 });
    expect(shotFired("magazine", { magazine: 0 })).toEqual({ loaded: false, magazine: 0 });
  });

  test("RP-72: only a bow is loaded in no time, by a test", () => {
    expect(RELOADS.map((reload) => reloadRounds(reload))).toEqual([0, 1, 1, 1]);
    expect(RELOADS.map((reload) => reloadRounds(reload, { hastened: true }))).toEqual([0, 0, 1, 1]);
    expect(reloadRounds("magazine", { magazine: 2 })).toBe(0);
    expect(RELOADS.filter(mayHasten)).toEqual(["bow"]);
  });

  test("RP-73, RP-74: as far as the weapon, or the arm, reaches", () => {
    expect([isInRange(30, 30), isInRange(30.5, 30)]).toEqual([true, false]);
    expect(THROW_WEIGHTS.map((weight) => throwRange(7, weight))).toEqual([14, 7, 3.5]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MASTERY_TITLES, masteryTitle, mayTeach } from "../../../../../../src/rulesets/rpg/rules/checks/mastery.js";
import { modifiersOf } from "../../../../../../src/rulesets/rpg/rules/body/modifiers.js";
import {
  coveringScore,
  effectiveScore,
  referenceScore,
} from "../../../../../../src/rulesets/rpg/rules/checks/scores.js";
import {
  SKILLS,
  asksForWords,
  isSkill,
  rootOfWeaponSkill,
} from "../../../../../../src/rulesets/rpg/rules/character/skill-list.js";
import { ROOTS } from "../../../../../../src/rulesets/rpg/rules/vocabulary.js";

describe("which score is rolled", () => {
  test("RP-15, RP-103: the skill, else its Racine, else what the keeper sets", () => {
    expect(coveringScore({ skill: 11, root: 6, base: 4 })).toEqual({ source: "skill", score: 11 });
    expect(coveringScore({ skill: null, root: 6, base: 4 })).toEqual({ source: "root", score: 6 });
    expect(coveringScore({ skill: null, root: null, base: 4 })).toEqual({ source: "base", score: 4 });
  });

  test("RP-15: a weapon's skill that the list does not know falls under Armes", () => {
    expect(rootOfWeaponSkill("boulets rouges")).toBe("weapons");
    expect(rootOfWeaponSkill("spells")).toBe("uncanny");
    expect([isSkill("archery"), isSkill("toString")]).toEqual([true, false]);
  });
});

describe("what a score is made of", () => {
  test("RP-22: Racine and DM, less what was lost for good; a fixed score stands for both (RP-105)", () => {
    expect(referenceScore({ root: 6, mastery: 2 })).toBe(8);
    expect(referenceScore({ root: 6, mastery: 2, lost: -3 })).toBe(5);
    expect(referenceScore({ root: 6, mastery: 2, override: 12, lost: -1 })).toBe(11);
  });

  test("RP-61: half first, once, then everything that adds or takes (D-38)", () => {
    expect(effectiveScore(11, true, [-1, -2])).toBe(2);
    fc.assert(
      fc.property(fc.nat(30), fc.array(fc.integer({ min: -5, max: 5 })), (reference, modifiers) => {
        const sum = modifiers.reduce((total, value) => total + value, 0);
        expect(effectiveScore(reference, false, modifiers)).toBe(reference + sum);
        expect(effectiveScore(reference, true, modifiers)).toBe(Math.floor(reference / 2) + sum);
      }),
    );
  });

  test("RP-61: a modifier changes the rolls of its scope", () => {
    const all = (["attack", "combat", "skills", "actions"] as const).map((scope) => ({ scope, value: -1 }));
    const scopes = (kind: Parameters<typeof modifiersOf>[1]) => modifiersOf(all, kind).map(({ scope }) => scope);
    expect(scopes("attack")).toEqual(["attack", "combat", "skills", "actions"]);
    expect(scopes("parry")).toEqual(["combat", "skills", "actions"]);
    expect(scopes("skill")).toEqual(["skills", "actions"]);
    expect(scopes("attribute")).toEqual(["actions"]);
  });
});

describe("the list of skills", () => {
  test("RP-22: forty-two, under all eight Racines (D-68)", () => {
    const roots = Object.values(SKILLS).map(({ root }) => root);
    expect(roots).toHaveLength(42);
    expect(ROOTS.map((root) => roots.filter((one) => one === root).length)).toEqual([8, 6, 5, 6, 5, 5, 4, 3]);
  });

  test("RP-19: only the skills of the Relations ask for words", () => {
    expect(ROOTS.filter(asksForWords)).toEqual(["relations"]);
  });
});

describe("degrees of mastery", () => {
  test("RP-23: go by six titles, and teach from the fourth on", () => {
    expect([0, 1, 2, 3, 4, 5].map(masteryTitle)).toEqual([...MASTERY_TITLES]);
    expect([-1, 9].map(masteryTitle)).toEqual(["layman", "master"]);
    expect([3, 4, 5].map(mayTeach)).toEqual([false, true, true]);
  });
});

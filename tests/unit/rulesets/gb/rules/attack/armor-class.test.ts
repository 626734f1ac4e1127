import { describe, expect, test } from "vitest";
import {
  armorClass,
  armorClassParts,
  protectionAt,
  wornMaxDex,
} from "../../../../../../src/rulesets/gb/rules/attack/armor-class.js";
import type { WornPiece } from "../../../../../../src/rulesets/gb/rules/attack/armor-class.js";

const vest: WornPiece = { kind: "armor", zones: { torso: 4, abdomen: 4 }, maxDex: 4 };
const coat: WornPiece = { kind: "armor", zones: { torso: 1, armLeft: 1, armRight: 1 }, maxDex: 7 };
const shield: WornPiece = { kind: "shield", zones: { torso: 2, armLeft: 2 }, maxDex: null };

test("GB-24: every part of an armour class is named, and they add up", () => {
  const input = { dexMod: 2, armor: 1, natural: 3, sizeMod: -1, misc: 2, shield: 1, fatigueMalus: -2 };
  expect(armorClassParts(input)).toEqual([
    { id: "base", value: 10 },
    { id: "dex", value: 2 },
    { id: "armor", value: 1 },
    { id: "shield", value: 1 },
    { id: "natural", value: 3 },
    { id: "size", value: -1 },
    { id: "misc", value: 2 },
    { id: "fatigue", value: -2 },
  ]);
  expect(armorClass(input)).toBe(16);
});

test("GB-24: heavy armour limits the Dexterity bonus, not a penalty", () => {
  expect(armorClass({ dexMod: 5, maxDex: 1 })).toBe(11);
  expect(armorClass({ dexMod: -2, maxDex: 1 })).toBe(8);
});

test("GB-10: a victim at 0 PF loses its Dexterity bonus and keeps its penalty", () => {
  expect(armorClass({ dexMod: 2, armor: 1, fatigueMalus: -5, loseDexBonus: true })).toBe(6);
  expect(armorClass({ dexMod: -1, fatigueMalus: -5, loseDexBonus: true })).toBe(4);
});

describe("GB-24: what is worn", () => {
  test("the best armour of a zone counts and a shield adds to it", () => {
    expect(protectionAt("torso", [vest, coat, shield])).toEqual({ armor: 4, shield: 2 });
    expect(protectionAt("torso", [vest, coat, shield], "sum")).toEqual({ armor: 5, shield: 2 });
    expect(protectionAt("head", [vest, coat, shield])).toEqual({ armor: 0, shield: 0 });
  });

  test("a shield protects the arm that carries it", () => {
    expect(protectionAt("armLeft", [shield])).toEqual({ armor: 0, shield: 2 });
    const right: WornPiece = { ...shield, shieldArm: "armRight" };
    expect(protectionAt("armRight", [right])).toEqual({ armor: 0, shield: 2 });
    expect(protectionAt("armLeft", [right])).toEqual({ armor: 0, shield: 0 });
  });

  test("the lowest Dexterity limit applies, if there is any", () => {
    expect(wornMaxDex([vest, coat, shield])).toBe(4);
    expect(wornMaxDex([shield])).toBeNull();
    expect(wornMaxDex([])).toBeNull();
  });
});

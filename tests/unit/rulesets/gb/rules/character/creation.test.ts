import { describe, expect, it } from "vitest";
import {
  featAllowance,
  findings,
  goodSaves,
  hopeless,
  maxRanks,
  optionAttackBase,
  pointsSpent,
  saveBase,
  scoreCost,
  skillAllowance,
  type Candidate,
} from "../../../../../../src/rulesets/gb/rules/character/creation.js";
import type { ChosenFeat } from "../../../../../../src/rulesets/gb/rules/character/feat-limits.js";

const even = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };

/** Somebody about whom there is nothing to say. */
const sound: Candidate = {
  name: "Paul",
  method: "typed",
  budget: 25,
  rolled: [],
  scores: even,
  level: 1,
  option: "defensive",
  bab: 0,
  goodSaves: 2,
  ownSaves: [],
  feats: [],
  featAllowance: 0,
  skills: [],
  skillAllowance: 0,
  armed: true,
};
const feat = (key: string, more: Partial<ChosenFeat> = {}): ChosenFeat => ({
  key,
  name: key,
  weapon: "",
  taken: 1,
  modifiers: [],
  ...more,
});
const told = (change: Partial<Candidate>) =>
  findings({ ...sound, ...change }).map(({ kind, id, facts }) => [kind, id, ...Object.values(facts)].join(" "));

describe("scores", () => {
  it.each([
    [7, null],
    [8, 0],
    [9, 1],
    [14, 6],
    [15, 8],
    [16, 10],
    [17, 13],
    [18, 16],
    [19, null],
  ])("a bought %i costs %s points", (score, cost) => {
    expect(scoreCost(score)).toBe(cost);
  });

  it("adds up what is spent; what cannot be bought counts nothing", () => {
    expect(pointsSpent({ str: 15, dex: 14, con: 13, int: 12, wis: 10, cha: 8 })).toBe(25);
    expect(pointsSpent({ ...even, str: 20 })).toBe(10);
  });

  it("calls rolled scores hopeless without one above 13, or with modifiers of 0 or less in all", () => {
    expect(hopeless([13, 13, 13, 13, 13, 13])).toBe(true);
    expect(hopeless([14, 8, 8, 10, 10, 10])).toBe(true);
    expect(hopeless([14, 8, 10, 10, 10, 10])).toBe(false);
  });
});

describe("D-57: what a level gives", () => {
  it.each([
    [1, 1, 0],
    [2, 2, 1],
    [4, 3, 2],
    [9, 7, 4],
    [20, 15, 10],
  ])("level %i: +%i offensive, +%i defensive", (level, offensive, defensive) => {
    expect(optionAttackBase("offensive", level)).toBe(offensive);
    expect(optionAttackBase("defensive", level)).toBe(defensive);
  });

  it.each([
    [1, 2, 0],
    [2, 3, 0],
    [3, 3, 1],
    [9, 6, 3],
    [20, 12, 6],
  ])("level %i: saves +%i good, +%i poor", (level, good, poor) => {
    expect(saveBase("good", level)).toBe(good);
    expect(saveBase("poor", level)).toBe(poor);
  });

  it("goes with one good save, or two", () => {
    expect([goodSaves("offensive"), goodSaves("defensive")]).toEqual([1, 2]);
  });

  it("suggests one more feat every third level", () => {
    expect([1, 2, 3, 5, 6, 20].map((level) => featAllowance(level, 2))).toEqual([2, 2, 3, 3, 4, 8]);
  });

  it("suggests skill points, fourfold at the first level and never less than one a level", () => {
    expect([1, 2, 5].map((level) => skillAllowance(level, 1, 8))).toEqual([36, 45, 72]);
    expect(skillAllowance(3, -5, 2)).toBe(6);
  });

  it("allows three ranks more than the level", () => {
    expect([maxRanks(1), maxRanks(9)]).toEqual([4, 12]);
  });
});

describe("what is missing or over a limit", () => {
  it("says nothing of somebody who is in order", () => {
    expect(findings(sound)).toEqual([]);
  });

  it("asks for a name", () => {
    expect(told({ name: " " })).toEqual(["missing name"]);
  });

  it("asks for dice, and says when they may be thrown again", () => {
    expect(told({ method: "rolled" })).toEqual(["missing notRolled"]);
    expect(told({ method: "rolled", rolled: [9, 9, 9, 9, 9, 9] })).toEqual(["note hopeless"]);
    expect(told({ method: "rolled", rolled: [16, 12, 12, 10, 10, 10] })).toEqual([]);
  });

  it("counts the points that buy scores", () => {
    expect(told({ method: "points" })).toEqual(["missing pointsLeft 13"]);
    expect(told({ method: "points", scores: { ...even, str: 18, dex: 14 } })).toEqual(["illegal pointsOver 5"]);
    expect(told({ method: "points", budget: 10, scores: { ...even, str: 7 } })).toEqual([
      "illegal scoreOutside str 8 18",
    ]);
    expect(told({ scores: { ...even, str: 19, cha: 3 } })).toEqual(["illegal scoreOutside str 3 18"]);
  });

  it("mentions an unusual number of good saves", () => {
    expect(told({ goodSaves: 3 })).toEqual(["note goodSaves 2 defensive"]);
  });

  it("mentions an attack base that a level gained by hand left behind", () => {
    expect(told({ level: 6, bab: 0 })).toEqual(["note attackBase 3 defensive"]);
    expect(told({ level: 6, bab: 3 })).toEqual([]);
    expect(told({ option: "offensive", goodSaves: 1, level: 5, bab: 1 })).toEqual(["note attackBase 4 offensive"]);
  });

  it("counts feats and what they ask for", () => {
    expect(told({ featAllowance: 1 })).toEqual(["missing featsLeft 1"]);
    expect(told({ feats: [feat("run")] })).toEqual(["illegal featsOver 1"]);
    expect(told({ featAllowance: 2, feats: [feat("run"), feat("run")] })).toEqual(["illegal twice run"]);
    expect(told({ featAllowance: 1, feats: [feat("cleave")] })).toEqual([
      "illegal needsStrength cleave 13",
      "illegal needsFeat cleave powerAttack",
    ]);
    expect(
      told({ featAllowance: 2, scores: { ...even, str: 13 }, feats: [feat("cleave"), feat("powerAttack")] }),
    ).toEqual([]);
    expect(
      told({ featAllowance: 1, feats: [feat("improvedCritical", { weapon: "hache" })], level: 14, bab: 7 }),
    ).toEqual(["illegal needsBase improvedCritical 8"]);
  });

  it("wants the weapon of a feat that names one, and takes the feat again for another", () => {
    expect(told({ featAllowance: 1, feats: [feat("weaponProficiency")] })).toEqual([
      "missing weapon weaponProficiency",
    ]);
    const twice = (weapon: string) => [
      feat("weaponProficiency", { weapon: "fusils" }),
      feat("weaponProficiency", { weapon }),
    ];
    expect(told({ featAllowance: 2, feats: twice("haches") })).toEqual([]);
    expect(told({ featAllowance: 2, feats: twice("Fusils ") })).toEqual(["illegal twice weaponProficiency"]);
  });

  it("GB-55: lets Toughness count twice", () => {
    const tough = (...taken: number[]) => taken.map((n) => feat("toughness", { taken: n }));
    expect(told({ featAllowance: 2, feats: tough(1, 1) })).toEqual([]);
    expect(told({ featAllowance: 2, feats: tough(2) })).toEqual([]);
    expect(told({ featAllowance: 3, feats: tough(2, 1) })).toEqual(["illegal toughness 2"]);
  });

  it("counts ranks, half ones too", () => {
    const skills = [
      { name: "Fouille", ranks: 4 },
      { name: "Survie", ranks: 0.5 },
    ];
    expect(told({ skills, skillAllowance: 4.5 })).toEqual([]);
    expect(told({ skills, skillAllowance: 5 })).toEqual(["missing ranksLeft 0.5"]);
    expect(told({ skills, skillAllowance: 4 })).toEqual(["illegal ranksOver 0.5"]);
    expect(told({ skills: [{ name: "Fouille", ranks: 4.5 }], skillAllowance: 4.5 })).toEqual([
      "illegal ranksTooHigh Fouille 4",
    ]);
  });

  it("mentions empty hands", () => {
    expect(told({ armed: false })).toEqual(["note unarmed"]);
  });
});

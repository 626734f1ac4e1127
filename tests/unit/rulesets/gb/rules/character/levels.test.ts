import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { mayTake } from "../../../../../../src/rulesets/gb/rules/character/feat-limits.js";
import {
  featAllowance,
  optionAttackBase,
  saveBase,
  scoreRises,
  skillAllowance,
} from "../../../../../../src/rulesets/gb/rules/character/creation.js";
import {
  levelGain,
  levelGains,
  MOST_LEVEL,
  progressionFrom,
  rankFault,
  type Training,
} from "../../../../../../src/rulesets/gb/rules/character/levels.js";

const TRAINING: Training = { option: "offensive", intModifier: 1, featsAtFirst: 2, pointsPerLevel: 8 };
const SCORES = { str: 13, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };

describe("D-57, GB-02: what a level gives", () => {
  it("gives at the first all that one starts with", () => {
    expect(levelGain(1, TRAINING)).toEqual({
      ...{ level: 1, bab: 1, saves: { good: 2, poor: 0 } },
      ...{ feats: 2, points: 36, scores: 0, destiny: 1 },
    });
  });

  it.each([
    [2, "offensive", 1, 1, 0, 0, 0],
    [3, "offensive", 1, 0, 1, 1, 0],
    [4, "offensive", 0, 1, 0, 0, 1],
    [9, "offensive", 1, 0, 1, 1, 0],
    [12, "defensive", 1, 1, 1, 1, 1],
    [3, "defensive", 0, 0, 1, 1, 0],
  ] as const)("level %i, %s: attack +%i, saves +%i or +%i, %i feats, %i scores", (level, option, ...given) => {
    const { bab, saves, feats, scores } = levelGain(level, { ...TRAINING, option });
    expect([bab, saves.good, saves.poor, feats, scores]).toEqual(given);
  });

  it("gives at least one skill point a level", () => {
    expect(levelGain(5, { ...TRAINING, intModifier: -5, pointsPerLevel: 2 }).points).toBe(1);
  });

  it("adds up to what the tables say of that level", () => {
    const training = fc.record({
      option: fc.constantFrom("offensive" as const, "defensive" as const),
      intModifier: fc.integer({ min: -5, max: 8 }),
      featsAtFirst: fc.integer({ min: 0, max: 9 }),
      pointsPerLevel: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_LEVEL }), training, (level, one) => {
        const gains = levelGains(level, one);
        const sum = (of: (gain: (typeof gains)[number]) => number) => gains.reduce((all, gain) => all + of(gain), 0);
        expect(sum(({ bab }) => bab)).toBe(optionAttackBase(one.option, level));
        expect(sum(({ saves }) => saves.good)).toBe(saveBase("good", level));
        expect(sum(({ saves }) => saves.poor)).toBe(saveBase("poor", level));
        expect(sum(({ feats }) => feats)).toBe(featAllowance(level, one.featsAtFirst));
        expect(sum(({ points }) => points)).toBe(skillAllowance(level, one.intModifier, one.pointsPerLevel));
        expect(sum(({ scores }) => scores)).toBe(scoreRises(level));
        expect(sum(({ destiny }) => destiny)).toBe(level);
      }),
    );
  });

  it("lets a save grow on as it has grown, one raised by hand too", () => {
    expect([progressionFrom(2, 1), progressionFrom(0, 1), progressionFrom(4, 2), progressionFrom(2, 9)]).toEqual([
      "good",
      "poor",
      "good",
      "poor",
    ]);
  });
});

describe("what is chosen of a level", () => {
  it("spends no more skill points than there are, and no skill beyond its most ranks", () => {
    expect(
      rankFault(4, 3, [
        { ranks: 5, more: 2 },
        { ranks: 0, more: 1 },
      ]),
    ).toBeNull();
    expect(
      rankFault(4, 2, [
        { ranks: 5, more: 2 },
        { ranks: 0, more: 1 },
      ]),
    ).toBe("tooMany");
    expect(rankFault(4, 9, [{ ranks: 5.5, more: 2 }])).toBe("tooHigh");
    expect(rankFault(4, 9, [{ ranks: 12, more: 0 }])).toBeNull();
  });

  it("GB-48…GB-56: takes a feat that one has not, and whose demands one meets", () => {
    const feat = (key: string, taken = 1) => ({ key, taken, name: key, weapon: "", modifiers: [] });
    const may = (key: string, feats: readonly ReturnType<typeof feat>[], more: object = {}) =>
      mayTake({ scores: SCORES, bab: 1, feats, ...more }, key);
    expect([may("cleave", []), may("cleave", [feat("powerAttack")])]).toEqual([false, true]);
    expect([may("powerAttack", []), may("powerAttack", [], { scores: { ...SCORES, str: 12 } })]).toEqual([true, false]);
    expect([may("run", []), may("run", [feat("run")])]).toEqual([true, false]);
    expect([may("weaponFocus", [feat("weaponFocus")]), may("improvedCritical", [])]).toEqual([true, false]);
    expect([may("toughness", [feat("toughness")]), may("toughness", [feat("toughness", 2)])]).toEqual([true, false]);
  });
});

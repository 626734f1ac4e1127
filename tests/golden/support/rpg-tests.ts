import { masteryLabel, rungLabel } from "../../../src/rulesets/rpg/labels.js";
import { attributeScore, attributeValue } from "../../../src/rulesets/rpg/rules/character/attributes.js";
import { resolveTest } from "../../../src/rulesets/rpg/rules/checks/test-result.js";
import { rungOf } from "../../../src/rulesets/rpg/rules/checks/difficulty.js";
import { masteryTitle, mayTeach } from "../../../src/rulesets/rpg/rules/checks/mastery.js";
import { opposedWinner } from "../../../src/rulesets/rpg/rules/checks/opposed.js";
import { rootValue, type AttributeValues } from "../../../src/rulesets/rpg/rules/character/roots.js";
import { roundDown, roundWound } from "../../../src/rulesets/rpg/rules/rounding.js";
import { effectiveScore, referenceScore } from "../../../src/rulesets/rpg/rules/checks/scores.js";
import type { AttributeMode, Naturals, Root } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import { french } from "./french.js";
import type { Adapter } from "./run.js";

/** Adapters for tests, their margins, and the scores they are rolled against. */
export const testAdapters: Readonly<Record<string, Adapter>> = {
  test: ({ naturals, ...test }: TestCase) => resolveTest(test, naturals),

  attributeTest: ({ value, mode, difficulty = 0, die }: AttributeCase) => {
    const score = attributeScore(value, mode);
    return { score, ...resolveTest({ score, difficulty, die }) };
  },

  effectiveAttribute: (attribute: { base: number; loss: number }) => ({ value: attributeValue(attribute) }),

  opposed: ({ a, b }: { a: TestCase; b: TestCase }) => {
    const [left, right] = [resolveTest(a), resolveTest(b)];
    return {
      aMargin: left.margin,
      bMargin: right.margin,
      aSuccess: left.success,
      bSuccess: right.success,
      winner: opposedWinner(left, right),
    };
  },

  difficultyLabel: ({ difficulty }: { difficulty: number }) => ({ label: french(rungLabel(rungOf(difficulty))) }),

  skillScore: (given: { attributes: AttributeValues; root: Root; mastery: number }) => {
    const root = rootValue(given.root, given.attributes);
    return { root, mastery: given.mastery, score: referenceScore({ root, mastery: given.mastery }) };
  },

  scoreWith: ({ base, halve = false, modifiers }: { base: number; halve?: boolean; modifiers?: number[] }) => ({
    score: effectiveScore(base, halve, modifiers),
  }),

  masteryTitle: ({ mastery }: { mastery: number }) => ({
    title: french(masteryLabel(masteryTitle(mastery))),
    canTeach: mayTeach(mastery),
  }),

  roundDown: ({ numerator, divisor, wound }: { numerator: number; divisor: number; wound: boolean }) => ({
    value: wound ? roundWound(numerator, divisor) : roundDown(numerator, divisor),
  }),
};

interface TestCase {
  readonly score: number;
  readonly difficulty: number;
  readonly die: number;
  readonly naturals?: Naturals;
}

interface AttributeCase {
  readonly value: number;
  readonly mode: AttributeMode;
  readonly difficulty?: number;
  readonly die: number;
}

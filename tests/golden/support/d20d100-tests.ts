import { effortRound } from "../../../src/rulesets/d20d100/rules/effort.js";
import { recallModifier } from "../../../src/rulesets/d20d100/rules/memory.js";
import { multiplierModifier, multiplierRow, multiplierTest } from "../../../src/rulesets/d20d100/rules/multiplier.js";
import { againstKept, opposed } from "../../../src/rulesets/d20d100/rules/opposed.js";
import {
  chancesOf,
  constantFromPercent,
  percentFromModifier,
  percentRow,
} from "../../../src/rulesets/d20d100/rules/percentages.js";
import {
  cooperation,
  d3From,
  passiveScore,
  synergy,
  takeTen,
  takeTwenty,
  testResult,
  type Rolled,
} from "../../../src/rulesets/d20d100/rules/tests.js";
import { optionsOf } from "./d20d100-options.js";
import type { Adapter } from "./run.js";

/** Adapters for tests, percentages and what they are made of. */
export const testsAdapters: Readonly<Record<string, Adapter>> = {
  skillTest: ({ difficulty, ...given }: TestCase) => testResult(given, difficulty, optionsOf(given)),

  opposedTest: ({ active, passive = null, passiveFixed = null, ...given }: OpposedCase) =>
    passive ? opposed(active, passive, optionsOf(given)) : againstKept(active, { value: passiveFixed ?? 0 }),

  percentChance: ({ modifier, difficulty }: TestCase) => chancesOf(modifier, difficulty),

  percentTable: ({ modifier, difficulties }: { modifier: number; difficulties: readonly number[] }) => ({
    row: percentRow(modifier, difficulties),
  }),

  convertPercent: ({ percent, characteristics = 1, combat = false, reduction = 2 }: ConversionCase) => ({
    modifier: constantFromPercent(
      { percent, characteristics, combat },
      optionsOf({ twoCharacteristicPenalty: reduction }),
    ),
  }),

  modifierToPercent: ({ modifier }: { modifier: number }) => ({ percent: percentFromModifier(modifier) }),

  d3FromD6: ({ d6 }: { d6: number }) => ({ d3: d3From(d6) }),

  passiveScore: ({ modifier }: { modifier: number }) => ({ score: passiveScore(modifier) }),

  takeTen: ({ difficulty, ...sum }: TestCase) => takeTen(sum, difficulty),

  takeTwenty: ({ difficulty, baseDurationRounds = null, ...sum }: TestCase) => {
    const { duration, ...taken } = takeTwenty(sum, difficulty, baseDurationRounds);
    return { ...taken, durationRounds: duration };
  },

  synergy: (given: Rolled) => ({ bonus: synergy(given) }),

  cooperation: (given: Rolled) => ({ bonus: cooperation(given) }),

  multiplierModifier: ({ score, multiplier }: { score: number; multiplier: number }) => ({
    modifier: multiplierModifier(score, multiplier),
  }),

  multiplierRow: ({ multiplier, scores }: { multiplier: number; scores: readonly number[] }) => ({
    row: multiplierRow(multiplier, scores),
  }),

  multiplierTest: ({ score, multiplier, die }: { score: number; multiplier: number; die: number }) =>
    multiplierTest(score, multiplier, die),

  enduranceRun: ({ constitution, round }: { constitution: number; round: number }) => effortRound(constitution, round),

  memoryRecall: ({ attempt, step, memorised = false }: { attempt: number; step?: number; memorised?: boolean }) => ({
    modifier: recallModifier(attempt, memorised, step),
  }),
};

interface TestCase extends Rolled {
  readonly difficulty: number;
  readonly baseDurationRounds?: number | null;
}

interface OpposedCase {
  readonly active: Rolled;
  readonly passive?: Rolled | null;
  readonly passiveFixed?: number | null;
}

interface ConversionCase {
  readonly percent: number;
  readonly characteristics?: number;
  readonly combat?: boolean;
  readonly reduction?: number;
}

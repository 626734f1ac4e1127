import { diceSum, sidesOf } from "../../../src/rulesets/d20d100/rules/dice-sum.js";
import { sprintRound } from "../../../src/rulesets/d20d100/rules/checks/effort.js";
import { recallModifier } from "../../../src/rulesets/d20d100/rules/checks/memory.js";
import { multiplierModifier } from "../../../src/rulesets/d20d100/rules/checks/multiplier.js";
import { againstKept, opposed } from "../../../src/rulesets/d20d100/rules/checks/opposed.js";
import { constantFromPercent } from "../../../src/rulesets/d20d100/rules/checks/from-percent.js";
import { chancesOf } from "../../../src/rulesets/d20d100/rules/checks/percentages.js";
import {
  CHARACTERISTIC_DIFFICULTY,
  HELP_DIFFICULTY,
  helpBonus,
  passiveScore,
  SKILL_DIFFICULTY,
  takeTen,
  takeTwenty,
  testResult,
  type Rolled,
} from "../../../src/rulesets/d20d100/rules/checks/tests.js";
import { optionsOf } from "./d20d100-options.js";
import type { Adapter } from "./run.js";

/** DD-14 — faces of the die that is thrown for `1d3`: as many as two faces of a d6 each stand for. */
const [D3 = 0] = sidesOf(diceSum("1d3") ?? { faces: [] });

/** Adapters for tests, percentages and what they are made of. */
export const testsAdapters: Readonly<Record<string, Adapter>> = {
  skillTest: ({ difficulty, ...given }: TestCase) => testResult(given, difficulty, optionsOf(given)),

  opposedTest: ({ active, passive = null, passiveFixed = null, ...given }: OpposedCase) =>
    passive ? opposed(active, passive, optionsOf(given)) : againstKept(active, { value: passiveFixed ?? 0 }),

  percentChance: ({ modifier, difficulty }: TestCase) => chancesOf(modifier, difficulty),

  percentTable: ({ modifier, difficulties }: { modifier: number; difficulties: readonly number[] }) => ({
    row: difficulties.map((difficulty) => chancesOf(modifier, difficulty).printed),
  }),

  convertPercent: ({ percent, characteristics = 1, combat = false, reduction = 2 }: ConversionCase) => ({
    modifier: constantFromPercent(
      { percent, characteristics, combat },
      optionsOf({ twoCharacteristicPenalty: reduction }),
    ),
  }),

  modifierToPercent: ({ modifier }: { modifier: number }) => ({
    percent: chancesOf(modifier, SKILL_DIFFICULTY).effective,
  }),

  d3FromD6: ({ d6 }: { d6: number }) => ({ d3: Math.ceil((d6 * D3) / 6) }),

  passiveScore: ({ modifier }: { modifier: number }) => ({ score: passiveScore(modifier) }),

  takeTen: ({ difficulty, ...sum }: TestCase) => takeTen(sum, difficulty),

  takeTwenty: ({ difficulty, baseDurationRounds = null, ...sum }: TestCase) => {
    const { duration, ...taken } = takeTwenty(sum, difficulty, baseDurationRounds);
    return { ...taken, durationRounds: duration };
  },

  synergy: (given: Rolled) => ({ bonus: helpBonus(testResult(given, HELP_DIFFICULTY.synergy).success) }),

  cooperation: (given: Rolled) => ({ bonus: helpBonus(testResult(given, HELP_DIFFICULTY.cooperation).success) }),

  multiplierModifier: ({ score, multiplier }: { score: number; multiplier: number }) => ({
    modifier: multiplierModifier(score, multiplier),
  }),

  multiplierRow: ({ multiplier, scores }: { multiplier: number; scores: readonly number[] }) => ({
    row: scores.map((score) => multiplierModifier(score, multiplier)),
  }),

  multiplierTest: ({ score, multiplier, die }: { score: number; multiplier: number; die: number }) => {
    const modifier = multiplierModifier(score, multiplier);
    return { modifier, ...testResult({ die, modifier }, CHARACTERISTIC_DIFFICULTY) };
  },

  enduranceRun: ({ constitution, round }: { constitution: number; round: number }) =>
    sprintRound(false, constitution, round),

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

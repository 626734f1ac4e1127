import { die, map, probability, weighted, type Distribution } from "../../../core/odds/distribution.js";
import { resolveParry, type Parry, type ParryOptions } from "../rules/attack/parry.js";
import { isResisted } from "../rules/attack/spell-casting.js";
import {
  resolveTest,
  WORST_FACE,
  type D20Test,
  type TestOutcome,
  type TestResult,
} from "../rules/checks/test-result.js";
import type { Naturals } from "../rules/vocabulary.js";

/** RP-09…RP-13 — every result of a test, each weighing as many faces as bring it. */
export function testResults(test: Omit<D20Test, "die">, naturals?: Naturals): readonly TestResult[] {
  return Array.from({ length: WORST_FACE }, (_, i) => resolveTest({ ...test, die: i + 1 }, naturals));
}

/** RP-09…RP-13 — exact odds of a test's outcomes, in faces of the d20. */
export function testOdds(test: Omit<D20Test, "die">, naturals?: Naturals): Distribution<TestOutcome> {
  return weighted(testResults(test, naturals).map(({ outcome }) => [outcome, 1] as const));
}

/** RP-09 — chance that a test succeeds, 0 to 1. */
export function successChance(test: Omit<D20Test, "die">, naturals?: Naturals): number {
  return probability(testOdds(test, naturals), (outcome) => outcome === "success" || outcome === "criticalSuccess");
}

/** RP-79 — chance that Volonté keeps a spell off, 0 to 1. */
export function resistChance(cast: Pick<TestResult, "success" | "margin">, will: number, naturals?: Naturals): number {
  const answers = testResults({ score: will, difficulty: 0 }, naturals);
  return answers.filter((answer) => isResisted(cast, answer)).length / answers.length;
}

/** RP-43…RP-46 — chance that a parry stops the blow, 0 to 1. */
export function parryChance(parry: Parry, options: ParryOptions & { readonly naturals?: Naturals } = {}): number {
  return probability(
    map(die(WORST_FACE), (face) => resolveParry(parry, face, options).success),
    (success) => success,
  );
}

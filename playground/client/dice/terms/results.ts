import type { Condition } from "../parser/modifiers.js";

/** One result of a die or of a pool. */
export interface DiceTermResult {
  result: number;
  /** Does it count in the total? */
  active?: boolean;
  /** What it counts for, instead of its value. */
  count?: number;
  success?: boolean;
  failure?: boolean;
  discarded?: boolean;
  rerolled?: boolean;
  exploded?: boolean;
}

/** Is the result on the right side of the target? `=` when no comparison is written. */
export function compareResult(result: number, comparison: string, target: number): boolean {
  switch (comparison) {
    case "<":
      return result < target;
    case "<=":
      return result <= target;
    case ">":
      return result > target;
    case ">=":
      return result >= target;
    default:
      return result === target;
  }
}

/** Does a result meet a modifier's condition? `fallback` is the target when none is written. */
export function meets(result: DiceTermResult, condition: Condition, fallback: number): boolean {
  return compareResult(valueOf(result), condition.comparison ?? "=", condition.target ?? fallback);
}

/** What later modifiers compare: the value, as `min` and `max` left it, but never a number of successes. */
export function valueOf(result: DiceTermResult): number {
  const counted = result.success !== undefined || result.failure !== undefined;
  return counted ? result.result : (result.count ?? result.result);
}

/** Sum of what the active results count for. */
export function totalOf(results: readonly DiceTermResult[]): number {
  return results.reduce((total, result) => (result.active ? total + (result.count ?? result.result) : total), 0);
}

/** Keeps or drops so many of the highest or lowest active results; among equals the first rolled goes first. */
export function keepOrDrop(
  results: DiceTermResult[],
  number: number,
  { keep = true, highest = true }: { keep?: boolean; highest?: boolean } = {},
): void {
  const order = results.filter((result) => result.active);
  order.sort((a, b) => (highest ? valueOf(b) - valueOf(a) : valueOf(a) - valueOf(b)));
  for (const result of keep ? order.slice(number) : order.slice(0, number)) {
    result.active = false;
    result.discarded = true;
  }
}

/** Recasts the active results as 1 where the condition is met, as 0 elsewhere. */
export function countMatches(
  results: DiceTermResult[],
  flag: "success" | "failure",
  matches: (result: DiceTermResult) => boolean,
): void {
  for (const result of results) {
    if (!result.active) continue;
    const match = matches(result);
    result.count = Number(match);
    result[flag] = match;
  }
}

/**
 * Which results are failures: those that meet the condition or, with no condition, those that an earlier count left
 * aside; with no earlier count, the lowest face.
 */
export function isFailure(result: DiceTermResult, condition: Condition, lowest: number): boolean {
  if (condition.target !== undefined) return meets(result, condition, lowest);
  if (result.failure !== undefined) return result.failure;
  if (result.success !== undefined) return !result.success;
  return meets(result, {}, lowest);
}

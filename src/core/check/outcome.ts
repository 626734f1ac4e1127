import type { Ruleset } from "../ruleset.js";
import type { Check } from "./check.js";
import type { Point, Result } from "./points.js";

/** A check that went wrong, with the rulesets that it went wrong in: one thing to mend, told once. */
export interface FaultyCheck {
  readonly check: Check;
  readonly rulesets: readonly Ruleset[];
  readonly points: readonly Point[];
  readonly facts: readonly string[];
}

/** How a run went. */
export interface Outcome {
  readonly total: number;
  readonly good: number;
  readonly bad: number;
  readonly skip: number;
  /** What keeps from playing first. */
  readonly faults: readonly FaultyCheck[];
  /** Points that were not tried at all: the run was stopped before. */
  readonly left: readonly Point[];
}

/** Sums a run up. */
export function outcomeOf(points: readonly Point[], results: ReadonlyMap<string, Result>): Outcome {
  const states = points.map(({ id }) => results.get(id)?.state);
  const count = (state: Result["state"]) => states.filter((one) => one === state).length;
  const stopped = (id: string) => {
    const result = results.get(id);
    return !result || (result.state === "skip" && result.reason === "stopped");
  };
  const left = points.filter(({ id }) => stopped(id));
  const bad = points.filter(({ id }) => results.get(id)?.state === "bad");
  const checks = [...new Set(bad.map(({ check }) => check))];
  const faults = checks.map((check): FaultyCheck => {
    const own = bad.filter((point) => point.check === check);
    const facts = own.flatMap(({ id, ruleset }) => {
      const result = results.get(id);
      return result?.state === "bad" ? result.facts.map((fact) => (ruleset ? `${ruleset.id}: ${fact}` : fact)) : [];
    });
    return { check, points: own, facts, rulesets: own.flatMap(({ ruleset }) => ruleset ?? []) };
  });
  const order = ({ check }: FaultyCheck) => (check.severity === "bad" ? 0 : 1);
  return {
    ...{ total: points.length, good: count("good"), bad: count("bad"), left },
    skip: points.length - count("good") - count("bad"),
    faults: faults.toSorted((one, other) => order(one) - order(other)),
  };
}

import type { Ruleset } from "../ruleset.js";
import { GROUPS, type Check, type Group, type Reason } from "./check.js";
import type { Trial } from "./trial.js";

/** One thing that is tried: a check, of one ruleset where it is made of each. */
export interface Point {
  /** `attacks.undo` or `attacks.undo:gb`. */
  readonly id: string;
  /** Its place among all points, from 1. */
  readonly number: number;
  readonly check: Check;
  readonly ruleset: Ruleset | null;
  run(trial: Trial): Promise<void>;
}

/** What became of a point. */
export type Result =
  | { readonly state: "good" }
  | { readonly state: "bad"; readonly facts: readonly string[] }
  | { readonly state: "skip"; readonly reason: Reason };

/** The points of these checks and rulesets: group by group, the checks of a ruleset one after the other. */
export function pointsOf(checks: readonly Check[], rulesets: readonly Ruleset[]): readonly Point[] {
  const found = GROUPS.flatMap((group) =>
    inGroup(
      checks.filter((check) => check.group === group),
      rulesets,
    ),
  );
  return found.map((point, index) => ({ ...point, number: index + 1 }));
}

type Unnumbered = Omit<Point, "number">;

function inGroup(checks: readonly Check[], rulesets: readonly Ruleset[]): readonly Unnumbered[] {
  const own = rulesets.flatMap((ruleset) =>
    checks.flatMap((check): Unnumbered[] => {
      if (!check.each) return [];
      const run = (trial: Trial) => check.run(trial, ruleset);
      return [{ id: `${check.id}:${ruleset.id}`, check, ruleset, run }];
    }),
  );
  const shared = checks.flatMap((check): Unnumbered[] =>
    check.each ? [] : [{ id: check.id, check, ruleset: null, run: (trial) => check.run(trial) }],
  );
  return [...own, ...shared];
}

/** How many points of a group there are, and how far they are. */
export interface Tally {
  readonly group: Group;
  readonly total: number;
  readonly done: number;
  readonly good: number;
  readonly bad: number;
  readonly skip: number;
}

/** How each group stands, in their order; groups without points are left out. */
export function tallies(points: readonly Point[], results: ReadonlyMap<string, Result>): readonly Tally[] {
  return GROUPS.flatMap((group) => {
    const own = points.filter(({ check }) => check.group === group);
    const states = own.flatMap(({ id }) => results.get(id)?.state ?? []);
    const count = (state: Result["state"]) => states.filter((one) => one === state).length;
    const told = { group, total: own.length, done: states.length };
    return own.length === 0 ? [] : [{ ...told, good: count("good"), bad: count("bad"), skip: count("skip") }];
  });
}

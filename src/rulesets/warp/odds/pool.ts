import { ALL, fraction, minus, NOTHING, plus, times, type Fraction } from "../../../core/odds/fraction.js";
import { keptSums } from "../../../core/odds/kept-dice.js";
import type { DiceRules } from "../rules/checks/pool-result.js";
import type { Pool } from "../rules/checks/pool.js";
import type { Outcome } from "../rules/checks/outcome.js";

/** What the odds of a roll depend on: its dice, and the optional rules that change what they come to. */
export interface Odds {
  /** WP-01…WP-04 — chance of each total, as far as the dice of the pool go. */
  readonly totals: ReadonlyMap<number, Fraction>;
  /** WP-37 — the total from which the roll goes on without end; `null` when it does not. */
  readonly open: number | null;
  /** WP-36 — the total that is a critical failure; `null` when none is. */
  readonly critical: number | null;
}

/** Exact odds of a pool's totals; a pool without dice comes to 0 (WD-15). */
export function poolOdds(pool: Pool, rules: Pick<DiceRules, "criticalFailure" | "everUpward">): Odds {
  const { roll, keep, mode, possible } = pool;
  const { ways, total } = keptSums({ roll, keep, which: mode === "kl" ? "lowest" : "highest", faces: 6 });
  return {
    totals: new Map(Array.from(ways, ([sum, count]) => [sum, fraction(count, total)])),
    open: possible && rules.everUpward ? 6 * keep : null,
    critical: possible && rules.criticalFailure ? keep : null,
  };
}

/** WP-37 — chance that dice rolled for as long as sixes fall come to a number or more. */
export function chainAtLeast(number: number): Fraction {
  if (number <= 1) return ALL;
  const sixes = Math.floor((number - 1) / 6);
  return fraction(BigInt(7 - (number - 6 * sixes)), 6n ** BigInt(sixes + 1));
}

/** The chances that a total is a number or more, added up once. */
interface Tail {
  /** The highest total that the dice of the pool show by themselves. */
  readonly most: number;
  from(number: number): Fraction;
}

/** Adds up the chances of a pool from its highest total down. */
function tailOf({ totals, open }: Odds): Tail {
  const most = Math.max(0, ...totals.keys());
  const summed: Fraction[] = [];
  let chance = NOTHING;
  for (let total = most; total >= 0; total -= 1) {
    chance = plus(chance, totals.get(total) ?? NOTHING);
    summed[total] = chance;
  }
  return {
    most,
    from: (number) => {
      if (number <= most) return summed[Math.max(0, number)] ?? NOTHING;
      return open === null ? NOTHING : times(totals.get(open) ?? NOTHING, chainAtLeast(number - open));
    },
  };
}

/** Chance that a total is a number or more. */
export function atLeast(odds: Odds, number: number): Fraction {
  return tailOf(odds).from(number);
}

/** The exact chance of every outcome; together they are 1. */
export type OutcomeOdds = Readonly<Record<Outcome, Fraction>>;

/** WP-10, WP-36 — odds of the left side of an opposed roll. Both failing critically is a draw (WD-18). */
export function oddsOpposed(left: Odds, right: Odds): OutcomeOdds {
  const [ours, theirs] = [split(left), split(right)];
  const standing = minus(ALL, ours.critical);
  const higher = chanceToBeat(tailOf(ours.sound), theirs.sound);
  const lower = chanceToBeat(tailOf(theirs.sound), ours.sound);
  const equal = minus(minus(times(standing, minus(ALL, theirs.critical)), higher), lower);
  return outcomes(
    plus(higher, times(standing, theirs.critical)),
    plus(equal, times(ours.critical, theirs.critical)),
    times(ours.critical, minus(ALL, theirs.critical)),
  );
}

function outcomes(success: Fraction, draw: Fraction, criticalFailure: Fraction): OutcomeOdds {
  return { success, draw, criticalFailure, failure: minus(ALL, plus(plus(success, draw), criticalFailure)) };
}

/** WP-36 — the chance of a critical failure, and the totals without it: their chances add up to what is left. */
export function split(odds: Odds): { readonly critical: Fraction; readonly sound: Odds } {
  if (odds.critical === null) return { critical: NOTHING, sound: odds };
  const totals = new Map(odds.totals);
  totals.delete(odds.critical);
  return { critical: odds.totals.get(odds.critical) ?? NOTHING, sound: { ...odds, totals } };
}

/** Chance that one roll comes to more than another; both may go on without end. */
function chanceToBeat(ours: Tail, theirs: Odds): Fraction {
  let chance = NOTHING;
  for (const [total, weight] of theirs.totals) {
    const beaten = total === theirs.open ? againstOpen(ours, total) : ours.from(total + 1);
    chance = plus(chance, times(weight, beaten));
  }
  return chance;
}

/**
 * Against a total that goes on without end from a number. Once more is needed than our own dice show by themselves,
 * every six of theirs asks one of ours, and what is left of the sum is a geometric series.
 */
function againstOpen(ours: Tail, open: number): Fraction {
  let chance = NOTHING;
  let sixes = 0;
  while (open + 6 * sixes + 1 <= ours.most) {
    chance = plus(chance, endingAfter(sixes, ours, open));
    sixes += 1;
  }
  return plus(chance, times(endingAfter(sixes, ours, open), fraction(36n, 35n)));
}

/** Chance that their dice show so many sixes and then something else, and ours come to more. */
function endingAfter(sixes: number, ours: Tail, open: number): Fraction {
  let chance = NOTHING;
  for (let last = 1; last <= 5; last += 1) chance = plus(chance, ours.from(open + 6 * sixes + last + 1));
  return times(chance, fraction(1n, 6n ** BigInt(sixes + 1)));
}

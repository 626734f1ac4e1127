import { ALL, fraction, minus, NOTHING, plus, times, type Fraction } from "../../core/odds/fraction.js";
import { keptSums } from "../../core/odds/kept-dice.js";
import type { DiceRules } from "./rules/pool-result.js";
import type { Pool } from "./rules/pool.js";
import type { Outcome } from "./rules/outcome.js";

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
function chainAtLeast(number: number): Fraction {
  if (number <= 1) return ALL;
  const sixes = Math.floor((number - 1) / 6);
  return fraction(BigInt(7 - (number - 6 * sixes)), 6n ** BigInt(sixes + 1));
}

/** Chance that a total is a number or more. */
export function atLeast({ totals, open }: Odds, number: number): Fraction {
  let chance = NOTHING;
  for (const [total, weight] of totals) {
    if (total === open) chance = plus(chance, times(weight, chainAtLeast(number - open)));
    else if (total >= number) chance = plus(chance, weight);
  }
  return chance;
}

/** Mean total; dice that go on without end add 4.2 to what they followed. */
export function meanOf({ totals, open }: Odds): Fraction {
  const chain = fraction(21n, 5n);
  let mean = NOTHING;
  for (const [total, weight] of totals) {
    const value = fraction(BigInt(total));
    mean = plus(mean, times(weight, total === open ? plus(value, chain) : value));
  }
  return mean;
}

/** WP-36, WP-37 — chance that all dice that count show one face: 1 fails critically, 6 goes on. */
export function allShow({ keep, possible }: Pool, { totals }: Odds, face: 1 | 6): Fraction {
  return (possible ? totals.get(face * keep) : undefined) ?? NOTHING;
}

/** WP-99 — chance that at least one of some dice shows a 6. */
export function anySix(dice: number): Fraction {
  return minus(ALL, fraction(5n ** BigInt(dice), 6n ** BigInt(dice)));
}

/** The exact chance of every outcome; together they are 1. */
export type OutcomeOdds = Readonly<Record<Outcome, Fraction>>;

/** WP-07, WP-36 — odds against a fixed number. */
export function oddsAgainst(odds: Odds, target: number): OutcomeOdds {
  const { critical, sound } = split(odds);
  const better = atLeast(sound, target + 1);
  const equal = minus(atLeast(sound, target), better);
  return outcomes(better, equal, critical);
}

/** WP-10, WP-36 — odds of the left side of an opposed roll. Both failing critically is a draw (WD-18). */
export function oddsOpposed(left: Odds, right: Odds): OutcomeOdds {
  const [ours, theirs] = [split(left), split(right)];
  const standing = minus(ALL, ours.critical);
  const higher = above(ours.sound, theirs.sound);
  const equal = minus(minus(times(standing, minus(ALL, theirs.critical)), higher), above(theirs.sound, ours.sound));
  return outcomes(
    plus(higher, times(standing, theirs.critical)),
    plus(equal, times(ours.critical, theirs.critical)),
    times(ours.critical, minus(ALL, theirs.critical)),
  );
}

function outcomes(success: Fraction, draw: Fraction, criticalFailure: Fraction): OutcomeOdds {
  return { success, draw, criticalFailure, failure: minus(ALL, plus(plus(success, draw), criticalFailure)) };
}

/** The chance of a critical failure, and the totals without it: their chances add up to what is left. */
function split(odds: Odds): { readonly critical: Fraction; readonly sound: Odds } {
  if (odds.critical === null) return { critical: NOTHING, sound: odds };
  const totals = new Map(odds.totals);
  totals.delete(odds.critical);
  return { critical: odds.totals.get(odds.critical) ?? NOTHING, sound: { ...odds, totals } };
}

/** Chance that the left total is above the right one. */
function above(left: Odds, right: Odds): Fraction {
  let chance = NOTHING;
  for (const [total, weight] of right.totals) {
    const beaten = total === right.open ? aboveOpen(left, total) : atLeast(left, total + 1);
    chance = plus(chance, times(weight, beaten));
  }
  return chance;
}

/** Chance that the left total is above a right one that goes on without end from a number. */
function aboveOpen(left: Odds, open: number): Fraction {
  let chance = NOTHING;
  for (const [total, weight] of left.totals) {
    const beaten = total === left.open ? chainAbove(total - open) : minus(ALL, chainAtLeast(total - open));
    chance = plus(chance, times(weight, beaten));
  }
  return chance;
}

/**
 * Chance that a chain with a lead is above another chain. Leads are whole sixes, and a chain past its first six starts
 * anew: so the one behind needs as many sixes first, and two chains side by side are equal once in seven.
 */
function chainAbove(lead: number): Fraction {
  const reached = fraction(1n, 6n ** BigInt(Math.abs(lead) / 6));
  return lead < 0 ? times(reached, fraction(3n, 7n)) : minus(ALL, times(reached, fraction(4n, 7n)));
}

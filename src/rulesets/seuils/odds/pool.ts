import { ALL, fraction, minus, plus, times, type Fraction } from "../../../core/odds/fraction.js";
import { DIE_FACES } from "../rules/checks/faces.js";
import { DEFAULTS } from "../rules/options.js";
import type { Pool } from "../rules/checks/pool.js";
import { explosionFrom, thresholdFor, type DiceOptions } from "../rules/checks/successes.js";

/** Dice that are counted alike. */
export interface DieKind {
  readonly count: number;
  /** Faces of the ten that are a success, and those of them that grant another die of the same kind. */
  readonly successes: number;
  readonly grants: number;
  /** Successes that such a face counts. */
  readonly value: number;
}

/** SE-11 — exact odds of a number of successes. Weights are whole: chances times a power of ten. */
export interface SuccessOdds {
  readonly kinds: readonly DieKind[];
  readonly dice: number;
  /** Chance of exactly so many successes, times 10^(successes + dice). */
  weight(successes: number): bigint;
  /** Chance of so many or more, times the same. */
  tail(successes: number): bigint;
}

/** SE-03, SE-04, SE-10, SE-11 — odds of a pool, with a Spécialité or without. */
export function poolOdds(pool: Pool, specialty: boolean, options: DiceOptions = DEFAULTS): SuccessOdds {
  const threshold = thresholdFor(specialty, options);
  const from = explosionFrom(threshold, options);
  const successes = facesFrom(threshold);
  const grants = from === null ? 0 : facesFrom(from);
  return successOdds([
    { count: pool.normalDice, successes, grants, value: 1 },
    {
      count: pool.equipmentDice,
      successes,
      grants: options.equipmentExplodes ? grants : 0,
      value: options.equipmentSuccessValue,
    },
  ]);
}

/** Faces of a die from one face on. */
export function facesFrom(face: number): number {
  return Math.min(DIE_FACES, Math.max(0, DIE_FACES + 1 - face));
}

/** Odds of some dice; they are reckoned as far as somebody asks. */
export function successOdds(all: readonly DieKind[]): SuccessOdds {
  const kinds = all.filter(({ count }) => count > 0);
  const dice = kinds.reduce((sum, { count }) => sum + count, 0);
  let weights = weightsOf(kinds, 16);
  const tails = [10n ** BigInt(dice)];
  const weight = (successes: number) => {
    if (successes >= weights.length) weights = weightsOf(kinds, 2 * successes);
    return weights[successes] ?? 0n;
  };
  const tail = (successes: number) => {
    for (let k = tails.length; k <= successes; k += 1) tails.push(10n * ((tails[k - 1] ?? 0n) - weight(k - 1)));
    return tails[successes] ?? 0n;
  };
  return { kinds, dice, weight, tail };
}

/**
 * SE-11 — the first weights, out of the generating function of each die: ((10 − p) + (p − q)·sᵛ) / (10 − q·sᵛ) in tenths,
 * with 10·s in the place of s so that all of it is whole.
 */
function weightsOf(kinds: readonly DieKind[], length: number): readonly bigint[] {
  const series = Array<bigint>(length).fill(0n);
  series[0] = 1n;
  for (const { count, successes, grants, value } of kinds) {
    const none = BigInt(DIE_FACES - successes);
    const ends = BigInt(successes - grants) * 10n ** BigInt(value);
    const goesOn = growth({ grants, value });
    for (let die = 0; die < count; die += 1) {
      for (let k = length - 1; k >= 0; k -= 1) series[k] = none * (series[k] ?? 0n) + ends * (series[k - value] ?? 0n);
      for (let k = value; k < length; k += 1) series[k] = (series[k] ?? 0n) + goesOn * (series[k - value] ?? 0n);
    }
  }
  return series;
}

/** What weights grow by with every face that goes on. */
function growth({ grants, value }: Pick<DieKind, "grants" | "value">): bigint {
  return BigInt(grants) * 10n ** BigInt(value - 1);
}

/** SE-11 — chance of so many successes or more. */
export function atLeast(odds: SuccessOdds, successes: number): Fraction {
  return successes <= 0 ? ALL : fraction(odds.tail(successes), 10n ** BigInt(successes + odds.dice));
}

/** SE-06 — a roll whose result is its successes with some added, or taken away below 0. */
export interface ResultOdds {
  readonly odds: SuccessOdds;
  readonly successModifier: number;
}

/** SE-26 — a defence that is rolled. */
export interface DefenceOdds extends ResultOdds {
  /** SE-17 — successes that it needs more than the attack has. */
  readonly difficultyBonus: number;
}

/** SE-05, SE-06, SE-11 — chance that a result reaches a Difficulté. */
export function reachOdds({ odds, successModifier }: ResultOdds, difficulty: number): Fraction {
  return difficulty <= 0 ? ALL : atLeast(odds, difficulty - successModifier);
}

/** SE-26 — chance that a defence holds an attack whose result is known. */
export function holdOdds(defence: DefenceOdds, attackSuccesses: number): Fraction {
  return reachOdds(defence, attackSuccesses + defence.difficultyBonus);
}

/**
 * SE-26, SE-38 — chance that an attack hits: that it reaches its Difficulté, and that the defence, if any is rolled, falls
 * short. Both may go on without end; the sum is closed all the same.
 */
export function hitOdds(attack: ResultOdds, difficulty: number, defence: DefenceOdds | null): Fraction {
  if (!defence) return reachOdds(attack, difficulty);
  const needed = attack.successModifier + defence.difficultyBonus;
  const shift = needed - defence.successModifier;
  const reached = Math.max(1, difficulty) - attack.successModifier;
  const least = Math.max(0, reached, 1 - needed, 1 - shift);
  const above = minus(atLeast(attack.odds, least), chanceOfHolding(attack.odds, defence.odds, least, shift));
  if (difficulty > 0) return above;
  const withNone = times(minus(ALL, reachOdds(attack, 1)), minus(ALL, holdOdds(defence, 0)));
  return plus(above, withNone);
}

/** Chance that the attack comes to `least` successes or more and the defence to the attack's plus `shift`. */
function chanceOfHolding(attack: SuccessOdds, defence: SuccessOdds, least: number, shift: number): Fraction {
  const scale = (successes: number) => 10n ** BigInt(2 * successes + shift + attack.dice + defence.dice);
  const term = (successes: number) => attack.weight(successes) * defence.tail(successes + shift);
  const steady = Math.max(least, steadyFrom(attack), steadyFrom(defence) - shift);
  let head = 0n;
  for (let k = least; k < steady; k += 1) head += term(k) * 100n ** BigInt(steady - k);
  const period = Math.max(periodOf(attack), periodOf(defence));
  const growths = productsOf(growthsOf(attack, period), growthsOf(defence, period));
  let chance = fraction(head, scale(steady));
  for (let first = steady; first < steady + period; first += 1) {
    const terms = growths.map((_, i) => term(first + period * i));
    const closed = closedSum(terms, growths, 100n ** BigInt(period));
    chance = plus(chance, fraction(closed.numerator, closed.denominator * scale(first)));
  }
  return chance;
}

/** The number of successes from which only dice that go on change the odds. */
function steadyFrom({ kinds }: SuccessOdds): number {
  return 1 + kinds.reduce((sum, { count, grants, value }) => sum + (grants > 0 ? 0 : count * value), 0);
}

/** From there on weights grow alike with every so many successes. */
function periodOf({ kinds }: SuccessOdds): number {
  return Math.max(1, ...kinds.filter(({ grants }) => grants > 0).map(({ value }) => value));
}

/** What weights grow by in a period, once for each die that goes on. */
function growthsOf({ kinds }: SuccessOdds, period: number): ReadonlyMap<bigint, number> {
  const growths = new Map<bigint, number>();
  for (const kind of kinds) {
    if (kind.grants === 0) continue;
    const per = growth(kind) ** BigInt(period / kind.value);
    growths.set(per, (growths.get(per) ?? 0) + kind.count);
  }
  return growths;
}

/** What products of two such sequences grow by: polynomials of degrees m − 1 and n − 1 make one of m + n − 2. */
function productsOf(a: ReadonlyMap<bigint, number>, b: ReadonlyMap<bigint, number>): readonly bigint[] {
  return [...a].flatMap(([left, m]) => [...b].flatMap(([right, n]) => Array<bigint>(m + n - 1).fill(left * right)));
}

/**
 * The endless sum of terms divided by powers of a base. They are the series of N(s) / Π(1 − growth·s), whose N is of a
 * lower degree than there are growths: as many first terms give it.
 */
function closedSum(terms: readonly bigint[], growths: readonly bigint[], base: bigint): Fraction {
  const numerators = [...terms];
  let divisor = 1n;
  for (const per of growths) {
    for (let k = numerators.length - 1; k > 0; k -= 1) {
      numerators[k] = (numerators[k] ?? 0n) - per * (numerators[k - 1] ?? 0n);
    }
    divisor *= base - per;
  }
  // Both times base^growths: the first numerator weighs base^growths, the last one base.
  const numerator = numerators.reduceRight((sum, value, k) => sum + value * base ** BigInt(growths.length - k), 0n);
  return growths.length === 0 ? fraction(0n) : { numerator, denominator: divisor };
}

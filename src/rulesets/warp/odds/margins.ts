import { toNumber } from "../../../core/odds/fraction.js";
import { chainAtLeast, split } from "./pool.js";
import type { Odds } from "./pool.js";

/** Chances that an attack hits by a margin or more: all of them, and those of twice the defence (WP-74). */
export interface MarginChances {
  all(margin: number): number;
  double(margin: number): number;
}

/**
 * WP-36, WP-51 — margins of two pools; a defence that fails critically is hit by one at least (WD-69). Armour asks for so
 * many of them that they are told as numbers, each from exact weights.
 */
export function marginChances(attack: Odds, defence: Odds): MarginChances {
  const [ours, theirs] = [split(attack), split(defence)];
  const tail = tailOf(ours.sound);
  const weights = weightsOf(theirs.sound);
  const lowest = defence.critical ?? 0;
  const critical = toNumber(theirs.critical);
  const failed = (margin: number, double: boolean) =>
    critical * tail.from(Math.max(margin > 1 ? lowest + margin : 0, double ? 2 * lowest : 0));
  return {
    all: remembered((margin) => {
      const need = { against: (total: number) => total + margin, slope: 1, steady: 0 };
      return chanceToReach(tail, weights, need) + failed(margin, false);
    }),
    double: remembered((margin) => {
      const need = { against: (total: number) => Math.max(2 * total, total + margin), slope: 2, steady: margin };
      return chanceToReach(tail, weights, need) + failed(margin, true);
    }),
  };
}

/** Armour rolls often ask for the same margin. */
function remembered(chance: (margin: number) => number): (margin: number) => number {
  const known = new Map<number, number>();
  return (margin) => {
    const found = known.get(margin) ?? chance(margin);
    known.set(margin, found);
    return found;
  };
}

/** Chances of the totals of a roll, and the total from which it goes on without end (WP-37). */
interface Weights {
  readonly totals: readonly (readonly [number, number])[];
  readonly open: number | null;
}

function weightsOf({ totals, open }: Odds): Weights {
  return { totals: Array.from(totals, ([total, weight]) => [total, toNumber(weight)] as const), open };
}

interface Tail {
  /** The highest total that the dice of the pool show by themselves. */
  readonly most: number;
  /** Chance of a number or more. */
  from(number: number): number;
}

function tailOf(odds: Odds): Tail {
  const { totals, open } = weightsOf(odds);
  const most = Math.max(0, ...totals.map(([total]) => total));
  const summed = Array<number>(most + 2).fill(0);
  for (const [total, weight] of totals) summed[total] = weight;
  for (let total = most; total >= 0; total -= 1) summed[total] = (summed[total] ?? 0) + (summed[total + 1] ?? 0);
  const goesOn = totals.find(([total]) => total === open)?.[1] ?? 0;
  return {
    most,
    from: (number) => {
      if (number <= most) return summed[Math.max(0, number)] ?? 0;
      return open === null ? 0 : goesOn * toNumber(chainAtLeast(number - open));
    },
  };
}

/** What one total must come to against another; from `steady` on, `slope` points more for each of the other's. */
interface Need {
  against(total: number): number;
  readonly slope: number;
  readonly steady: number;
}

/** Chance that one roll comes to what it needs against another; both may go on without end. */
function chanceToReach(ours: Tail, theirs: Weights, need: Need): number {
  return theirs.totals.reduce((chance, [total, weight]) => {
    const reached = total === theirs.open ? againstOpen(ours, total, need) : ours.from(need.against(total));
    return chance + weight * reached;
  }, 0);
}

/**
 * Against a total that goes on without end from a number. Once more is needed than our own dice show by themselves,
 * every six of theirs asks as many of ours as the slope says, and what is left of the sum is a geometric series.
 */
function againstOpen(ours: Tail, open: number, need: Need): number {
  const endingAfter = (sixes: number): number => {
    const chances = [1, 2, 3, 4, 5].map((last) => ours.from(need.against(open + 6 * sixes + last)));
    return chances.reduce((sum, chance) => sum + chance, 0) / 6 ** (sixes + 1);
  };
  let chance = 0;
  let sixes = 0;
  while (need.against(open + 6 * sixes) <= ours.most || open + 6 * sixes < need.steady) {
    chance += endingAfter(sixes);
    sixes += 1;
  }
  const power = 6 ** (need.slope + 1);
  return chance + (endingAfter(sixes) * power) / (power - 1);
}

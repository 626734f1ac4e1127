import { ALL, fraction, minus, NOTHING, plus, times, toNumber, type Fraction } from "../../core/odds/fraction.js";
import { keptSums } from "../../core/odds/kept-dice.js";
import { chanceToReach, split, tailOf } from "./odds.js";
import type { Odds } from "./odds.js";
import type { Harm, Protection } from "./rules/absorption.js";
import { damageDiceCount, resolveBlow } from "./rules/damage.js";
import type { BlowOptions } from "./rules/damage.js";
import { afterLoss, healthOf } from "./rules/hit-points.js";
import type { Health, HitPoints } from "./rules/hit-points.js";
import { resolveTaser } from "./rules/taser.js";
import type { TaserTie } from "./rules/taser.js";

/** What the odds of an attack depend on besides its two pools. */
export interface AttackFigures {
  /** WP-52, WP-90…WP-92, WP-95 — factor of the weapon with what tactic and ammunition add. */
  readonly factor: number;
  /** WP-60, WP-96 — what armour is up against. */
  readonly harm: Harm | "taser";
  /** WP-93 — range dice that divide the damage. */
  readonly rangeDice?: number | null;
  readonly specialEffect?: boolean;
  /** WP-61, WP-86, WP-118 — what the target wears, in dice and points. */
  readonly worn: WornDice;
  readonly target: HitPoints;
}

/** WP-61, WP-86 — armour before its dice are rolled. */
export interface WornDice extends Pick<Protection, "regularPoints" | "skin"> {
  readonly regularDice: number;
  readonly ballisticDice: number;
}

/** What the table may decide otherwise. */
export interface AttackOddsOptions extends BlowOptions {
  /** WP-74 — damage dice instead of the margin. */
  readonly alternativeDamage?: boolean;
  readonly taserTie?: TaserTie;
}

/** What becomes of a target, mildest first: missed, hit without losing anything, or how it fares afterwards. */
export const ATTACK_ENDS = ["miss", "stopped", "fit", "wounded", "down", "dying"] as const;
export type AttackEnd = (typeof ATTACK_ENDS)[number];

/** Exact chance of each end, 0 to 1; together they are 1. */
export type AttackOdds = Readonly<Record<AttackEnd, number>>;

/** WP-51, WP-60, WP-74, WP-96 — exact odds of an attack before any die is rolled, armour included. */
export function attackOdds(
  attack: Odds,
  defence: Odds,
  figures: AttackFigures,
  options: AttackOddsOptions = {},
): AttackOdds {
  const chances = marginChances(attack, defence);
  const reached = Array<Fraction>(ENDS_OF_HIT.length).fill(NOTHING);
  for (const { worn, chance } of armourRolls(figures.worn)) {
    const blow = { figures, worn, options };
    ENDS_OF_HIT.forEach((_, rank) => {
      const here = options.alternativeDamage ? byDice(blow, rank, chances) : byMargin(blow, rank, chances);
      reached[rank] = plus(reached[rank] ?? NOTHING, times(chance, here));
    });
  }
  const [hit = NOTHING] = reached;
  const ends = ENDS_OF_HIT.map((end, rank) => {
    return [end, toNumber(minus(reached[rank] ?? NOTHING, reached[rank + 1] ?? NOTHING))] as const;
  });
  return { ...(Object.fromEntries(ends) as Record<HitEnd, number>), miss: toNumber(minus(ALL, hit)) };
}

type HitEnd = Exclude<AttackEnd, "miss">;
const ENDS_OF_HIT: readonly HitEnd[] = ["stopped", "fit", "wounded", "down", "dying"];

/** Chances that an attack hits by a margin or more: all of them, and those of twice the defence (WP-74). */
interface MarginChances {
  all(margin: number): Fraction;
  double(margin: number): Fraction;
}

/** WP-36, WP-51 — margins of two pools; a defence that fails critically is hit by one at least (WD-69). */
function marginChances(attack: Odds, defence: Odds): MarginChances {
  const [ours, theirs] = [split(attack), split(defence)];
  const tail = tailOf(ours.sound);
  const lowest = defence.critical ?? 0;
  const failed = (margin: number, double: boolean) => {
    const enough = Math.max(margin > 1 ? lowest + margin : 0, double ? 2 * lowest : 0);
    return times(theirs.critical, tail.from(enough));
  };
  return {
    all: remembered((margin) => {
      const need = { against: (total: number) => total + margin, slope: 1, steady: 0 };
      return plus(chanceToReach(tail, theirs.sound, need), failed(margin, false));
    }),
    double: remembered((margin) => {
      const need = { against: (total: number) => Math.max(2 * total, total + margin), slope: 2, steady: margin };
      return plus(chanceToReach(tail, theirs.sound, need), failed(margin, true));
    }),
  };
}

/** Armour rolls often ask for the same margin. */
function remembered(chance: (margin: number) => Fraction): (margin: number) => Fraction {
  const known = new Map<number, Fraction>();
  return (margin) => {
    const found = known.get(margin) ?? chance(margin);
    known.set(margin, found);
    return found;
  };
}

/** WP-61, WP-86 — every sum that the armour can show, with its chance. */
function* armourRolls(worn: WornDice): Generator<{ readonly worn: Protection; readonly chance: Fraction }> {
  for (const [regular, ofRegular] of sums(worn.regularDice)) {
    for (const [ballistic, ofBallistic] of sums(worn.ballisticDice)) {
      const dice = {
        regularDice: facesWith(regular, worn.regularDice),
        ballisticDice: facesWith(ballistic, worn.ballisticDice),
      };
      yield { worn: { ...worn, ...dice }, chance: times(ofRegular, ofBallistic) };
    }
  }
}

function sums(dice: number): readonly (readonly [number, Fraction])[] {
  const { ways, total } = keptSums({ roll: dice, keep: dice, which: "highest", faces: 6 });
  return Array.from(ways, ([sum, count]) => [sum, fraction(count, total)] as const);
}

/** So many dice with this sum: armour asks for their number and their sum, never for a single face. */
function facesWith(sum: number, dice: number): readonly number[] {
  return Array.from({ length: dice }, (_, i) => (i === 0 ? sum - (dice - 1) : 1));
}

interface RolledBlow {
  readonly figures: AttackFigures;
  readonly worn: Protection;
  readonly options: AttackOddsOptions;
}

/** Chance of an end at least so bad, where the margin makes the damage. */
function byMargin(blow: RolledBlow, rank: number, { all }: MarginChances): Fraction {
  const margin = least((step) => rankOf(blow, { margin: step, dice: null }) >= rank);
  return margin === null ? NOTHING : all(margin);
}

/** WP-74 — chance of an end at least so bad, where dice make the damage and the margin at most lets them (WD-54). */
function byDice(blow: RolledBlow, rank: number, { all, double }: MarginChances): Fraction {
  if (rank === 0) return all(1);
  const margin = least((step) => rankOf(blow, { margin: step, dice: SURE }) > 0);
  const needed = least((step) => rankOf(blow, { margin: margin ?? 1, dice: step }) >= rank);
  if (margin === null || needed === null) return NOTHING;
  const { factor } = blow.figures;
  const doubled = double(margin);
  const plain = times(minus(all(margin), doubled), sumAtLeast(damageDiceCount(factor, false), needed));
  return plus(plain, times(doubled, sumAtLeast(damageDiceCount(factor, true), needed)));
}

function sumAtLeast(dice: number, needed: number): Fraction {
  return sums(dice).reduce((all, [sum, chance]) => (sum >= needed ? plus(all, chance) : all), NOTHING);
}

/** How bad the end of a hit is, from 0 for one that costs nothing. */
function rankOf({ figures, worn, options }: RolledBlow, hit: { margin: number; dice: number | null }): number {
  const { factor, harm, target } = figures;
  const damageDice = hit.dice === null ? null : [hit.dice];
  const temporary = harm === "taser";
  const damage = temporary
    ? resolveTaser({ margin: hit.margin, factor, damageDice }, worn, options.taserTie).temporary
    : resolveBlow({ ...figures, harm, worn, attack: hit.margin, defence: 0, damageDice }, options).damage;
  if (damage === 0) return 0;
  const after = afterLoss({ ...target, fightStart: null }, { damage, temporary });
  const health: Exclude<Health, "dead"> = healthOf({ ...after, max: target.max });
  return ENDS_OF_HIT.indexOf(health);
}

/** More than any margin or damage of a game; past it a chance is smaller than a number can say. */
const SURE = 2 ** 14;

/** The least step from 1 on that is enough, where more is never less; `null`: none. */
function least(enough: (step: number) => boolean): number | null {
  if (!enough(SURE)) return null;
  let [low, high] = [0, SURE];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

import { keptSums } from "../../../core/odds/kept-dice.js";
import { marginChances } from "./margins.js";
import type { MarginChances } from "./margins.js";
import type { Odds } from "./pool.js";
import { armourDiceFall } from "../rules/attack/absorption.js";
import type { Harm, Protection } from "../rules/attack/absorption.js";
import { damageDiceCount, resolveBlow } from "../rules/attack/damage.js";
import type { BlowOptions } from "../rules/attack/damage.js";
import { afterLoss, healthOf } from "../rules/body/hit-points.js";
import type { Health, HitPoints } from "../rules/body/hit-points.js";
import { resolveTaser } from "../rules/attack/taser.js";
import type { TaserTie } from "../rules/vocabulary.js";

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
  const reached = Array<number>(ENDS_OF_HIT.length + 1).fill(0);
  const ofDamage = damageSums();
  for (const { worn, chance } of armourRolls(figures.worn, figures.harm)) {
    const blow = { figures, worn, options, damageSums: ofDamage };
    const here = options.alternativeDamage ? byDice(blow, chances) : byMargin(blow, chances);
    here.forEach((one, rank) => (reached[rank] = (reached[rank] ?? 0) + chance * one));
  }
  const [hit = 0] = reached;
  const ends = ENDS_OF_HIT.map((end, rank) => {
    return [end, Math.max(0, (reached[rank] ?? 0) - (reached[rank + 1] ?? 0))] as const;
  });
  return { ...(Object.fromEntries(ends) as Record<HitEnd, number>), miss: Math.max(0, 1 - hit) };
}

type HitEnd = Exclude<AttackEnd, "miss">;
const ENDS_OF_HIT: readonly HitEnd[] = ["stopped", "fit", "wounded", "down", "dying"];

/** WP-61, WP-86, WP-96 — every sum that the armour can show, with its chance; what asks for its number alone is told once. */
function* armourRolls(
  worn: WornDice,
  harm: AttackFigures["harm"],
): Generator<{ readonly worn: Protection; readonly chance: number }> {
  const fall = armourDiceFall(harm);
  for (const [regular, ofRegular] of (fall.regular ? sums : counted)(worn.regularDice)) {
    for (const [ballistic, ofBallistic] of (fall.ballistic ? sums : counted)(worn.ballisticDice)) {
      const dice = {
        regularDice: facesWith(regular, worn.regularDice),
        ballisticDice: facesWith(ballistic, worn.ballisticDice),
      };
      yield { worn: { ...worn, ...dice }, chance: ofRegular * ofBallistic };
    }
  }
}

/** Every sum of some dice with its chance. */
function sums(dice: number): readonly (readonly [number, number])[] {
  const { ways, total } = keptSums({ roll: dice, keep: dice, which: "highest", faces: 6 });
  return Array.from(ways, ([sum, count]) => [sum, Number(count) / Number(total)] as const);
}

/** Dice of which nothing but their number matters. */
function counted(dice: number): readonly (readonly [number, number])[] {
  return [[dice, 1]];
}

/** So many dice with this sum: armour asks for their number and their sum, never for a single face. */
function facesWith(sum: number, dice: number): readonly number[] {
  return Array.from({ length: dice }, (_, i) => (i === 0 ? sum - (dice - 1) : 1));
}

interface RolledBlow {
  readonly figures: AttackFigures;
  readonly worn: Protection;
  readonly options: AttackOddsOptions;
  readonly damageSums: ReturnType<typeof damageSums>;
}

/** Chances of each end or a worse one, where the margin makes the damage. */
function byMargin(blow: RolledBlow, { all }: MarginChances): readonly number[] {
  const margins = leastOf((step, rank) => rankOf(blow, { margin: step, dice: null }) >= rank);
  return margins.map((margin) => (margin === null ? 0 : all(margin)));
}

/** WP-74 — the same where dice make the damage and the margin at most lets them (WD-54). */
function byDice(blow: RolledBlow, { all, double }: MarginChances): readonly number[] {
  const margin = leastFrom(1, (step) => rankOf(blow, { margin: step, dice: SURE }) > 0);
  if (margin === null) return [all(1)];
  const { factor } = blow.figures;
  const doubled = double(margin);
  const plain = all(margin) - doubled;
  const sums = leastOf((step, rank) => rankOf(blow, { margin, dice: step }) >= rank);
  return sums.map((needed, rank) => {
    if (rank === 0) return all(1);
    if (needed === null) return 0;
    const [once, twice] = [false, true].map((twofold) => blow.damageSums(damageDiceCount(factor, twofold), needed));
    return plain * (once ?? 0) + doubled * (twice ?? 0);
  });
}

/** Chances that some dice come to a sum or more; armour asks for them again and again. */
function damageSums(): (dice: number, least: number) => number {
  const known = new Map<number, ReturnType<typeof sums>>();
  return (dice, needed) => {
    const all = known.get(dice) ?? sums(dice);
    known.set(dice, all);
    return all.reduce((chance, [sum, weight]) => (sum >= needed ? chance + weight : chance), 0);
  };
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

/** The least step that is enough for each end, mildest first: a worse one never takes less. */
function leastOf(enough: (step: number, rank: number) => boolean): readonly (number | null)[] {
  const found: (number | null)[] = [];
  for (const rank of ENDS_OF_HIT.keys()) {
    const before = rank === 0 ? 1 : (found[rank - 1] ?? null);
    found.push(before === null ? null : leastFrom(before, (step) => enough(step, rank)));
  }
  return found;
}

/** The least step from one on that is enough, where more is never less; `null`: none. */
function leastFrom(first: number, enough: (step: number) => boolean): number | null {
  if (enough(first)) return first;
  let [low, high] = [first, 2 * first];
  while (!enough(high)) {
    if (high >= SURE) return null;
    [low, high] = [high, 2 * high];
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

import { lossOf } from "../rules/attack/damage.js";
import { valueOf, type DiceFormula } from "../rules/dice-formula.js";
import { protection } from "../rules/attack/armour.js";
import type { CritDoubleDice, HeadOrder } from "../rules/vocabulary.js";

/** Chances that add up to 1, by what they are of. */
export type Chances<Key> = ReadonlyMap<Key, number>;

/** The greatest sum of some dice whose odds are reckoned: no weapon of a game comes near. */
const MOST_TOTAL = 500;

/** Whether dice are few enough for their odds. */
export function areReckonable({ count, faces }: DiceFormula): boolean {
  return count * faces <= MOST_TOTAL;
}

/** RP-54, RP-56 — what a weapon's dice come to, with Bdeg not counted, and whether they show what opens a critical table. */
export interface WeaponRoll {
  readonly points: number;
  readonly maximum: boolean;
}

/** RP-50, RP-54, RP-56, RP-63 — every roll of a weapon with its chance; twice over where the attack was a critical success. */
export function weaponRolls(
  formula: DiceFormula,
  rolls: 1 | 2,
  mode: CritDoubleDice = "any",
): readonly (WeaponRoll & { readonly chance: number })[] {
  const highest = mode === "any" ? someOrNone : everyOrNot;
  const once = sums(formula, highest);
  const all = rolls === 1 ? once : joined(once, once, highest);
  return Array.from(all, ([key, chance]) => ({ points: Math.max(0, pointsOf(key)), maximum: isMaximum(key), chance }));
}

/** RP-64 — every number of points that a piece takes, with its chance. */
function protectionChances(formula: DiceFormula): Chances<number> {
  const chances = new Map<number, number>();
  for (const [key, chance] of sums({ ...formula, halved: false, flat: 0 }, everyOrNot)) {
    addChance(chances, protection(formula, [pointsOf(key)]), chance);
  }
  return chances;
}

/** RP-66 — points of all the layers that are rolled in one place. */
export function layeredChances(layers: readonly DiceFormula[]): Chances<number> {
  return layers.map(protectionChances).reduce<Chances<number>>(
    (so, layer) => {
      const next = new Map<number, number>();
      for (const [a, p] of so) for (const [b, q] of layer) addChance(next, a + b, p * q);
      return next;
    },
    new Map([[0, 1]]),
  );
}

/** RP-53, RP-56 — hit points that a blow costs, and whether it opens a critical table. */
export interface Harm {
  readonly loss: number;
  readonly critical: boolean;
}

/** RP-50…RP-56 — a blow at one place, before its dice are rolled. */
export interface PlacedBlow {
  readonly weapon: ReturnType<typeof weaponRolls>;
  readonly damageBonus: number;
  readonly multiplier: number;
  /** RP-54 — none where the blow finds the gap. */
  readonly armour: Chances<number>;
}

/** RP-53, RP-56 — every harm of a blow with its chance. */
export function harmChances(
  blow: PlacedBlow,
  { headOrder, critNeedsWound = false }: { readonly headOrder?: HeadOrder; readonly critNeedsWound?: boolean },
): readonly (Harm & { readonly chance: number })[] {
  const chances = new Map<number, number>();
  for (const { points, maximum, chance } of blow.weapon) {
    for (const [armour, share] of blow.armour) {
      const raw = points + blow.damageBonus;
      const loss = lossOf({ raw, multiplier: blow.multiplier, armour }, headOrder);
      addChance(chances, keyOf(loss, maximum && (loss > 0 || !critNeedsWound)), chance * share);
    }
  }
  return Array.from(chances, ([key, chance]) => ({ loss: pointsOf(key), critical: isMaximum(key), chance }));
}

// A sum and whether it shows the maximum are kept in one number, so that equal ones meet.
const keyOf = (points: number, maximum: boolean): number => 2 * points + (maximum ? 1 : 0);
const pointsOf = (key: number): number => Math.floor(key / 2);
const isMaximum = (key: number): boolean => key % 2 !== 0;

type Either = (a: boolean, b: boolean) => boolean;
const someOrNone: Either = (a, b) => a || b;
const everyOrNot: Either = (a, b) => a && b;

/** One roll of a formula: what it comes to, and whether one or all of its dice show their highest face. */
function sums(formula: DiceFormula, highest: Either): Chances<number> {
  const { count, faces } = formula;
  const single = new Map(Array.from({ length: faces }, (_, i) => [keyOf(i + 1, i + 1 === faces), 1 / faces]));
  let all: Chances<number> = single;
  for (let dice = 1; dice < count; dice += 1) all = joined(all, single, highest);
  const worth = new Map<number, number>();
  for (const [key, chance] of all) addChance(worth, keyOf(valueOf(formula, [pointsOf(key)]), isMaximum(key)), chance);
  return worth;
}

function joined(left: Chances<number>, right: Chances<number>, highest: Either): Chances<number> {
  const sum = new Map<number, number>();
  for (const [a, p] of left) {
    for (const [b, q] of right) {
      addChance(sum, keyOf(pointsOf(a) + pointsOf(b), highest(isMaximum(a), isMaximum(b))), p * q);
    }
  }
  return sum;
}

/** Adds a chance to what is known of a key. */
export function addChance<Key>(chances: Map<Key, number>, key: Key, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance);
}

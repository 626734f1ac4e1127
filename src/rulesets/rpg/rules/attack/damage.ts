import { valueOf, type DiceFormula } from "../dice-formula.js";
import type { CritDoubleDice, HeadOrder } from "../vocabulary.js";

/** RP-50…RP-54 — a blow that landed. */
export interface Blow {
  readonly formula: DiceFormula;
  /** Faces shown, of both rolls where the attack was a critical success. */
  readonly dice: readonly number[];
  /** Bdeg, where it counts. */
  readonly damageBonus: number;
  /** RP-52 — of the place that was struck. */
  readonly multiplier: number;
  /** RP-64 — points that the armour of the place rolled. */
  readonly armour: number;
  readonly criticalSuccess: boolean;
  /** RP-54 — an edge or a point, or a missile: it finds the gap in the armour. */
  readonly piercing: boolean;
}

/** RP-53, RP-56, RP-63 — readings that the table chooses between. */
export interface DamageOptions {
  readonly headOrder?: HeadOrder;
  readonly critDoubleDice?: CritDoubleDice;
  readonly critNeedsWound?: boolean;
}

/** RP-53 — a blow's damage step by step, in hit points. */
export interface BlowResult {
  /** What the weapon's dice come to. */
  readonly weapon: number;
  /** With Bdeg. */
  readonly raw: number;
  /** After the multiplier. */
  readonly total: number;
  readonly armourIgnored: boolean;
  readonly hpLost: number;
  /** RP-56 — a die showed its maximum, so the place's critical table is rolled. */
  readonly criticalHit: boolean;
}

/** RP-54 — how often the weapon's formula is rolled. */
export function damageRolls(criticalSuccess: boolean): 1 | 2 {
  return criticalSuccess ? 2 : 1;
}

/** RP-51, RP-85 — Bdeg counts in melee only, with a weapon that takes it: a torch does not (D-54). */
export function bonusThatCounts(
  damageBonus: number,
  use: { readonly melee: boolean; readonly applies: boolean },
): number {
  return use.melee && use.applies ? damageBonus : 0;
}

/** RP-50…RP-54, RP-56, RP-63 — weapon, Bdeg, place, armour, in this order; then whether a critical table is rolled. */
export function resolveBlow(blow: Blow, options: DamageOptions = {}): BlowResult {
  const { formula, dice, multiplier } = blow;
  const rolls = Array.from({ length: damageRolls(blow.criticalSuccess) }, (_, i) =>
    dice.slice(i * formula.count, (i + 1) * formula.count),
  );
  const weapon = Math.max(
    0,
    rolls.reduce((sum, faces) => sum + valueOf(formula, faces), 0),
  );
  const raw = weapon + blow.damageBonus; // D-33: once, whatever was rolled twice
  const armourIgnored = blow.criticalSuccess && blow.piercing;
  const armour = armourIgnored ? 0 : blow.armour;
  const hpLost = lossOf({ raw, multiplier, armour }, options.headOrder);
  const criticalHit = showsMaximum(formula, dice, options.critDoubleDice) && (hpLost > 0 || !options.critNeedsWound);
  return { weapon, raw, total: raw * multiplier, armourIgnored, hpLost, criticalHit };
}

/** RP-53 — hit points that damage with Bdeg costs, once place and armour had their say (D-32). */
export function lossOf(
  { raw, multiplier, armour }: { readonly raw: number; readonly multiplier: number; readonly armour: number },
  headOrder: HeadOrder = "beforeArmor",
): number {
  return headOrder === "afterArmor" ? Math.max(0, raw - armour) * multiplier : Math.max(0, raw * multiplier - armour);
}

/** RP-56, RP-63 — whether damage dice show their highest face: one of them, or all (D-40). */
function showsMaximum(
  { faces }: Pick<DiceFormula, "faces">,
  dice: readonly number[],
  mode: CritDoubleDice = "any",
): boolean {
  const highest = (face: number) => face === faces;
  return mode === "any" ? dice.some(highest) : dice.length > 0 && dice.every(highest);
}

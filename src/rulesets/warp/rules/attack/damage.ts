import { absorb } from "./absorption.js";
import type { Absorption, AbsorptionOptions, Harm, Protection } from "./absorption.js";
import { resolveContest } from "../checks/contest.js";
import type { Contest, ContestOutcome } from "../checks/contest.js";
import { sumOf } from "../checks/faces.js";
import { divideDamage } from "../rounding.js";
import type { DamageRounding, SpecialEffectHalving } from "../vocabulary.js";

/** WP-51, WP-82 — an attack once the dice are known. */
export interface Blow extends Contest {
  /** WP-52, WP-90…WP-92, WP-95 — factor of the weapon with what tactic and ammunition add. */
  readonly factor: number;
  readonly harm: Harm;
  readonly worn: Protection;
  /** WP-93 — range dice that divide a shotgun's damage; nothing else of the defence counts (WD-37). */
  readonly rangeDice?: number | null;
  /** WP-67 — the attack is after more than damage. */
  readonly specialEffect?: boolean;
  /** WP-74 — faces of the damage dice, where they replace the margin. */
  readonly damageDice?: readonly number[] | null;
}

/** WP-51 — what the table may decide otherwise. */
export interface BlowOptions extends AbsorptionOptions {
  readonly specialEffectHalving?: SpecialEffectHalving;
}

/** WP-51 — outcome of an attack; all figures of the damage are 0 on a miss. */
export interface BlowOutcome extends ContestOutcome, Absorption {
  readonly raw: number;
}

const NOTHING: Absorption & { readonly raw: 0 } = { raw: 0, protection: 0, divisor: 1, damage: 0 };

/** WP-51, WP-67, WP-74, WP-87, WP-93 — compares the totals, makes the damage and lets armour take its share. */
export function resolveBlow(blow: Blow, options: BlowOptions = {}): BlowOutcome {
  const contest = resolveContest(blow);
  if (!contest.hit) return { ...contest, ...NOTHING };
  const { rounding, specialEffectHalving = "beforeArmour" } = options;
  const halved = blow.specialEffect ? specialEffectHalving : null;
  const spread = rawDamage(blow, contest.margin, rounding);
  const raw = halved === "beforeArmour" ? divideDamage(spread, 2, rounding) : spread;
  const absorbed = absorb(raw, blow.harm, blow.worn, options);
  const damage = halved === "afterArmour" ? divideDamage(absorbed.damage, 2, rounding) : absorbed.damage;
  return { ...contest, raw, ...absorbed, damage };
}

/** WP-51, WP-74 — damage of a margin, or of the dice that replace it. */
export function damageOf(margin: number, { factor, damageDice }: Pick<Blow, "factor" | "damageDice">): number {
  return damageDice ? sumOf(damageDice) : margin * factor;
}

/** WP-51, WP-93 — damage before armour, spread over distance by a shotgun. */
function rawDamage(blow: Blow, margin: number, rounding: DamageRounding | undefined): number {
  const amount = damageOf(margin, blow);
  return blow.rangeDice ? divideDamage(amount, blow.rangeDice, rounding) : amount;
}

/** WP-74 — whether an attack is at least twice the defence. */
export function isDouble({ attack, defence }: Pick<Contest, "attack" | "defence">): boolean {
  return attack >= 2 * defence;
}

/** WP-74 — dice of damage that a hit rolls: as many as the factor, twice that for a double attack (WD-53). */
export function damageDiceCount(factor: number, double: boolean): number {
  return double ? 2 * factor : factor;
}

import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import { linesOf } from "../../../core/play/record/deed-call.js";
import { seuilsOptions } from "../data/options.js";
import { diceLine } from "../dice/lines.js";
import type { DamageMade } from "../dice/damage-dice.js";
import { damageSpec } from "../dice/specs.js";
import { figuresOf } from "../data/reading.js";
import { damageBonus, type DamageBonus } from "../rules/damage/damage-bonus.js";
import { resolveHit } from "../rules/attack/hit.js";
import { protectionAgainst, protectionsAgainst, type ActiveProtection } from "../rules/damage/protection.js";
import type { ArmourNamed } from "./outcome/outcome-kept.js";
import type { Strike } from "./strike.js";

/** Id of the damage roll. */
export const DAMAGE = "damage";

/** SE-26 — a defence that was rolled. */
export interface Met {
  readonly result: number;
  readonly difficultyBonus: number;
}

/** SE-26…SE-28 — an attack that was rolled, and how it was met. */
export interface Exchange {
  readonly strike: Strike;
  readonly target: Actor;
  /** Result of the attack. */
  readonly attack: number;
  /** `null`: nobody defended. */
  readonly defence: Met | null;
}

/** SE-26 — whether an attack hits. */
export function hitOf({ strike, attack, defence }: Exchange) {
  const rolled = defence && { successes: defence.result, difficultyBonus: defence.difficultyBonus };
  return resolveHit(attack, strike.difficulty, rolled);
}

/** SE-27, SE-28 — the dice that the margin brings. */
export function bonusOf({ strike, attack, defence }: Exchange): DamageBonus {
  const { attackType, difficulty, force, precision } = strike;
  return damageBonus(
    {
      ...{ attackType, difficulty, force, precision },
      attackSuccesses: attack,
      defenceResult: defence?.result ?? 0,
      defenceMade: defence !== null,
    },
    seuilsOptions(),
  );
}

/** SE-43…SE-46 — what protects the target. */
export function protectionOf({ strike, target }: Pick<Exchange, "strike" | "target">): ActiveProtection {
  const { attackType, damageType, aimed } = strike;
  return protectionAgainst(figuresOf(target).protections, { attackType, damageType, aimed }, seuilsOptions());
}

/** SE-43, SE-46 — what protects the target, by its names; a hide has none of its own. */
export function armourNames({ strike, target }: Pick<Exchange, "strike" | "target">): readonly ArmourNamed[] {
  const { attackType, damageType, aimed } = strike;
  const counting = protectionsAgainst(
    figuresOf(target).protections,
    { attackType, damageType, aimed },
    seuilsOptions(),
  );
  return counting.map(({ name = "", slug = "" }) => ({ name, slug }));
}

/** SE-40 — dice of the margin, and what protects. */
export interface DamageFigures extends ActiveProtection {
  readonly bonusDice: number;
}

/** SE-40 — the damage dice of a blow that lands. */
export function damageMade(
  { strike, target }: Pick<Exchange, "strike" | "target">,
  figures: DamageFigures,
): DamageMade {
  const { bonusDice, index, specific } = figures;
  const { extraDice, chargeDice } = strike;
  const lines = [
    ...(bonusDice > 0 ? [diceLine("margin", bonusDice)] : []),
    ...(chargeDice > 0 ? [diceLine("charge", chargeDice)] : []),
    ...(extraDice > 0 ? [diceLine("extraDice", extraDice)] : []),
    ...(index > 0 ? [diceLine("armour", -index)] : []),
  ];
  const { damageExplodes } = seuilsOptions();
  return {
    ...{ weapon: strike.damage, specific, damageExplodes },
    lines: linesOf(lines),
    thresholds: figuresOf(target).thresholds,
  };
}

/**
 * SE-26…SE-45 — the damage roll of a blow, where it lands and armour does not absorb it; `null` where none is due, or it
 * has been thrown.
 */
export function damageRoll(exchange: Exchange, who: RollSpec["who"], dice: Dice = {}): RollSpec | null {
  if (DAMAGE in dice || hitOf(exchange).outcome !== "hit") return null;
  const { bonusDice } = bonusOf(exchange);
  const made = damageMade(exchange, { bonusDice, ...protectionOf(exchange) });
  return damageSpec(DAMAGE, made, who);
}

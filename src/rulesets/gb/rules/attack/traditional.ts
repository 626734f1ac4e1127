/** GB-43 — a blow at a target that is played with the classic rules: one armour class, damage dice, hit points. */
export interface TraditionalBlow {
  /** Face of the d20, 1 to 20. */
  readonly d20: number;
  /** GB-43 — without lethality (D-36); fatigue stays. */
  readonly attackBonus: number;
  readonly ac: number;
  /** Lowest face that threatens, 2 to 20. */
  readonly threatMin: number;
  readonly multiplier: number;
  /** Face of the d20 that confirms a threat; `null` when none was rolled. */
  readonly confirmD20: number | null;
  /** Sums of the damage dice, one for each time a critical hit counts them. */
  readonly damageRolls: readonly number[];
  /** Added to each sum: Strength, and what feats add. */
  readonly damageBonus: number;
  /** GB-18 — 20 always hits and 1 always misses (D-11). */
  readonly naturalExtremes?: boolean;
}

/** GB-43 — what such a blow comes to; damage in hit points. */
export interface TraditionalOutcome {
  readonly total: number;
  readonly hit: boolean;
  readonly threat: boolean;
  readonly critical: boolean;
  readonly damage: number;
}

/** GB-43 — compares with the one armour class, then counts the damage; a hit costs at least one point. */
export function resolveTraditional(blow: TraditionalBlow): TraditionalOutcome {
  const { d20, attackBonus, threatMin, multiplier, confirmD20, damageRolls, damageBonus } = blow;
  const hit = strikes(d20, blow);
  const threat = hit && d20 >= threatMin;
  const critical = threat && confirmD20 !== null && strikes(confirmD20, blow);
  const damage = hit ? traditionalDamage(damageRolls, damageBonus, critical ? multiplier : 1) : 0;
  return { total: d20 + attackBonus, hit, threat, critical, damage };
}

/** GB-43 — hit points that sums of damage dice cost, the bonus counted with each; at least one. */
export function traditionalDamage(rolls: readonly number[], bonus: number, times: number): number {
  return Math.max(
    1,
    rolls.slice(0, times).reduce((sum, roll) => sum + roll + bonus, 0),
  );
}

function strikes(d20: number, { attackBonus, ac, naturalExtremes = true }: TraditionalBlow): boolean {
  if (naturalExtremes && (d20 === 1 || d20 === 20)) return d20 === 20;
  return d20 + attackBonus >= ac;
}

/** D-36 — lowest face that threatens with Improved Critical: twice as many faces do. */
export function doubledThreat(threatMin: number): number {
  return Math.max(2, 2 * threatMin - 21);
}

/** D-36 — what Power Attack adds to the damage: point for point. */
export function traditionalPowerAttack(
  requested: number,
  bab: number,
): { readonly attack: number; readonly damage: number } {
  const n = Math.max(0, Math.min(Math.floor(requested), bab));
  return { attack: n === 0 ? 0 : -n, damage: n };
}

import { resultOf } from "../checks/successes.js";

/** SE-26 — a defence that was rolled. */
export interface DefenceRolled {
  /** What the dice show. */
  readonly successes: number;
  readonly successBonus?: number;
  readonly successMalus?: number;
  /** SE-17 — what an extra defence needs more. */
  readonly difficultyBonus?: number;
}

/** SE-26 — what becomes of an attack. */
export type HitOutcome = "miss" | "defended" | "hit";

/** SE-26 — an attack and its defence. */
export interface HitResult {
  readonly outcome: HitOutcome;
  /** 0 where nobody rolled. */
  readonly defenceResult: number;
  /** Successes that hold the attack. */
  readonly defenceDifficulty: number;
}

/** SE-17, SE-26 — successes that hold an attack: as many as it has, for an extra defence more. */
export function toHold(attackSuccesses: number, difficultyBonus = 0): number {
  return attackSuccesses + difficultyBonus;
}

/**
 * SE-21…SE-23, SE-26, SE-32 — whether an attack hits: below its Difficulté it misses and nobody is asked; who does not
 * defend is hit, and a defence holds as soon as it reaches the attack.
 * @param difficulty SE-24, SE-25 — successes that the attack needs
 * @param defence `null`: nobody defends, or nobody can
 */
export function resolveHit(attackSuccesses: number, difficulty: number, defence: DefenceRolled | null): HitResult {
  const defenceDifficulty = toHold(attackSuccesses, defence?.difficultyBonus);
  if (attackSuccesses < difficulty) return { outcome: "miss", defenceResult: 0, defenceDifficulty };
  if (!defence) return { outcome: "hit", defenceResult: 0, defenceDifficulty };
  const { successes, successBonus = 0, successMalus = 0 } = defence;
  const defenceResult = resultOf(successes, successBonus - successMalus);
  return { outcome: defenceResult >= defenceDifficulty ? "defended" : "hit", defenceResult, defenceDifficulty };
}

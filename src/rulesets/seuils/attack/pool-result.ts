import type { Dice } from "../../../core/play/contract/dice.js";
import { areDue } from "../../../core/play/dice/read-faces.js";
import { poolDice, poolResult, type PoolMade, type PoolResult } from "../dice/pool-dice.js";

/** SE-02…SE-07 — what a pool among dice came to; `null` where it was not thrown, or these are not its dice. */
export function resultIn(dice: Dice, id: string, made: PoolMade): PoolResult | null {
  const faces = dice[id];
  return faces && areDue(poolDice(made), faces) ? poolResult(made, faces) : null;
}

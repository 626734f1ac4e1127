import type { Dice, RollSpec } from "../../../core/play/contract/dice.js";
import type { DiceRoll } from "../dice/dice-roll.js";
import { diceSpec } from "../dice/specs.js";

/** DD-95, DD-103, DD-110 — the ten-sided dice of the end of a round. */
export type TenRoll = Extract<DiceRoll, "agony" | "wake" | "decompensation">;

/** DD-95, DD-103, DD-110 — one of them. */
export function tenRoll(id: string, what: TenRoll): RollSpec {
  return diceSpec(id, what, { faces: [10], plus: 0 });
}

/** Its face. */
export function tenFace(id: string, dice: Dice): number {
  return dice[id]?.[0] ?? 1;
}

import { regularRoll } from "./absorption.js";
import type { Protection } from "./absorption.js";
import { damageOf } from "./damage.js";
import type { TaserTie } from "../vocabulary.js";

/** WP-60 — margin of the attack and factor of the weapon; `damageDice` are faces, where they replace the margin (WD-54). */
export interface TaserShot {
  readonly margin: number;
  readonly factor: number;
  readonly damageDice?: readonly number[] | null;
}

/** WP-60 — what a taser does: all its damage, which is temporary, or none. */
export interface TaserOutcome {
  readonly hit: boolean;
  readonly protection: number;
  readonly blocked: boolean;
  readonly temporary: number;
}

/** WP-60 — armour stops a taser entirely or not at all; ballistic dice count 1 each (WD-08). */
export function resolveTaser(shot: TaserShot, worn: Protection, tie: TaserTie = "armour"): TaserOutcome {
  if (shot.margin <= 0) return { hit: false, protection: 0, blocked: false, temporary: 0 };
  const protection = regularRoll(worn) + worn.ballisticDice.length;
  const blocked = protection > shot.margin || (protection === shot.margin && tie === "armour");
  return { hit: true, protection, blocked, temporary: blocked ? 0 : damageOf(shot.margin, shot) };
}

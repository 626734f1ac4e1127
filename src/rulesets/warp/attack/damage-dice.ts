import type { Struck } from "../../../core/attack/defence/procedure.js";
import type { RollSpec } from "../../../core/attack/contract/dice.js";
import type { Line } from "../../../core/attack/contract/modifiers.js";
import { warpOptions } from "../data/options.js";
import { diceRolls } from "../dice/specs.js";
import { resolveContest } from "../rules/contest.js";
import { damageDiceCount, isDouble } from "../rules/damage.js";
import { totalFactor } from "../rules/factors.js";
import { attackSide } from "./attack-side.js";
import type { Side } from "./side.js";
import { wayOf } from "./way.js";

/** Id of the dice of damage. */
export const DAMAGE = "damage";

/**
 * WP-74 — the dice that make the damage of a hit, once the defence is known; `null` where the margin makes it.
 * @param guard the lines of the defence
 */
export function damageRolls(blow: Struck, guard: readonly Line[]): ((defence: Side) => readonly RollSpec[]) | null {
  if (!warpOptions().warpAlternativeDamage) return null;
  const attack = attackSide(blow);
  const factor = totalFactor(wayOf(blow.weapon, blow.choices, blow.kept).damage({ ...blow, guard }).parts);
  return (defence) => {
    const totals = { attack: attack.total, defence: defence.total };
    const fails = { attackFails: attack.criticalFailure, defenceFails: defence.criticalFailure };
    const { hit } = resolveContest({ ...totals, ...fails });
    return hit ? diceRolls(DAMAGE, "damage", damageDiceCount(factor, isDouble(totals)), "defender") : [];
  };
}

import type { RollSpec } from "../../../../core/play/contract/dice.js";
import type { Blow } from "../../../../core/play/contract/outcome.js";
import { decidedNumber } from "../../../../core/play/record/override.js";
import { warpOptions } from "../../data/options.js";
import { diceRolls } from "../../dice/specs.js";
import { damageDiceCount, isDouble } from "../../rules/attack/damage.js";
import { totalFactor } from "../../rules/attack/factors.js";
import { DAMAGE } from "./hit.js";
import { outcomeOf } from "./outcome.js";
import { owedMalus, PREDICTABLE } from "./predictable.js";

/** WP-56, WP-74 — what the keeper's word calls for and nobody has thrown: a die of malus, then the dice of damage. */
export function owedRoll(blow: Blow): RollSpec | null {
  const malus = owedMalus(blow);
  const next = (faces: readonly number[]) => owedDamage({ ...blow, dice: { ...blow.dice, [PREDICTABLE]: faces } });
  return malus ? { ...malus, next } : owedDamage(blow);
}

/** WP-74 — the dice of damage of a blow that hits by the keeper's word; `null` where they have fallen, or none do. */
function owedDamage(blow: Blow): RollSpec | null {
  const { override, defence } = blow;
  const fallen = { ...blow.dice, ...defence?.dice };
  if (!warpOptions().alternativeDamage || DAMAGE in fallen || "damage" in override) return null;
  const outcome = outcomeOf(blow);
  if (!outcome.hit) return null;
  const totals = {
    attack: decidedNumber(override, "attack") ?? outcome.attack.total,
    defence: decidedNumber(override, "defence") ?? outcome.defence?.total ?? 0,
  };
  return diceRolls(DAMAGE, "damage", damageDiceCount(totalFactor(outcome.parts), isDouble(totals)))[0] ?? null;
}

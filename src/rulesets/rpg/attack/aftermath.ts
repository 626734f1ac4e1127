import type { Changes } from "../../../core/play/contract/changes.js";
import type { Choices } from "../../../core/play/contract/situation.js";
import { itemsSpent } from "./missiles.js";
import { figuresOf, weaponOf } from "./reading.js";
import { roundAfterAttack } from "./outcome/plan.js";
import { roundChanges } from "./round-written.js";
import { skillUsed } from "./skill-used.js";
import { useOf } from "./use.js";

/**
 * RP-38, RP-72, RP-96 — what an attack costs the attacker: an action of the round, an arrow, the weapon that is thrown;
 * its skill was used.
 */
export function aftermathOf(attacker: Actor, weapon: Item, choices: Choices): Changes | null {
  const system = weaponOf(weapon);
  const use = useOf(system, choices);
  const values = roundChanges(attacker, (round) => roundAfterAttack(round, use, choices));
  const items = [...itemsSpent(attacker, weapon, use), ...skillUsed(figuresOf(attacker).skill(system.skillOf(use)))];
  return values.length + items.length > 0 ? { values, items } : null;
}

import type { Changes, Choices } from "../../../core/attack/procedure.js";
import { weaponOf } from "./reading.js";
import { roundAfterAttack } from "./plan.js";
import { roundChanges } from "./round-written.js";
import { useOf } from "./use.js";

/** RP-38 — what an attack costs whoever makes it: an action of the round. */
export function aftermathOf(attacker: Actor, weapon: Item, choices: Choices): Changes | null {
  const use = useOf(weaponOf(weapon), choices);
  const values = roundChanges(attacker, (round) => roundAfterAttack(round, use, choices));
  return values.length > 0 ? { numbers: [], values, created: [] } : null;
}

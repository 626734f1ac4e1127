import type { Changes } from "../../../core/play/contract/changes.js";
import { actionWritten } from "../fight/round-written.js";

/** SE-14, SE-15 — what an attack costs whoever makes it: an action of the round. */
export function aftermathOf(attacker: Actor): Changes | null {
  const { numbers, values } = actionWritten(attacker, "attack");
  return numbers.length + values.length > 0 ? { numbers, values } : null;
}

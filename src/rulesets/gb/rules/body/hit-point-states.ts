import type { State } from "../vocabulary.js";

/** D-61 — hit points at which a living body dies. */
const DEAD_AT = -10;

/**
 * GB-43 — state of a target in traditional mode, from its hit points alone.
 * @param destroyedAtZero a creature without Constitution, or a swarm
 */
export function stateByHitPoints(hp: number, destroyedAtZero: boolean): State {
  if (hp > 0) return "active";
  return destroyedAtZero || hp <= DEAD_AT ? "dead" : "unconscious";
}

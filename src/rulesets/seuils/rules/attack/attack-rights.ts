import { isEmpty } from "./ammunition.js";
import { DEFAULTS, type Options } from "../options.js";
import { bandAt, type Ranges } from "./range.js";
import { canAct } from "../body/state.js";
import type { AttackType, State } from "../vocabulary.js";

/** SE-20, SE-24, SE-54, SE-76 — why an attack is refused before any die, whatever the round allows (SE-14). */
export type AttackRefusal = "unable" | "notHeld" | "outOfReach" | "outOfRange" | "unloaded";

/** SE-20 — an attack about to be made, distances in metres. */
export interface AttackIntended {
  readonly attackType: AttackType;
  /** In hand; claws and bare hands always are. */
  readonly isHeld: boolean;
  /** `null` where nothing measures it. */
  readonly distance: number | null;
  readonly reach: number;
  readonly ranges: Ranges;
  /** SE-76 — `null`: it needs none. */
  readonly ammunition: number | null;
}

/** SE-20, SE-24, SE-54, SE-76 — why somebody in a state cannot make an attack; `null`: they can. */
export function attackRefusal(
  attack: AttackIntended,
  state: State,
  options: Pick<Options, "dyingActs" | "trackAmmunition"> = DEFAULTS,
): AttackRefusal | null {
  if (!canAct(state, options)) return "unable";
  if (!attack.isHeld) return "notHeld";
  if (isEmpty(attack.ammunition, options)) return "unloaded";
  return tooFar(attack);
}

function tooFar({ attackType, distance, reach, ranges }: AttackIntended): "outOfReach" | "outOfRange" | null {
  if (distance === null) return null;
  if (attackType === "ranged") return bandAt(distance, ranges) ? null : "outOfRange";
  return distance <= reach ? null : "outOfReach";
}

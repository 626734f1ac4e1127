import { DEFAULTS, type Options } from "../options.js";
import { canAct } from "../body/state.js";
import type { AttackType, State, WeaponGroup } from "../vocabulary.js";

/** SE-31 — whether a weapon that can parry parries this: padded gloves and gauntlets meet grapples only (D-34). */
export function parries(group: WeaponGroup, attackType: AttackType): boolean {
  return group !== "unarmed" || attackType === "grapple";
}

/** SE-32 — somebody who may be unable to avoid anything. */
export interface Defender {
  readonly state: State;
  readonly surprised: boolean;
  readonly held: boolean;
}

/** SE-32 — why somebody cannot defend at all, whatever it is; `null`: they can. */
export function passivity(
  { state, surprised, held }: Defender,
  options: Pick<Options, "dyingActs"> = DEFAULTS,
): "unable" | "surprised" | "held" | null {
  if (!canAct(state, options)) return "unable";
  if (surprised) return "surprised";
  return held ? "held" : null;
}

import type { BodyState } from "../body/body-state.js";
import { capacitiesOf } from "../body/capacities.js";
import { isUsable } from "./hands.js";
import { type Grip } from "./grips.js";
import { parryRefusal, type Parried, type ParryMeans, type ParryRefusal } from "./parry.js";
import { usesOf } from "./weapon-use.js";
import { SIDES, type Side, type WeaponMode } from "../vocabulary.js";

/** RP-42 — something that may meet a blow. */
export interface Guard {
  readonly means: ParryMeans;
  /** Of the skill that parries. */
  readonly mastery: number;
  /** How it is held; bare hands hold nothing. */
  readonly grip: Grip;
  /** RP-43 — of a weapon. */
  readonly mode?: WeaponMode;
  /** RP-55 — broken, stuck or on the ground. */
  readonly outOfUse?: boolean;
}

/** RP-42, RP-43, RP-61 — why something does not meet a blow. */
export type GuardRefusal = ParryRefusal | "outOfUse" | "ranged" | "limb" | "shieldOnly";

/** RP-42…RP-46 — why a blow cannot be met with something; `null` when it can. */
export function guardRefusal(
  guard: Guard,
  against: Parried,
  defender: { readonly body: BodyState; readonly handedness: Side },
): GuardRefusal | null {
  const { body, handedness } = defender;
  if (capacitiesOf(body).parry === "shield" && guard.means !== "shield") return "shieldOnly";
  if (guard.outOfUse) return "outOfUse";
  if (guard.means === "weapon" && guard.mode && !usesOf(guard.mode).includes("melee")) return "ranged";
  const free = guard.means === "unarmed" ? SIDES.some((side) => !body.disabled[side]) : null;
  if (!(free ?? isUsable(guard.grip, handedness, body.disabled))) return "limb";
  return parryRefusal(guard.means, against, guard.mastery);
}

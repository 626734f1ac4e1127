import type { BodyState } from "../body/body-state.js";
import { capacitiesOf } from "../body/capacities.js";
import { isUsable } from "./hands.js";
import { type Grip } from "./grips.js";
import { isInRange } from "./range.js";
import { type RoundActions } from "../fight/round-actions.js";
import { mayAttackAgain } from "../fight/round-spending.js";
import { sectionOfUse, type WeaponUse } from "./weapon-use.js";
import type { Side } from "../vocabulary.js";

/** RP-32, RP-40, RP-41, RP-55, RP-61, RP-72, RP-73 — why an attack is refused before any die. */
export type AttackRefusal =
  | "restricted"
  | "reloading"
  | "section"
  | "noPlan"
  | "noAction"
  | "outOfUse"
  | "notHeld"
  | "limb"
  | "unloaded"
  | "outOfRange";

/** RP-41, RP-68 — an attack about to be made. */
export interface AttackIntended {
  readonly use: WeaponUse;
  /** Claws, fists: they need no hand that holds them. */
  readonly natural: boolean;
  readonly grip: Grip;
  /** RP-55 — broken, stuck or on the ground. */
  readonly outOfUse: boolean;
  readonly loaded: boolean;
  /** RP-73 — metres; `null` where nothing measures them, or a blow needs none. */
  readonly distance: number | null;
  /** RP-73, RP-74 — metres; `null` for a blow. */
  readonly range: number | null;
}

/** RP-40, RP-61 — who attacks; the round is `null` outside a fight. */
export interface Attacker {
  readonly body: BodyState;
  readonly handedness: Side;
  readonly round: RoundActions | null;
}

/** RP-35, RP-40 — options of the table. */
export interface AttackOptions {
  readonly missileShots?: number;
  readonly chaos?: boolean;
}

/** RP-32…RP-41, RP-61, RP-72, RP-73 — why an attack cannot be made; `null` when it can. */
export function attackRefusal(
  attack: AttackIntended,
  { body, handedness, round }: Attacker,
  options: AttackOptions = {},
): AttackRefusal | null {
  if (body.reloading) return "reloading";
  if (!capacitiesOf(body).attack) return "restricted";
  if (attack.outOfUse) return "outOfUse";
  if (!attack.natural && attack.grip === "none") return "notHeld";
  if (!attack.natural && !isUsable(attack.grip, handedness, body.disabled)) return "limb";
  if (attack.use === "missile" && !attack.loaded) return "unloaded";
  if (attack.distance !== null && attack.range !== null && !isInRange(attack.distance, attack.range))
    return "outOfRange";
  return round && refusedByRound(attack.use, round, options);
}

/** RP-32, RP-40, RP-61, RP-73, RP-79 — why a spell or power is not cast; `null` when it is. One that is touched with has no range. */
export function castRefusal(
  { distance, range }: { readonly distance: number | null; readonly range: number },
  { body, round }: Pick<Attacker, "body" | "round">,
  { chaos = false }: Pick<AttackOptions, "chaos"> = {},
): AttackRefusal | null {
  if (!capacitiesOf(body).cast) return "restricted";
  if (distance !== null && range > 0 && !isInRange(distance, range)) return "outOfRange";
  if (!round) return null;
  if (round.section !== null && round.section !== "magic" && !chaos) return "section";
  return mayAttackAgain({ ...round, section: "magic" }) ? null : "noAction";
}

function refusedByRound(use: WeaponUse, round: RoundActions, options: AttackOptions): AttackRefusal | null {
  const section = sectionOfUse(use);
  if (round.section !== null && round.section !== section && !options.chaos) return "section";
  if (section === "melee" && round.plan === null) return "noPlan";
  return mayAttackAgain({ ...round, section }, options.missileShots) ? null : "noAction";
}

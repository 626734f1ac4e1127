import type { BruiseState } from "../../rules/bruises.js";
import type { DefenceReason } from "../../rules/defence.js";
import type { Incident } from "../../rules/jam.js";
import type { DamageType } from "../../rules/vocabulary.js";
import type { BodyState } from "../../rules/wounds.js";
import type { Hit } from "./hits.js";
import type { Shot } from "../shots.js";

/** DD-91 — how a blow shakes somebody: not at all, for an action, or off their feet. */
export const SHOCKS = ["none", "plain", "violent"] as const;
export type Shock = (typeof SHOCKS)[number];

/** What a body is before an attack and after it. */
export interface BodyShown {
  readonly hp: number;
  readonly temporary: number;
}

/** DD-90…DD-102 — what the hits leave of their target. */
export interface Left {
  readonly before: BodyShown;
  readonly after: BodyShown;
  readonly state: BodyState;
  readonly bruises: BruiseState;
  /** DD-92 — what wounds take off. */
  readonly penalty: { readonly before: number; readonly after: number };
  /** DD-91 — some hit is a shock by the rules. */
  readonly shocked: boolean;
  /** DD-93 — some hit may kill at once. */
  readonly massive: boolean;
}

/** DD-127…DD-151 — what an attack came to, as a verdict stores it: ids and numbers. */
export interface ShotOutcome extends Left {
  readonly kind: "shots";
  readonly mode: string;
  /** DD-57 — of the weapon; empty without one. */
  readonly weaponType: string;
  readonly notation: string;
  /** D-67 — the groups as they were to be fired: modifier, shots, and the half-round. */
  readonly groups: readonly { readonly modifier: number; readonly shots: number }[];
  readonly skipped: number;
  readonly shots: readonly Shot[];
  readonly hits: readonly Hit[];
  readonly incident: Incident;
  readonly type: DamageType;
  readonly defence: number;
  readonly reason: DefenceReason;
  readonly increments: number;
  readonly outOfRange: boolean;
  readonly bonus: number;
  /** DD-133 — faces of the vest's die; 0: none is worn, or it goes through. */
  readonly vest: number;
  readonly vestThrown: boolean;
  /** The keeper says that the vest does not cover what was hit. */
  readonly bare: boolean;
  /** DD-91 — how they are shaken: by the rules, or as the keeper says. */
  readonly shock: Shock;
  /** Nobody has said yet how they are shaken. */
  readonly asksShock: boolean;
  /** DD-131 — of the weapon. */
  readonly multiplier: number;
  /** It does no damage of its own. */
  readonly harmless: boolean;
}

import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { word } from "../../../../core/deed/card.js";
import type { Health } from "../../rules/hit-points.js";
import type { PowerEffect } from "../../rules/power-kinds.js";
import type { SpellEffect } from "../../rules/spells.js";
import type { Side } from "../side.js";
import type { Used } from "./reading.js";
import type { Ended } from "./result.js";

/** WP-111 — how a disease that was treated fares; empty: none was. */
export const ILL_RESULTS = ["", "success", "draw", "failure"] as const;
/** WP-114 — what a mind reader learns. */
export const MIND_LEVELS = ["none", "thoughts", "clear"] as const;

/** WP-10, WP-103…WP-126 — what came of a power, a spell or a contest, as a verdict stores it. */
export interface UseOutcome extends Ended {
  readonly use: Used["kind"];
  readonly effect: PowerEffect;
  /** WP-129…WP-132 */
  readonly spell: SpellEffect;
  /** `null` where nothing is rolled: a spell works (WP-125). */
  readonly own: Side | null;
  /** WP-124 — 0 for what is no spell. */
  readonly level: number;
  readonly levelHidden: boolean;
  readonly answer: Side | null;
  /** The trait that answered, by name. */
  readonly answeredWith: string;
  /** WP-10 — whose figures the keeper may keep to themselves. */
  readonly keepersUser: boolean;
  readonly keepersTarget: boolean;
  /** WP-114 */
  readonly mind: (typeof MIND_LEVELS)[number];
  readonly duration: string;
  /** WD-42 — turns that it takes; 1 for what is no power. */
  readonly turns: number;
  /** WP-111 — what was treated, how it ended, and points given back; twice as many before the recovery. */
  readonly ill: string;
  readonly treated: (typeof ILL_RESULTS)[number];
  readonly caught: boolean;
  readonly points: number;
  readonly doubled: boolean;
  /** WP-120 — a blow of the mind: its force, what armour kept off, what it cost. */
  readonly raw: number;
  readonly protection: number;
  readonly damage: number;
  readonly after: Health;
  /** What the answer used up. */
  readonly charges: number;
  readonly experience: number;
}

/** Whether a stored outcome is one of a power, a spell or a contest, and none of a blow. */
export function isUse(outcome: Outcome): boolean {
  return word(outcome, "use") !== "";
}

import { flag, nullable, oneOf, text, whole, wholeFrom, type Read } from "../../../../core/shape/shape.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { nameShapes } from "../../data/items/names-kept.js";
import { HEALTH } from "../../rules/body/hit-points.js";
import { POWER_EFFECTS } from "../../rules/powers/power-kinds.js";
import { SPELL_EFFECTS } from "../../rules/powers/spells.js";
import { SIDE } from "../outcome/side.js";

const FROM_NONE = wholeFrom(0, Number.MAX_SAFE_INTEGER);

/** How something ends that is turned on a target; `open`: nobody stood in its way. */
export const RESULTS = ["through", "resisted", "draw", "open", "outOfReach", "failed"] as const;
export type Result = (typeof RESULTS)[number];

/** WP-111 — how a disease that was treated fares; empty: none was. */
export const TREATED = oneOf(["", "success", "draw", "failure"]);

/** WP-10, WP-103…WP-126 — what came of a power, a spell or a contest, as a verdict stores it. */
export const USE = {
  use: oneOf(["power", "spell", "contest"]),
  effect: oneOf(POWER_EFFECTS, "custom"),
  /** WP-129…WP-132 */
  spell: oneOf(SPELL_EFFECTS, "none"),
  /** `null` where nothing is rolled: a spell works (WP-125). */
  own: nullable(SIDE),
  /** WP-124 — 0 for what is no spell. */
  level: whole,
  levelHidden: flag,
  answer: nullable(SIDE),
  /** The trait that answered, by name. */
  ...nameShapes("answeredWith"),
  result: oneOf(RESULTS, "failed"),
  margin: nullable(whole),
  /** WP-10 — whose figures the keeper may keep to themselves. */
  keepersUser: flag,
  keepersTarget: flag,
  /** WP-114 — what a mind reader learns. */
  mind: oneOf(["none", "thoughts", "clear"]),
  duration: text,
  /** WD-42 — turns that it takes; 1 for what is no power. */
  turns: wholeFrom(1, Number.MAX_SAFE_INTEGER),
  /** WP-111 — what was treated, how it ended, and points given back; twice as many before the recovery. */
  ill: text,
  treated: TREATED,
  caught: flag,
  points: FROM_NONE,
  doubled: flag,
  /** WP-120 — a blow of the mind: its force, what armour kept off, what it cost. */
  raw: whole,
  protection: whole,
  damage: FROM_NONE,
  after: oneOf(HEALTH, "fit"),
  /** What the answer used up. */
  charges: whole,
  experience: whole,
};
export type UseOutcome = Read<typeof USE>;

/** Whether a stored outcome is one of a power, a spell or a contest, and none of a blow. */
export const isUse = (outcome: Outcome): boolean => text.read(outcome["use"]) !== "";

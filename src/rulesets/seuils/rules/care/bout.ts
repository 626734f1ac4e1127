import { sinceWorstRow, type Care } from "./care.js";
import { filledIn, type Placed, type Rows } from "../body/circles.js";
import { DEFAULTS, type Options } from "../options.js";
import type { Nature } from "../vocabulary.js";

/** SE-64 — circles that wounds of one moment have ticked. */
export interface WoundsPlaced {
  /** Wounds of a bleeding belong to the bout that bleeds (D-35). */
  readonly cause: "attack" | "aggravation";
  readonly nature: Nature;
  readonly placed: readonly Placed[];
}

/** SE-55, SE-64 — places of the circles that were filled; a cross that became a filled circle is one of them. */
function filled({ nature, placed }: Pick<WoundsPlaced, "nature" | "placed">): readonly Placed[] {
  return placed.filter((at) => at === "converted" || (at !== "surplus" && nature === "lethal"));
}

/** SE-64 — whether wounds open a new bout: those of an attack that fill a circle. */
export function opensBout({ cause, ...wounds }: WoundsPlaced): boolean {
  return cause === "attack" && filled(wounds).length > 0;
}

/** SE-64, SE-69 — who is wounded, when, and by whom. */
export interface WoundedBy {
  /** World time in seconds. */
  readonly at: number;
  /** J3 — one who does not bleed. */
  readonly noBleeding?: boolean;
  /** SE-63 — successes that a dirty bite adds to the watch. */
  readonly watchModifier?: number;
}

/**
 * SE-64, SE-69 — care once wounds were ticked: a new bout asks for first aid anew, and bleeds where a circle of Blessé or
 * Tué was filled. What runs goes on running.
 */
export function careAfterWounds<C extends Care>(
  care: C,
  wounds: WoundsPlaced,
  { at, noBleeding = false, watchModifier = 0 }: WoundedBy,
  { aggravationStart }: Pick<Options, "aggravationStart"> = DEFAULTS,
): C {
  if (!opensBout(wounds)) return care;
  const deep = filled(wounds).some((place) => place !== "touche");
  return {
    ...care,
    firstAid: "pending",
    attempts: 0,
    woundedAt: at,
    bleeding: care.bleeding || (deep && !noBleeding && aggravationStart === "onWound"),
    watchModifier: Math.max(care.watchModifier, watchModifier),
  };
}

/** SE-64, SE-67, SE-69 — the same, with the period and the clock that another worst row restarts. */
export function careOfWounded<C extends Care>(
  care: C,
  rows: { readonly before: Rows; readonly after: Rows },
  wounds: WoundsPlaced,
  by: WoundedBy,
  options: Pick<Options, "aggravationStart"> = DEFAULTS,
): C {
  const remembered = opensBout(wounds) ? remembering(care, rows.before) : care;
  return sinceWorstRow(careAfterWounds(remembered, wounds, by, options), rows.before, rows.after);
}

/** SE-64 — what a bout of wounds finds; one that waits for first aid has remembered it. */
function remembering<C extends Care>(care: C, rows: Rows): C {
  if (care.firstAid === "pending") return care;
  const { firstAid: earlierAid, bleeding: earlierBleeding } = care;
  return { ...care, earlierCircles: filledIn(rows), earlierAid, earlierBleeding };
}

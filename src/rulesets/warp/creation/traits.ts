import { scoreAtCreation } from "../rules/character/scales.js";
import type { WarpDraft } from "./draft.js";
import { isEmpty, type Slot } from "./slots.js";

/** WP-23 — score of a trait, in dice; a flaw has none. */
export function scoreOf({ kind, score, scale, superior }: Slot): number {
  return kind === "flaw" ? 0 : (score ?? scoreAtCreation(scale, superior));
}

/** WP-18 — the traits of which something was said. */
export function traitsOf({ slots }: WarpDraft): readonly Slot[] {
  return slots.filter((slot) => !isEmpty(slot));
}

/** WP-22 — those that may be the superior one. */
export function positiveOf(draft: WarpDraft): readonly Slot[] {
  return traitsOf(draft).filter(({ kind }) => kind !== "flaw");
}

/** WP-98 — those that are powers. */
export function powersOf(draft: WarpDraft): readonly Slot[] {
  return positiveOf(draft).filter(({ type, unknown }) => type === "warpPower" && !unknown);
}

import type { Outcome } from "../contract/outcome.js";
import type { VerdictTarget } from "../record/verdict.js";
import type { Text } from "../../text/text.js";
import { isDecided, shownAs } from "../contract/figures.js";
import type { DeedEdit, Figure } from "../contract/deed.js";

/** Part of a deed that the keeper may decide otherwise; undefined: none. */
export type Left = DeedEdit | undefined;
/** Outcome of one target, and the rules' one where the keeper has decided otherwise. */
export type Judged = Pick<VerdictTarget, "outcome" | "ruled">;

/** Tells whether a deed's outcome has anything that the keeper may decide otherwise. */
export function isEditable(target: Judged | undefined, edit: Left): boolean {
  return target !== undefined && figuresOf(target, edit).length > 0;
}

/** Returns a line for each figure that the keeper decided otherwise, and its audience. */
export function corrections(
  target: Judged,
  edit: Left,
): readonly { readonly text: Text; readonly audience: Figure["audience"] }[] {
  const { outcome, ruled } = target;
  if (!outcome || !ruled) return [];
  return figuresOf(target, edit).flatMap((figure) => {
    const { id } = figure;
    const after = isDecided(outcome, id) && outcome[id] !== ruled[id] ? shownAs(figure, outcome[id]) : null;
    if (!after) return [];
    const before = shownAs(figure, ruled[id]);
    const data = { label: figure.label, after, ...(before && { before }) };
    return [{ text: { key: `GARDIEN.CARD.edit.${before ? "corrected" : "added"}`, data }, audience: figure.audience }];
  });
}

/** Returns the figures that the keeper may decide otherwise. */
export function figuresOf(target: Judged, edit: Left): readonly Figure[] {
  const ruled = ruledIn(target);
  return (ruled && edit?.figures(ruled)) ?? [];
}

/** Returns the outcome by the rules; `null`: none yet. */
export function ruledIn({ outcome, ruled }: Judged): Outcome | null {
  return ruled ?? outcome;
}

import type { Outcome } from "../contract/outcome.js";
import type { VerdictTarget } from "../record/verdict.js";
import type { Text } from "../../text/text.js";
import { isDecided, shownAs } from "../contract/figures.js";
import type { DeedEdit, Figure } from "../contract/deed.js";

/** What a deed leaves to the keeper; undefined where it leaves nothing. */
export type Left = DeedEdit | undefined;
/** What came of it for somebody: as it counts, and as the rules have it where the keeper has decided otherwise. */
export type Judged = Pick<VerdictTarget, "outcome" | "ruled">;

/** Whether there is anything in a deed's outcome that the keeper may decide otherwise. */
export function isEditable(target: Judged | undefined, edit: Left): boolean {
  return target !== undefined && figuresOf(target, edit).length > 0;
}

/** What the keeper decided otherwise, a line for each figure, and who may read it. */
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

/** What the keeper may decide otherwise in what came of it. */
export function figuresOf(target: Judged, edit: Left): readonly Figure[] {
  const ruled = ruledIn(target);
  return (ruled && edit?.figures(ruled)) ?? [];
}

/** What came of it by the rules. */
export function ruledIn({ outcome, ruled }: Judged): Outcome | null {
  return ruled ?? outcome;
}

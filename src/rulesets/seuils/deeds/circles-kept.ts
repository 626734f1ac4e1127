import { oneOf } from "../../../core/shape/shape.js";
import type { MarkRow } from "../../../core/play/contract/card-parts.js";
import type { Text } from "../../../core/text/text.js";
import { KEPT_ROWS, rowsShown } from "../data/actors/circles-shown.js";
import { circlesText } from "../data/actors/circles-text.js";
import { tickedIn, type Rows } from "../rules/body/circles.js";
import { NATURES, ROWS, STATES } from "../rules/vocabulary.js";
import { named, say } from "./kit.js";

/** SE-50 — somebody's circles before and after, as an outcome keeps them. */
export const CIRCLES = { rowsBefore: KEPT_ROWS, rowsAfter: KEPT_ROWS };
interface Circles {
  readonly rowsBefore: Rows;
  readonly rowsAfter: Rows;
}

/** SE-54 — how somebody fares. */
export const STATE = oneOf(STATES);

/** Texts one after the other, as a line of a card has them; nothing at all where there are none. */
export function inLine(texts: readonly Text[]): Text {
  const [first, ...more] = texts;
  if (!first) return named("");
  return more.reduce((line, text) => say("and", { line, text }), first);
}

/**
 * SE-50, SE-54 — the rows of somebody, drawn; none of whoever was unhurt, and is. Wounds past the last circle are told in
 * words of their own.
 */
export function rowsDrawn({ rowsBefore, rowsAfter }: Circles): readonly MarkRow[] {
  const hurt = ROWS.some((row) => tickedIn(rowsBefore[row]) + tickedIn(rowsAfter[row]) > 0);
  return hurt
    ? rowsShown(rowsBefore, rowsAfter).map((row) => ({ ...row, draws: [...row.draws, "system.wounds.surplus"] }))
    : [];
}

/** SE-53, SE-55 — the circles that were ticked, worst row first: not those of the wounds where a full row passed them on. */
export function circlesTicked({ rowsBefore, rowsAfter }: Circles): readonly Text[] {
  return ROWS.toReversed().flatMap((row) =>
    NATURES.flatMap((nature) => {
      const more = rowsAfter[row][nature] - rowsBefore[row][nature];
      return more > 0 ? [circlesText(more, row, nature)] : [];
    }),
  );
}

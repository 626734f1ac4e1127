import type { Json } from "../../../core/shape/shape.js";
import { oneOf } from "../../../core/shape/heal.js";
import type { MarkRow } from "../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { word } from "../../../core/deed/card.js";
import type { Text } from "../../../core/text/text.js";
import { readRows, rowsShown } from "../data/circles-shown.js";
import { circlesText } from "../data/circles-text.js";
import { tickedIn, type Rows } from "../rules/circles.js";
import { NATURES, ROWS, STATES, type State } from "../rules/vocabulary.js";
import { told } from "./card.js";

/** Texts one after the other, as a line of a card has them; nothing at all where there are none. */
export function inLine(texts: readonly Text[]): Text {
  const [first, ...more] = texts;
  if (!first) return told("named", { name: "" });
  return more.reduce((line, text) => told("and", { line, text }), first);
}

/** SE-50 — somebody's circles before and after, as an outcome keeps them. */
export function rowsKept(before: Rows, after: Rows): Readonly<Record<"rowsBefore" | "rowsAfter", Json>> {
  const plain = (rows: Rows): Json => Object.fromEntries(ROWS.map((row) => [row, { ...rows[row] }]));
  return { rowsBefore: plain(before), rowsAfter: plain(after) };
}

/**
 * SE-50, SE-54 — the rows of somebody, drawn; none of whoever was unhurt, and is. Wounds past the last circle are told in
 * words of their own.
 */
export function rowsDrawn({ rowsBefore, rowsAfter }: Outcome): readonly MarkRow[] {
  const [before, after] = [readRows(rowsBefore), readRows(rowsAfter)];
  const hurt = ROWS.some((row) => tickedIn(before[row]) + tickedIn(after[row]) > 0);
  return hurt
    ? rowsShown(before, after).map((row) => ({ ...row, draws: [...row.draws, "system.wounds.surplus"] }))
    : [];
}

/** SE-53, SE-55 — the circles that were ticked, worst row first: not those of the wounds where a full row passed them on. */
export function circlesTicked({ rowsBefore, rowsAfter }: Outcome): readonly Text[] {
  const [before, after] = [readRows(rowsBefore), readRows(rowsAfter)];
  return ROWS.toReversed().flatMap((row) =>
    NATURES.flatMap((nature) => {
      const more = after[row][nature] - before[row][nature];
      return more > 0 ? [circlesText(more, row, nature)] : [];
    }),
  );
}

/** SE-54 — how somebody fares, as an outcome keeps it. */
export function stateKept(outcome: Outcome, key: string): State {
  return oneOf(STATES, word(outcome, key), "indemne");
}

import { isAsked } from "../play/log/answer-standing.js";
import type { Beside } from "./parts/side-panel.js";
import type { CardSource } from "./source.js";
import type { RowContext } from "./parts/row.js";

/**
 * Tells whether a card collapses by itself: when its round is over, unless somebody is asked, or called to join, or the
 * reader still has something to do on it.
 */
export function foldsByItself(source: CardSource, rows: readonly RowContext[], beside: Beside | null): boolean {
  const { intent, record } = source;
  const { combat } = intent;
  const now = game.combat;
  if (combat === null || now?.id !== combat.id || now.round <= combat.round) return false;
  if (beside?.gathering?.open || beside?.gathering?.calls.length) return false;
  if (record?.verdict.standing === "voting") return false;
  if (record?.verdict.targets.some((target) => isAsked(target, record.verdict))) return false;
  return !rows.some(({ actions }) => actions.apply || actions.calls.length > 0);
}

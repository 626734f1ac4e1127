import type { Asked } from "../draft/answer-draft.js";

/** Returns when the keeper is asked besides the target's owner, in milliseconds; `null`: never. */
export function overdueAt({ target, procedure }: Pick<Asked, "target" | "procedure">): number | null {
  const seconds = procedure.patience();
  return seconds > 0 ? (target.asked ?? 0) + seconds * 1000 : null;
}

/** Returns the milliseconds until then, 0 once it has passed; `null`: never. */
export function overdueIn(asked: Pick<Asked, "target" | "procedure">): number | null {
  const at = overdueAt(asked);
  return at === null ? null : Math.max(0, at - Date.now());
}

/** Returns a time of day in the reader's notation. */
export function clockTime(milliseconds: number, seconds = false): string {
  const style = seconds ? "medium" : "short";
  return new Intl.DateTimeFormat(game.i18n.lang, { timeStyle: style }).format(milliseconds);
}

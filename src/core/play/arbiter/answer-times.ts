import type { Asked } from "../draft/answer-draft.js";

/** When the keeper is asked besides whoever plays the target, in milliseconds; `null`: never. */
export function overdueAt({ target, procedure }: Pick<Asked, "target" | "procedure">): number | null {
  const seconds = procedure.patience();
  return seconds > 0 ? (target.asked ?? 0) + seconds * 1000 : null;
}

/** Milliseconds until then; 0 once it is, `null` where it never is. */
export function overdueIn(asked: Pick<Asked, "target" | "procedure">): number | null {
  const at = overdueAt(asked);
  return at === null ? null : Math.max(0, at - Date.now());
}

/** The time of day, as the reader writes it. */
export function clockTime(milliseconds: number, seconds = false): string {
  const style = seconds ? "medium" : "short";
  return new Intl.DateTimeFormat(game.i18n.lang, { timeStyle: style }).format(milliseconds);
}

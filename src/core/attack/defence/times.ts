import type { Asked } from "./draft.js";

/** When the keeper is asked besides whoever plays the target, in milliseconds. */
export function overdueAt({ target, procedure }: Pick<Asked, "target" | "procedure">): number {
  return (target.asked ?? 0) + procedure.patience() * 1000;
}

/** Milliseconds until then; 0 once it is. */
export function overdueIn(asked: Pick<Asked, "target" | "procedure">): number {
  return Math.max(0, overdueAt(asked) - Date.now());
}

/** The time of day, as the reader writes it. */
export function clockTime(milliseconds: number, seconds = false): string {
  const style = seconds ? "medium" : "short";
  return new Intl.DateTimeFormat(game.i18n.lang, { timeStyle: style }).format(milliseconds);
}

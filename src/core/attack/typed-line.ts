import type { Draft } from "../play/draft/draft.js";
import { isKept, keepLine } from "../play/draft/kept-lines.js";

/** A line that the user adds, as far as it is typed. */
export class TypedLine {
  open = false;
  value = "";
  reason = "";

  /** Takes what is typed into one of its boxes. */
  type(name: string, value: string): void {
    if (name === "ownValue") this.value = value;
    else if (name === "ownReason") this.reason = value;
  }

  /** Adds the line to an attack and begins anew; returns whether it had a valid number. */
  addTo({ own }: Pick<Draft, "own">): boolean {
    const value = Number(this.value);
    if (!Number.isInteger(value) || value === 0) return false;
    own.push({ id: `own.${foundry.utils.randomID(6)}`, value, reason: this.reason.trim() });
    Object.assign(this, { open: false, value: "", reason: "" });
    return true;
  }
}

/** Takes a line of the user's off an attack; it is kept no longer either. */
export async function dropLine(draft: Draft, id: string | undefined): Promise<void> {
  const gone = draft.own.find((line) => line.id === id);
  draft.own = draft.own.filter((line) => line !== gone);
  if (gone && isKept(gone.id)) await keepLine(draft, gone, false);
}

/** Keeps a line of the user's for the scene, or keeps it no longer. */
export async function toggleKept(draft: Draft, id: string | undefined): Promise<void> {
  const line = draft.own.find((one) => one.id === id);
  if (line) await keepLine(draft, line, !isKept(line.id));
}

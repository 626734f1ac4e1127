import type { Entry } from "../index/entry.js";

/** Puts on a drag what Foundry drags of a compendium: the kind of document and its UUID. */
export function dragEntry(event: DragEvent, { document, uuid }: Entry): void {
  event.dataTransfer?.setData("text/plain", JSON.stringify({ type: document, uuid }));
}

import type { Value } from "../../common/types.js";
import { reportError } from "../database/hooks.js";

/** While the world is built nothing is prepared: documents may look at each other only once all exist. */
export const preparation = { ready: false };

/** The documents whose sources are being read: their children are prepared by them. */
const initialising = new WeakSet<object>();

/** Reads a document's source, then prepares it unless its parent is about to. */
export function initialise(document: Value, read: () => void): void {
  initialising.add(document as object);
  try {
    read();
  } finally {
    initialising.delete(document as object);
  }
  if (!preparation.ready) return;
  for (let node: Value = document.parent; node; node = node.parent) if (initialising.has(node as object)) return;
  document._safePrepareData();
}

/** Prepares a document; what fails is reported, and the rest of the world goes on. */
export function prepareSafely(document: Value): void {
  try {
    document.prepareData();
  } catch (error) {
    reportError(`Failed data preparation for ${document.uuid as string} "${(document.name ?? "") as string}"`, error);
  }
}

import { object } from "../../shape/heal.js";

/** What a verdict keeps in one word because its facts are but words and numbers; `null` where nothing of the kind can be read. */
export function keptObject(word: unknown): Record<string, unknown> | null {
  if (typeof word !== "string") return null;
  try {
    return object(JSON.parse(word));
  } catch {
    return null; // a message is typed by anyone: it keeps nothing
  }
}

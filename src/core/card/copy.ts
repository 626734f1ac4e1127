import { reportFailure, tell } from "../text/errors.js";
import { copyText } from "../ui/output/clipboard.js";
import { fetchCardText } from "./as-text.js";

/** Puts the card of a message on the clipboard as plain text, and says so. */
export async function copyCard(message: ChatMessage | null): Promise<void> {
  try {
    const text = message && (await fetchCardText(message));
    if (!text) return;
    await copyText(text);
    tell("GARDIEN.CARD.copied");
  } catch (error) {
    reportFailure("card.copy", error, "GARDIEN.CARD.notCopied");
  }
}

import { tell } from "../text/errors.js";
import { copyText } from "../ui/clipboard.js";
import { fetchCardText } from "./as-text.js";

/** Puts the card of a message on the clipboard as plain text, and says so. */
export async function copyCard(message: ChatMessage): Promise<void> {
  const text = await fetchCardText(message);
  if (text === null) return;
  await copyText(text);
  tell("GARDIEN.CARD.copied");
}

import { verdictOf } from "../play/messages/messages.js";
import { tooltips } from "../foundry/types/tooltips.js";
import { asTooltip } from "../ui/tooltip.js";
import { previewOf, sentenceOf } from "./preview.js";

/** Tells on a button that undoes what it would give back, as long as the pointer or the keyboard is on it. */
export async function hintOn(button: HTMLElement, message: ChatMessage, index: number): Promise<void> {
  if (!verdictOf(message)) return;
  const preview = await previewOf(message, { targets: index < 0 ? null : [index], later: false, back: [] });
  if (!preview || !button.isConnected) return;
  const sentence = sentenceOf(preview);
  button.dataset["tooltip"] = asTooltip(sentence);
  button.setAttribute("aria-description", sentence);
  const clicked = button.ariaBusy === "true"; // the window that opens tells more
  if (!clicked && button.matches(":hover, :focus-visible")) tooltips().activate(button);
}

import { verdictOf } from "../play/messages/messages.js";
import { DefenceDraft } from "../play/draft/answer-draft.js";
import { loadAttacksFor } from "../play/loaded/attacks.js";
import { give, mayGiveAnswer } from "./answer.js";
import { DefenceWindow } from "./window.js";

/**
 * Begins to answer for a target of the attack whose verdict a message carries.
 * @param reply id of a reply to give at once; absent: the window asks
 */
export async function startDefence(message: ChatMessage, index: number, reply?: string): Promise<void> {
  const verdict = verdictOf(message);
  if (verdict) await loadAttacksFor(verdict.intent);
  const draft = new DefenceDraft(message, index);
  if (!mayGiveAnswer(draft)) return;
  if (reply === undefined) await DefenceWindow.open(draft);
  else await give(draft, reply);
}

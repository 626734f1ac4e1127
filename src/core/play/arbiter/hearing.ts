import { arbitrate } from "./arbitrate.js";
import { keysOf } from "./verdict-keys.js";
import { verdictOf } from "../messages/messages.js";
import type { CardRequest } from "../messages/models.js";
import { perform } from "./handle-request.js";

/** Carries out a request of another client, then deletes it; one that is another keeper's to decide by now stays for them. */
export async function hear(message: ChatMessage, request: CardRequest): Promise<void> {
  const subject = game.messages.get(request.verdict);
  const verdict = subject && verdictOf(subject);
  if (subject && verdict && message.author) {
    const act = { id: message.id ?? "", user: message.author };
    if (!(await arbitrate(keysOf(verdict), () => perform(subject, request, act)))) return;
  }
  const isThere = () => game.messages.has(message.id ?? "");
  if (isThere())
    await message.delete().catch((error: unknown) => {
      if (isThere()) throw error; // else another window of this keeper has cleared it away
    });
}

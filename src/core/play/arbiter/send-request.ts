import { createMessage } from "../../foundry/write.js";
import { refuse } from "../../text/errors.js";
import { verdictOf } from "../messages/messages.js";
import { isBinding } from "../messages/verdict-on.js";
import { MESSAGE_VERSION } from "../messages/models.js";
import type { CardRequest } from "../messages/models.js";
import type { Wish } from "./rights.js";
import { isArbiter } from "../../world/world.js";

/** Requests an action on a verdict: directly as the arbiter, else by a message that the arbiter deletes. */
export async function ask(message: ChatMessage, wish: Wish): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict) return;
  if (!isBinding(message)) {
    refuse("GARDIEN.CARD.notBinding", { name: message.author?.name ?? "" });
    return;
  }
  if (isArbiter()) {
    const asker = { id: foundry.utils.randomID(), user: game.user };
    const [{ arbitrate }, { keysOf }, { perform }] = await Promise.all([
      import("./arbitrate.js"),
      import("./verdict-keys.js"),
      import("./handle-request.js"),
    ]);
    if (await arbitrate(keysOf(verdict), () => perform(message, wish, asker))) return;
  } // else another window has come to decide meanwhile
  const keepers = game.users.filter((user) => user.isGM).map((user) => user.id);
  const data: CardRequest = { verdict: message.id ?? "", ...wish };
  await createMessage({ type: "request", whisper: keepers, system: { version: MESSAGE_VERSION, data } });
}

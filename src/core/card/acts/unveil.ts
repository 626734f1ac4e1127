import { write } from "../../foundry/write.js";
import { verdictOn } from "../../play/messages/verdict-on.js";

/** Lets everybody read a card that some alone could: the message, and what the arbiter made of it. Keepers only. */
export async function unveil(id: string): Promise<void> {
  if (!game.user.isGM) return;
  for (const message of [game.messages.get(id), verdictOn(id)?.message]) {
    if (message) await write(message, { whisper: [], blind: false });
  }
}

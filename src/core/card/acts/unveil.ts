import { write } from "../../foundry/write.js";
import { verdictOn } from "../../play/messages/verdict-on.js";

/** Makes a private card public: its message and its verdict. Keepers only. */
export async function unveil(id: string): Promise<void> {
  if (!game.user.isGM) return;
  for (const message of [game.messages.get(id), verdictOn(id)?.message]) {
    if (message) await write(message, { whisper: [], blind: false });
  }
}

import { write } from "../../foundry/write.js";
import { keptWords } from "../../play/act/told.js";
import { loadAct } from "../../play/loaded/acts.js";
import { verdictOn } from "../../play/messages/verdict-on.js";
import { cardSourceOf } from "../source.js";

/** Makes a private card public: its message and its verdict. Keepers only. */
export async function unveil(id: string): Promise<void> {
  if (!game.user.isGM) return;
  const record = verdictOn(id);
  const message = game.messages.get(id);
  const source = message && cardSourceOf(message);
  if (source) {
    await loadAct(source);
    await write(message, { whisper: [], blind: false, content: keptWords(source) });
  }
  if (record) {
    const { verdict } = record;
    await loadAct(verdict);
    await write(record.message, { whisper: [], blind: false, content: keptWords({ ...verdict, verdict }) });
  }
}

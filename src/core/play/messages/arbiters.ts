import { textSetting } from "../../settings/settings.js";
import { settingsStore } from "../../foundry/types/settings-store.js";
import { wasArbiter, ARBITERS } from "./messages.js";

/**
 * Notes that this keeper has been an arbiter, in a world setting, which only keepers can write. An assistant whom the
 * table lets change no settings judges nevertheless; their verdicts count as long as they are a keeper.
 */
export async function rememberArbiter(id: string): Promise<void> {
  if (!game.user.can("SETTINGS_MODIFY")) return;
  const note = noting.then(() => noteOnce(id));
  noting = note.catch(() => undefined); // whoever asked hears of the failure
  await note;
}

/** Queue of notes: two attacks of one moment would both create the setting, and one be refused. */
let noting: Promise<unknown> = Promise.resolve();

async function noteOnce(id: string): Promise<void> {
  if (wasArbiter(id)) return;
  try {
    await settingsStore().set("gardien", ARBITERS, `${textSetting(ARBITERS)} ${id}`.trim());
  } catch (error) {
    // Two windows of one keeper note it at the same moment: what the other one wrote need not be written.
    if (!wasArbiter(id)) throw error;
  }
}

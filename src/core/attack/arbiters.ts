import { textSetting } from "../settings.js";
import { settingsStore } from "../types/settings-store.js";
import { wasArbiter, ARBITERS } from "./messages.js";

/** Notes that this keeper has been an arbiter. Only keepers can write it: it stands in a setting of the world. */
export async function rememberArbiter(id: string): Promise<void> {
  const note = noting.then(async () => {
    if (!wasArbiter(id)) await settingsStore().set("gardien", ARBITERS, `${textSetting(ARBITERS)} ${id}`.trim());
  });
  noting = note.catch(() => undefined); // whoever asked hears of the failure
  await note;
}

/** One note after the other: two attacks of one moment would both create the setting, and one be refused. */
let noting: Promise<unknown> = Promise.resolve();

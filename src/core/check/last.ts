import { record, text, whole, type Read } from "../shape/shape.js";
import { setting } from "../settings/settings.js";
import { settingsStore } from "../foundry/types/settings-store.js";
import { foundryVersion } from "./foundry.js";

const LAST = record({ at: whole, foundry: text, system: text, good: whole, bad: whole, skip: whole });
/** What is remembered of the last check of this world. */
export type Last = Read<typeof LAST>;

/** The last check; `null` where there was none. */
export function lastCheck(): Last | null {
  const last = LAST.read(setting("check"));
  return last.at === 0 ? null : last;
}

/** Remembers how a check went, where this keeper may write that. */
export async function remember(counts: Pick<Last, "good" | "bad" | "skip">): Promise<void> {
  if (!game.user.can("SETTINGS_MODIFY")) return;
  const told: Last = { at: Date.now(), foundry: foundryVersion(), system: game.system.version, ...counts };
  await settingsStore().set("gardien", "check", told);
}

import { object, text, whole } from "../shape/heal.js";
import { setting } from "../settings/settings.js";
import { settingsStore } from "../foundry/types/settings-store.js";
import { foundryVersion } from "./foundry.js";

/** What is remembered of the last check of this world. */
export interface Last {
  readonly at: number;
  readonly foundry: string;
  readonly system: string;
  readonly good: number;
  readonly bad: number;
  readonly skip: number;
}

/** The last check; `null` where there was none. */
export function lastCheck(): Last | null {
  const { at, foundry: version, system, good, bad, skip } = object(setting("check"));
  if (!whole(at)) return null;
  const counts = { good: whole(good), bad: whole(bad), skip: whole(skip) };
  return { at: whole(at), foundry: text(version), system: text(system), ...counts };
}

/** Remembers how a check went, where this keeper may write that. */
export async function remember(counts: Pick<Last, "good" | "bad" | "skip">): Promise<void> {
  if (!game.user.can("SETTINGS_MODIFY")) return;
  const told: Last = { at: Date.now(), foundry: foundryVersion(), system: game.system.version, ...counts };
  await settingsStore().set("gardien", "check", told);
}

import { refuse } from "../text/errors.js";
import { settingsStore } from "../foundry/types/settings-store.js";

/**
 * Writes a setting of the world. An assistant whom the table lets change none is told so; what it held stands.
 * @returns whether it was written
 */
export async function writeWorldSetting(key: string, value: unknown): Promise<boolean> {
  if (!game.user.can("SETTINGS_MODIFY")) {
    refuse("GARDIEN.ERROR.worldSetting");
    return false;
  }
  await settingsStore().set("gardien", key, value);
  return true;
}

import { prepareActorsAgain } from "./documents/prepare-again.js";
import type { SettingDefinition } from "./settings.js";
import { listen } from "./types/hooks.js";
import { settingsStore } from "./types/settings-store.js";

/**
 * The world's values of a ruleset's settings, read once and kept until one changes: an actor is prepared far more often
 * than a setting is touched. Where no world is open (tools, tests) the book's main text holds. The caller names the type
 * of the values that it reads, as the definitions declare them.
 */
export function worldOptions(definitions: readonly SettingDefinition[]): () => object {
  let known: object | undefined;
  let listening = false;

  /** A rule that was switched changes figures everywhere. */
  const forget = (key: string): void => {
    if (!definitions.some((definition) => definition.key === key)) return;
    known = undefined;
    prepareActorsAgain();
  };
  const read = (): object => {
    const open = typeof game !== "undefined" && game.settings !== undefined;
    if (open && !listening) {
      listen("gardien.settingChanged", forget);
      listening = true;
    }
    const values = definitions.map(({ key, initial }) => [key, open ? settingsStore().get("gardien", key) : initial]);
    return Object.fromEntries(values) as object;
  };
  return () => (known ??= read());
}

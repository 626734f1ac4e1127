import { prepareActorsAgain } from "../foundry/prepare-again.js";
import type { SettingDefinition } from "./settings.js";
import { listen } from "../foundry/types/hooks.js";
import { settingsStore } from "../foundry/types/settings-store.js";

/**
 * The world's values of a ruleset's settings, read once and kept until one changes: an actor is prepared far more often
 * than a setting is touched. Where no world is open (tools, tests) the book's main text holds. The caller names the type
 * of the values that it reads, as the definitions declare them.
 */
export function worldOptions(definitions: readonly SettingDefinition[]): () => object {
  /** What was read, and whose settings: those of another world say something else. */
  let known: { readonly options: object; readonly store: unknown } | undefined;
  const heard = new WeakSet<object>();

  /** A rule that was switched changes figures everywhere. */
  const forget = (key: string): void => {
    if (!definitions.some((definition) => definition.key === key)) return;
    known = undefined;
    prepareActorsAgain();
  };
  const read = (open: boolean): object => {
    if (open && !heard.has(Hooks)) {
      listen("gardien.settingChanged", forget);
      heard.add(Hooks);
    }
    const values = definitions.map(({ key, initial }) => [key, open ? settingsStore().get("gardien", key) : initial]);
    return Object.fromEntries(values) as object;
  };
  return () => {
    const store: unknown = typeof game === "undefined" ? undefined : game.settings;
    if (!known || known.store !== store) known = { options: read(store !== undefined), store };
    return known.options;
  };
}

/** What is put together from the values of settings, once for all until one of them changes. */
export function readFrom<Values extends object, Options>(
  values: () => Values,
  read: (values: Values) => Options,
): () => Options {
  let known: { readonly values: Values; readonly options: Options } | undefined;
  return () => {
    const now = values();
    if (known?.values !== now) known = { values: now, options: read(now) };
    return known.options;
  };
}

import type { Data } from "../../common/types.js";
import { Hooks } from "../hooks/hooks.js";
import { castValue, initialValue, storableValue } from "./cast.js";
import type { Setting, SettingConfig, SettingMenu, SettingMenuConfig, SettingScope, SettingStore } from "./types.js";

/** The settings packages register, and their values. */
export class ClientSettings {
  readonly settings = new Map<string, Setting>();
  readonly menus = new Map<string, SettingMenu>();
  readonly #stores: Record<SettingScope, SettingStore>;

  constructor(stores: Record<SettingScope, SettingStore>) {
    this.#stores = stores;
    for (const hook of ["createSetting", "updateSetting"]) {
      Hooks.on(hook, (document: Data, ...args: unknown[]) => {
        this.#onStored(document, args.at(-2) as Data, args.at(-1) as string);
      });
    }
  }

  /** Declares a setting; to be done at `init`. */
  register(namespace: string, key: string, data: SettingConfig): void {
    if (!namespace || !key) throw new Error("A setting needs a namespace and a key.");
    const id = `${namespace}.${key}`;
    this.settings.set(id, { ...data, id, namespace, key, scope: data.scope ?? "client" });
  }

  /** Declares a button of the settings window that opens an application. */
  registerMenu(namespace: string, key: string, data: SettingMenuConfig): void {
    if (!namespace || !key) throw new Error("A settings menu needs a namespace and a key.");
    const id = `${namespace}.${key}`;
    this.menus.set(id, { ...data, id, namespace, key, restricted: data.restricted ?? false });
  }

  /** The value of a setting, cast through its type; its document if asked for. Throws before `register`. */
  get(namespace: string, key: string, { document = false }: { document?: boolean } = {}): unknown {
    const setting = this.#config(namespace, key);
    const stored = this.#stores[setting.scope].read(setting.id);
    if (document) return stored?.document ?? null;
    return castValue(setting, stored ? parse(stored.value, setting) : clone(initialValue(setting)));
  }

  /** Replaces the value of a setting; resolves to the new value once it is stored. */
  async set(namespace: string, key: string, value: unknown, options: Data = {}): Promise<unknown> {
    const setting = this.#config(namespace, key);
    const json = JSON.stringify(storableValue(setting, value));
    const store = this.#stores[setting.scope];
    if (setting.scope !== "client") {
      await store.write(setting.id, json, options);
      return this.get(namespace, key);
    }
    const changed = store.read(setting.id)?.value !== json;
    await store.write(setting.id, json, options);
    const current = this.get(namespace, key);
    if (!changed) return current;
    Hooks.callAll("clientSettingChanged", setting.id, current, options);
    this.#tell(setting, options, game.userId);
    return current;
  }

  #config(namespace: string, key: string): Setting {
    const setting = this.settings.get(`${namespace}.${key}`);
    if (!setting) throw new Error(`"${namespace}.${key}" is not a registered game setting`);
    return setting;
  }

  #onStored(document: Data, options: Data, userId: string): void {
    const setting = this.settings.get(document.key as string);
    if (!setting || setting.scope === "client") return;
    const owner = document._source?.user ?? null;
    if (setting.scope === "user" && owner !== game.userId) return;
    this.#tell(setting, options, userId);
  }

  #tell(setting: Setting, options: Data, userId: string): void {
    if (!setting.onChange) return;
    try {
      setting.onChange(this.get(setting.namespace, setting.key), options, userId);
    } catch (error) {
      Hooks.onError("ClientSettings.onChange", error, { msg: `The change of ${setting.id} failed` });
    }
  }
}

const clone = (value: unknown): unknown =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? structuredClone(value)
    : Array.isArray(value)
      ? structuredClone(value)
      : value;

/** A row that is not JSON any more counts as never set: one broken value must not stop the table. */
function parse(json: string, setting: Setting): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    Hooks.onError("ClientSettings.get", error, { msg: `${setting.id} holds invalid JSON`, log: "warn" });
    return clone(initialValue(setting));
  }
}

import { gameHere } from "./game.js";

/** Settings as we use them: keys are data (the rulesets' records), which Foundry's key-by-key types cannot express. */
interface SettingsStore {
  register(namespace: string, key: string, data: object): void;
  registerMenu(namespace: string, key: string, data: object): void;
  /** What is registered, by namespace and key. */
  readonly settings: { has(id: string): boolean };
  /** The buttons that are registered, by namespace and key. */
  readonly menus: { has(id: string): boolean };
  get(namespace: string, key: string): unknown;
  set(namespace: string, key: string, value: unknown): Promise<unknown>;
}

/** Foundry's settings, read and written by string keys. */
export function settingsStore(): SettingsStore {
  return gameHere().settings as SettingsStore;
}

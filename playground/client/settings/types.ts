import type { Data } from "../../common/types.js";

export type SettingScope = "world" | "client" | "user";

/** What a package says about one of its settings when it registers it. */
export interface SettingConfig {
  name?: string;
  hint?: string;
  scope?: SettingScope;
  config?: boolean;
  /** A constructor, a data field or a data model: what values are cast and checked with. */
  type?: unknown;
  default?: unknown;
  choices?: Data | (() => Data);
  range?: { min: number; max: number; step?: number };
  input?: unknown;
  requiresReload?: boolean;
  onChange?: (value: unknown, options: Data, userId: string) => unknown;
}

/** A registered setting, its scope and name filled in. */
export interface Setting extends SettingConfig {
  id: string;
  namespace: string;
  key: string;
  scope: SettingScope;
}

export interface SettingMenuConfig {
  name?: string;
  label?: string;
  hint?: string;
  icon?: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- any application class, with options of its own
  type: new (...args: any[]) => Data;
  restricted?: boolean;
}

export interface SettingMenu extends SettingMenuConfig {
  id: string;
  namespace: string;
  key: string;
}

/** One stored row: the value as JSON, and the document that holds it if it is on the server. */
export interface StoredSetting {
  value: string;
  document?: Data;
}

/** Where the settings of one scope are kept. */
export interface SettingStore {
  read(key: string): StoredSetting | undefined;
  /** Resolves once the value is stored. */
  write(key: string, json: string, options: Data): Promise<void>;
}

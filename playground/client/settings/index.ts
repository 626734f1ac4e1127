export { ClientSettings } from "./client-settings.js";
export { languageChoices, applyPermissions, registerCoreSettings } from "./core-settings.js";
export { BrowserStore, DocumentStore } from "./stores.js";
export type { Setting, SettingConfig, SettingMenu, SettingMenuConfig, SettingStore } from "./types.js";

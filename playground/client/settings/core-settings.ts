import { host } from "../../common/host.js";
import { LANGUAGES } from "../i18n/index.js";
import { Hooks } from "../hooks/hooks.js";
import type { ClientSettings } from "./client-settings.js";

const LANGUAGE_NAMES: Record<string, string> = { fr: "Français", en: "English" };

/** The languages one can choose, with their own names. */
export const languageChoices = (): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, LANGUAGE_NAMES[lang] ?? lang]));

/** Registers the settings a system expects from the host. */
export function registerCoreSettings(settings: ClientSettings, generation: number): void {
  settings.register("core", "language", {
    scope: "client",
    type: String,
    default: "fr",
    choices: languageChoices(),
    requiresReload: true,
  });
  settings.register("core", "uiConfig", {
    scope: "client",
    type: Object,
    default: { colorScheme: { applications: "", interface: "" }, uiScale: 1 },
  });
  settings.register("core", "photosensitiveMode", {
    scope: "client",
    type: Boolean,
    default: false,
    requiresReload: true,
  });
  if (generation >= 14) settings.register("core", "messageMode", { scope: "client", type: String, default: "public" });
  else settings.register("core", "rollMode", { scope: "client", type: String, default: "publicroll" });
  settings.register("core", "combatTrackerConfig", {
    scope: "world",
    type: Object,
    default: { resource: "", skipDefeated: false, turnMarker: { enabled: true } },
  });
  settings.register("core", "compendiumConfiguration", { scope: "world", type: Object, default: {} });
  settings.register("core", "prototypeTokenOverrides", { scope: "world", type: Object, default: { base: {} } });
  registerTime(settings);
  settings.register("core", "animateRollTable", { scope: "world", type: Boolean, default: true });
  settings.register("core", "permissions", {
    scope: "world",
    type: Object,
    default: {},
    onChange: () => applyPermissions(settings),
  });
}

/** The world's clock in seconds; packages hear of its steps through `updateWorldTime`. */
function registerTime(settings: ClientSettings): void {
  let known: number | null = null;
  settings.register("core", "time", {
    scope: "world",
    type: Number,
    default: 0,
    onChange: (value, options, userId) => {
      const time = Number(value) || 0;
      Hooks.callAll("updateWorldTime", time, time - (known ?? 0), options, userId);
      known = time;
    },
  });
  Hooks.once("ready", () => (known ??= Number(settings.get("core", "time")) || 0));
}

/** Has users ask the table's own permissions: roles by permission, where they are not the usual ones. */
export function applyPermissions(settings: ClientSettings): void {
  host.permissions = (settings.get("core", "permissions") ?? {}) as typeof host.permissions;
}

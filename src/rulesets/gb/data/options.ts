import { prepareActorsAgain } from "../../../core/documents/prepare-again.js";
import { listen } from "../../../core/types/hooks.js";
import { settingsStore } from "../../../core/types/settings-store.js";
import type { CapMode, SaveRepeat } from "../rules/pools.js";
import type { WorsenMode } from "../rules/worsening.js";
import { SETTINGS } from "../settings.js";

/** The optional rules that preparing an actor or a weapon, or drawing a sheet, depends on, as the world has them. */
export interface GbOptions {
  readonly gbPfCapMode: CapMode;
  readonly gbNegativePools: boolean;
  readonly gbVigorRepeat: SaveRepeat;
  readonly gbFatigueReflex: boolean;
  readonly gbFatigueInitiative: boolean;
  readonly gbLethalityIncludesStr: boolean;
  readonly gbCreaturePools: "halve" | "investigator";
  readonly gbCreatureOddPoint: "pf" | "pv";
  readonly gbArmorStacking: "highest" | "sum";
  readonly gbArmorMaxDex: boolean;
  readonly gbWorsenMode: WorsenMode;
  readonly gbDestinyEnabled: boolean;
}

/** What was read, and whose settings: those of another world say something else. */
let known: { readonly options: GbOptions; readonly store: unknown } | undefined;
const heard = new WeakSet<object>();

/**
 * The world's optional rules, read once and kept until one changes: an actor is prepared far more often than a setting
 * is touched. Where no world is open (tools, tests) the book's main text holds.
 */
export function gbOptions(): GbOptions {
  const store: unknown = typeof game === "undefined" ? undefined : game.settings;
  if (!known || known.store !== store) known = { options: readOptions(store !== undefined), store };
  return known.options;
}

function readOptions(open: boolean): GbOptions {
  if (open && !heard.has(Hooks)) {
    listen("gardien.settingChanged", forget);
    heard.add(Hooks);
  }
  const values = SETTINGS.map(({ key, initial }) => [key, open ? settingsStore().get("gardien", key) : initial]);
  return Object.fromEntries(values) as unknown as GbOptions;
}

/** A rule that was switched changes figures everywhere. */
function forget(key: string): void {
  if (!SETTINGS.some((definition) => definition.key === key)) return;
  known = undefined;
  prepareActorsAgain();
}

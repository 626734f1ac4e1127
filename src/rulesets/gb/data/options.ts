import { worldOptions } from "../../../core/settings/world-options.js";
import type { CapMode, SaveRepeat } from "../rules/body/pools.js";
import type { WorsenMode } from "../rules/body/worsening.js";
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

/** Those rules, now. */
export const gbOptions = worldOptions(SETTINGS) as () => GbOptions;

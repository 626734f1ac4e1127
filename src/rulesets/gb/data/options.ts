import { worldOptions } from "../../../core/world-options.js";
import { SETTINGS } from "../settings.js";

/** The optional rules that preparing an actor or a weapon depends on, as the world has them. */
export interface GbOptions {
  readonly gbPfCapMode: "always" | "recovery";
  readonly gbNegativePools: boolean;
  readonly gbFatigueReflex: boolean;
  readonly gbFatigueInitiative: boolean;
  readonly gbLethalityIncludesStr: boolean;
  readonly gbCreaturePools: "halve" | "investigator";
  readonly gbCreatureOddPoint: "pf" | "pv";
  readonly gbArmorStacking: "highest" | "sum";
  readonly gbArmorMaxDex: boolean;
}

/** Those rules, now. */
export const gbOptions = worldOptions(SETTINGS) as () => GbOptions;

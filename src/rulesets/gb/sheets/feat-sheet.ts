import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { FEAT_KEYS, GbFeat, type FeatKey } from "../data/feat.js";
import { featKeyLabel, featTargetLabel } from "../labels.js";
import { FEAT_TARGETS } from "../rules/passive-feats.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { shared, template } from "./paths.js";

/** GB-50, GB-56 — feats that are chosen for one weapon or one group of weapons. */
const ABOUT_WEAPONS: readonly FeatKey[] = ["improvedCritical", "weaponFocus", "weaponProficiency"];

/** A feat's card: what the rules know it by, and what else it adds. */
export class GbFeatSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"], position: { width: 480 } };
  static override PARTS = {
    body: { template: template("feat"), templates: [template("item-head"), template("item-text"), shared("select")] },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const system: unknown = this.item.system;
    if (!(system instanceof GbFeat)) return context;
    return Object.assign(context, {
      keys: choices(FEAT_KEYS, featKeyLabel),
      aboutWeapon: ABOUT_WEAPONS.includes(system.key),
      tough: system.key === "toughness",
      targets: choices(FEAT_TARGETS, featTargetLabel),
      rows: system.modifiers.map((row) => ({ ...row, aboutSkill: row.target === "skill" })),
      description: await enriched(system.description, this.item),
    });
  }
}

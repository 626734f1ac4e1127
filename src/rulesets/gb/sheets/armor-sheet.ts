import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { GbActor } from "../data/gb-actor.js";
import { GbArmor } from "../data/armor.js";
import { zonesOfBody } from "../data/zone-defense.js";
import { zoneLabel } from "../labels.js";
import { profileOf } from "../rules/profile.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { shared, template } from "./paths.js";

/** The card of a piece of armour: one box per zone of whoever wears it. */
export class GbArmorSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"], position: { width: 460 } };
  static override PARTS = {
    body: { template: template("armor"), templates: [template("item-head"), template("item-text"), shared("select")] },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const system: unknown = this.item.system;
    if (!(system instanceof GbArmor)) return context;
    const wearer: unknown = this.item.actor?.system;
    const zones = zonesOfBody(wearer instanceof GbActor ? wearer.body : profileOf("human"));
    return Object.assign(context, {
      kinds: { armor: "GARDIEN.GB.ARMOR.kind.armor", shield: "GARDIEN.GB.ARMOR.kind.shield" },
      arms: choices(["armRight", "armLeft"], zoneLabel),
      shield: system.kind === "shield",
      zones: zones.map((zone) => ({ zone, label: zoneLabel(zone), value: system.zones[zone] ?? 0 })),
      description: await enriched(system.description, this.item),
    });
  }
}

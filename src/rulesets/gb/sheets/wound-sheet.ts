import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { GbActor } from "../data/gb-actor.js";
import { GbWound } from "../data/wound.js";
import { zonesOfBody } from "../data/zone-defense.js";
import { partStateLabel, SEVERITY_STEP, severityLabel, zoneLabel } from "../labels.js";
import { profileOf } from "../rules/profile.js";
import { PART_STATES, SEVERITIES, type Zone } from "../rules/vocabulary.js";
import { choices } from "./choices.js";
import { shared, template } from "./paths.js";

/** A wound's card. The keeper may force another severity than the gravity gives (GB-29). */
export class GbWoundSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"], position: { width: 500 } };
  static override PARTS = {
    body: { template: template("wound"), templates: [template("item-head"), shared("select")] },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const system: unknown = this.item.system;
    if (!(system instanceof GbWound)) return context;
    const victim: unknown = this.item.actor?.system;
    const body = zonesOfBody(victim instanceof GbActor ? victim.body : profileOf("human"));
    const zones = new Set<Zone>([...body, system.zone]); // a wound may sit on a zone its bearer no longer has
    return Object.assign(context, {
      severity: { label: severityLabel(system.severity), step: SEVERITY_STEP[system.severity] },
      severities: choices(SEVERITIES, severityLabel),
      zones: choices([...zones], zoneLabel),
      parts: choices(PART_STATES, partStateLabel),
    });
  }
}

import { GardienItemSheet } from "../../../core/sheets/item-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import { GbProfile } from "../data/profile.js";
import { ownRowLabel, pfZeroLabel, profileLabel, severityLabel, tableModeLabel, zoneLabel } from "../labels.js";
import { OWN_ROWS, TABLE_MODES } from "../rules/own-body.js";
import { locationBonus } from "../rules/profile.js";
import { PROFILE_IDS, ZONES } from "../rules/vocabulary.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { shared, template } from "./paths.js";

/** The card of a body that a table makes itself: what it takes over and what it changes, then the tables it comes to. */
export class GbProfileSheet extends GardienItemSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["gb"], position: { width: 580 } };
  static override PARTS = {
    body: {
      template: template("profile"),
      templates: [template("item-head"), template("item-text"), shared("select")],
    },
  };

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    const system: unknown = this.item.system;
    if (!(system instanceof GbProfile)) return context;
    return Object.assign(context, {
      bodies: choices(PROFILE_IDS, profileLabel),
      modes: choices(TABLE_MODES, tableModeLabel),
      lossModes: choices(["inherit", "own"], tableModeLabel),
      pfZeroEffects: choices(["save", "inert", "none"], pfZeroLabel),
      zoneChoices: choices(ZONES, zoneLabel),
      ownPlaces: system.places === "own",
      addable: system.places === "own" && this.isEditable,
      ownLosses: system.losses === "own",
      ownClock: system.worsening === "own",
      lossRows: OWN_ROWS.map((id) => ({ id, label: ownRowLabel(id), ...system.lossRows[id] })),
      intervals: (["moderate", "grave", "critical"] as const).map((id) => ({
        id,
        label: severityLabel(id),
        value: system.intervals[id],
      })),
      result: resultOf(system),
      description: await enriched(system.description, this.item),
    });
  }
}

/** GB-22, GB-27 — the table of places that comes out, as it will be read. */
function resultOf({ tables }: GbProfile): readonly object[] {
  return tables.locations.map(({ zone, min, max }) => {
    const { gb, extraPf, vital } = locationBonus(tables, zone);
    return { label: zoneLabel(zone), from: face(min), to: face(max), gb, extraPf, vital };
  });
}

/** A face of the d100 as it is printed: 05, and 00 for 100. */
function face(value: number): string {
  return String(value % 100).padStart(2, "0");
}

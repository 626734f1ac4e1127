import type { FormObject } from "../../../../core/ui/forms/form-data.js";
import { shared } from "../../../../core/sheets/paths.js";
import { GbCreature } from "../../data/actors/creature.js";
import { categoryTyped } from "../../data/actors/creature-words.js";
import { GbActorSheet } from "./gb-actor-sheet.js";
import { page, part } from "../paths.js";
import type { Pool } from "../views/pools-view.js";

/** A creature on one screen: points, attacks first, zones and wounds, figures. */
export class GbCreatureSheet extends GbActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["g-sheet--creature"],
    position: { width: 580, height: 780 },
  };

  static override PARTS = {
    cover: { template: page("creature-cover") },
    state: {
      template: page("creature-state"),
      templates: [shared("boxes"), shared("states"), part("acts"), part("passing"), part("pending")],
    },
    build: { template: page("creature-build"), templates: [part("figures-form"), shared("select")] },
    attacks: { template: page("attacks") },
    chart: { template: page("chart"), templates: [part("silhouette"), part("zone-bar")] },
    record: {
      template: page("record"),
      templates: [part("clock"), part("wound-acts"), part("wound-edit")],
    },
    stats: { template: page("creature-stats"), templates: [part("abilities"), part("saves")] },
    tabs: { template: shared("tabs") },
    details: {
      template: page("creature-details"),
      templates: [part("skill-list"), part("feat-list"), part("spell-list"), shared("row-buttons")],
    },
    gear: { template: page("gear"), templates: [part("gear-list"), shared("row-buttons")] },
    notes: { template: page("notes"), templates: [shared("keeper-notes")] },
  };

  static override TABS = {
    sheet: {
      tabs: [{ id: "details" }, { id: "gear" }, { id: "notes" }],
      initial: "details",
      labelPrefix: "GARDIEN.GB.SHEET.tab",
    },
  };

  static override PART_RULES = { observer: ["cover", "state", "record", "chart"], limited: ["cover"] };

  /** GB-43 — fought with hit points and damage, as in the classic rules. */
  get #traditional(): boolean {
    const { system } = this.actor;
    return system instanceof GbCreature && system.mode === "traditional";
  }

  protected override get pools(): readonly Pool[] {
    return this.#traditional ? ["hp"] : super.pools;
  }

  /** A kind is typed by the name its reader knows, and stored by its id. */
  protected override _processFormData(event: Event | null, form: HTMLFormElement, formData: FormObject): object {
    const data = super._processFormData(event, form, formData) as { system?: { category?: unknown } };
    if (typeof data.system?.category === "string") data.system.category = categoryTyped(data.system.category);
    return data;
  }
}

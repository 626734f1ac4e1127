import { GbCreature } from "../data/creature.js";
import { profileLabel, sizeLabel } from "../labels.js";
import { POOL_METHODS } from "../rules/vocabulary.js";
import { choices } from "./choices.js";
import { enriched } from "./enriched.js";
import { GbActorSheet } from "./gb-actor-sheet.js";
import { shared, template } from "./paths.js";

/** A creature on one screen: points, attacks first, zones and wounds, figures. */
export class GbCreatureSheet extends GbActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["g-sheet--creature"],
    position: { width: 580, height: 720 },
  };

  static override PARTS = {
    cover: { template: template("creature-cover") },
    state: { template: template("creature-state"), templates: [shared("boxes"), template("pending")] },
    build: { template: template("creature-build"), templates: [template("figures-form"), shared("select")] },
    attacks: { template: template("attacks") },
    chart: { template: template("chart"), templates: [template("silhouette"), template("zone-bar")] },
    record: { template: template("record") },
    stats: { template: template("creature-stats"), templates: [template("abilities"), template("saves")] },
    tabs: { template: shared("tabs") },
    details: { template: template("creature-details") },
    gear: { template: template("gear"), templates: [template("row-buttons")] },
    notes: { template: template("notes") },
  };

  static override TABS = {
    sheet: {
      tabs: [{ id: "details" }, { id: "gear" }, { id: "notes" }],
      initial: "details",
      labelPrefix: "GARDIEN.GB.SHEET.tab",
    },
  };

  static override PART_RULES = { observer: ["cover", "state", "record", "chart"], limited: ["cover"] };

  protected override async partData(partId: string): Promise<object> {
    const data = await super.partData(partId);
    switch (partId) {
      case "cover":
        return { ...data, size: sizeLabel(this.model.size), profile: profileLabel(this.model.profile) };
      case "build":
        return { ...data, methods: choices(POOL_METHODS, (id) => `GARDIEN.GB.POOLS_METHOD.${id}`) };
      case "attacks":
        return { ...data, terse: true };
      case "details":
        return { tab: this._prepareTabs("sheet")["details"], special: await this.#special() };
      default:
        return data;
    }
  }

  async #special(): Promise<string> {
    const { system } = this.actor;
    if (!(system instanceof GbCreature)) return "";
    return enriched(system.special, this.actor);
  }
}

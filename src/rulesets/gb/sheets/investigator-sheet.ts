import { choices } from "./choices.js";
import { GbActorSheet } from "./gb-actor-sheet.js";
import { shared, template } from "./paths.js";

/** The investigator's folder. */
export class GbInvestigatorSheet extends GbActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["g-sheet--investigator"],
    position: { width: 780, height: 860 },
  };

  static override PARTS = {
    cover: { template: template("investigator-cover") },
    state: { template: template("state"), templates: [shared("boxes"), template("pending")] },
    build: { template: template("investigator-build"), templates: [template("figures-form"), shared("select")] },
    record: { template: template("record") },
    attacks: { template: template("attacks") },
    chart: { template: template("chart"), templates: [template("silhouette"), template("zone-bar")] },
    stats: { template: template("investigator-stats"), templates: [template("abilities"), template("saves")] },
    tabs: { template: shared("tabs") },
    gear: { template: template("gear"), templates: [template("row-buttons")] },
    notes: { template: template("notes") },
  };

  static override TABS = {
    sheet: { tabs: [{ id: "gear" }, { id: "notes" }], initial: "gear", labelPrefix: "GARDIEN.GB.SHEET.tab" },
  };

  static override DRAWS_BODY = true;
  static override PART_RULES = { observer: ["cover", "state", "record", "chart"], limited: ["cover"] };

  protected override async partData(partId: string): Promise<object> {
    const data = await super.partData(partId);
    const attackOptions = choices(["offensive", "defensive"], (id) => `GARDIEN.GB.OPTION.${id}`);
    return partId === "cover" ? { ...data, attackOptions } : data;
  }
}

import { shared } from "../../../../core/sheets/paths.js";
import { GbActorSheet } from "./gb-actor-sheet.js";
import { template } from "../paths.js";

/** The investigator's folder. */
export class GbInvestigatorSheet extends GbActorSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 780, height: 860 } };

  static override PARTS = {
    cover: { template: template("investigator-cover"), templates: [template("fate")] },
    state: {
      template: template("state"),
      templates: [shared("boxes"), template("acts"), template("passing"), template("pending")],
    },
    build: { template: template("investigator-build"), templates: [template("figures-form"), shared("select")] },
    record: {
      template: template("record"),
      templates: [template("clock"), template("wound-acts"), template("wound-edit")],
    },
    attacks: { template: template("attacks") },
    chart: { template: template("chart"), templates: [template("silhouette"), template("zone-bar")] },
    stats: { template: template("investigator-stats"), templates: [template("abilities"), template("saves")] },
    tabs: { template: shared("tabs") },
    skills: { template: template("skills"), templates: [template("skill-list"), shared("row-buttons")] },
    talents: {
      template: template("talents"),
      templates: [template("feat-list"), template("spell-list"), shared("row-buttons")],
    },
    gear: { template: template("gear"), templates: [template("gear-list"), shared("row-buttons")] },
    notes: { template: template("notes") },
  };

  static override TABS = {
    sheet: {
      tabs: [{ id: "skills" }, { id: "talents" }, { id: "gear" }, { id: "notes" }],
      initial: "skills",
      labelPrefix: "GARDIEN.GB.SHEET.tab",
    },
  };

  static override DRAWS_BODY = true;
  static override URGES_CARE = true;
  static override PART_RULES = { observer: ["cover", "state", "record", "chart"], limited: ["cover"] };
}

import { shared } from "../../../../core/sheets/paths.js";
import { GbActorSheet } from "./gb-actor-sheet.js";
import { page, part } from "../paths.js";

/** The investigator's folder. */
export class GbInvestigatorSheet extends GbActorSheet {
  static override DEFAULT_OPTIONS: object = { position: { width: 780, height: 860 } };

  static override PARTS = {
    cover: { template: page("investigator-cover"), templates: [part("fate")] },
    state: {
      template: page("state"),
      templates: [shared("boxes"), shared("states"), part("acts"), part("passing"), part("pending")],
    },
    build: { template: page("investigator-build"), templates: [part("figures-form"), shared("select")] },
    record: {
      template: page("record"),
      templates: [part("clock"), part("wound-acts"), part("wound-edit")],
    },
    attacks: { template: page("attacks") },
    chart: { template: page("chart"), templates: [part("silhouette"), part("zone-bar")] },
    stats: { template: page("investigator-stats"), templates: [part("abilities"), part("saves")] },
    tabs: { template: shared("tabs") },
    skills: { template: page("skills"), templates: [part("skill-list"), shared("row-buttons")] },
    talents: {
      template: page("talents"),
      templates: [part("feat-list"), part("spell-list"), shared("row-buttons")],
    },
    gear: { template: page("gear"), templates: [part("gear-list"), shared("row-buttons")] },
    notes: { template: page("notes"), templates: [shared("keeper-notes")] },
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

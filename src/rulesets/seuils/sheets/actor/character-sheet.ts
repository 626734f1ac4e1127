import { shared } from "../../../../core/sheets/paths.js";
import { BUILD, HEAD, PAGES } from "./pages.js";
import { SeuilsActorSheet } from "./seuils-actor-sheet.js";

/** A player's character: who it is above, its rows of circles and what it can do on the pages. */
export class SeuilsCharacterSheet extends SeuilsActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["seuils-sheet--character"],
    position: { width: 720, height: 840 },
  };

  static override PARTS = {
    ...HEAD,
    tabs: { template: shared("tabs") },
    ...BUILD,
    ...PAGES,
  };

  static override TABS = {
    sheet: {
      tabs: [{ id: "play" }, { id: "gear" }, { id: "care" }, { id: "notes" }],
      initial: "play",
      labelPrefix: "GARDIEN.SEUILS.SHEET.tab",
    },
  };

  static override PART_RULES = { observer: ["cover", "wounds"], limited: ["cover"] };
}

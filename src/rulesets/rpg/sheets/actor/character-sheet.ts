import { shared } from "../../../../core/sheets/paths.js";
import { BUILD, HEAD, PAGES } from "./pages.js";
import { page, part } from "../paths.js";
import { RpgActorSheet } from "./rpg-actor-sheet.js";

/** A player's character: who it is and its figures above, what it can do on the pages. */
export class RpgCharacterSheet extends RpgActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["rpg-sheet--character"],
    position: { width: 820, height: 840 },
  };

  static override PARTS = {
    ...HEAD,
    tabs: { template: shared("tabs") },
    ...BUILD,
    ...PAGES,
    progress: { template: page("progress"), templates: [part("acts")] },
    story: { template: page("story"), templates: [shared("keeper-notes")] },
  };

  static override TABS = {
    sheet: {
      tabs: [{ id: "play" }, { id: "gear" }, { id: "spells" }, { id: "health" }, { id: "progress" }, { id: "story" }],
      initial: "play",
      labelPrefix: "GARDIEN.RPG.SHEET.tab",
    },
  };

  static override PART_RULES = { observer: ["cover", "state"], limited: ["cover"] };
}

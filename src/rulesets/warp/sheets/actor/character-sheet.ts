import { shared } from "../../../../core/sheets/paths.js";
import { PAGES } from "./pages.js";
import { page, part } from "../paths.js";
import { WarpActorSheet } from "./warp-actor-sheet.js";

/** A player's character: what is left of it beside, what it can do on the pages. */
export class WarpCharacterSheet extends WarpActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["warp-sheet--character"],
    position: { width: 780, height: 820 },
  };

  static override PARTS = {
    rail: {
      template: page("rail"),
      templates: [page("cover"), page("state"), part("gauge"), part("tokens"), shared("states")],
    },
    tabs: { template: shared("tabs") },
    build: { template: page("build") },
    ...PAGES,
    keeper: { template: page("keeper"), templates: [shared("keeper-notes")] },
  };

  static override TABS = {
    sheet: {
      tabs: [{ id: "traits" }, { id: "powers" }, { id: "gear" }, { id: "story" }, { id: "keeper" }],
      initial: "traits",
      labelPrefix: "GARDIEN.WARP.SHEET.tab",
    },
  };

  static override PART_RULES = { observer: ["rail"], limited: ["rail"] };
}

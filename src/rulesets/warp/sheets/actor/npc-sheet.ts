import { shared } from "../../../../core/sheets/paths.js";
import { PAGES } from "./pages.js";
import { page, part } from "../paths.js";
import { WarpActorSheet } from "./warp-actor-sheet.js";

/** Somebody of the keeper's: all of it on one page, what players know last. */
export class WarpNpcSheet extends WarpActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["warp-sheet--npc"],
    position: { width: 580, height: 760 },
  };

  static override PARTS = {
    cover: { template: page("cover") },
    state: { template: page("state"), templates: [part("gauge"), part("tokens"), shared("states")] },
    build: { template: page("build") },
    ...PAGES,
    notes: { template: page("notes"), templates: [shared("keeper-notes")] },
  };

  static override PART_RULES = { observer: ["cover", "notes"], limited: ["cover"] };
}

import { PAGES } from "./pages.js";
import { template } from "../paths.js";
import { WarpActorSheet } from "./warp-actor-sheet.js";

/** Somebody of the keeper's: all of it on one page, what players know last. */
export class WarpNpcSheet extends WarpActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["warp-sheet--npc"],
    position: { width: 580, height: 760 },
  };

  static override PARTS = {
    cover: { template: template("cover") },
    state: { template: template("state"), templates: [template("gauge"), template("tokens")] },
    build: { template: template("build") },
    ...PAGES,
    notes: { template: template("notes") },
  };

  static override PART_RULES = { observer: ["cover", "notes"], limited: ["cover"] };
}

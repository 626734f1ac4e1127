import { shared } from "../../../../core/sheets/paths.js";
import { BUILD, HEAD, PAGES } from "./pages.js";
import { page } from "../paths.js";
import { RpgActorSheet } from "./rpg-actor-sheet.js";

/** Somebody of the keeper's, or something: all of it on one page. */
export class RpgCreatureSheet extends RpgActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["rpg-sheet--creature"],
    position: { width: 580, height: 760 },
  };

  static override PARTS = {
    ...HEAD,
    ...BUILD,
    ...PAGES,
    story: { template: page("story"), templates: [shared("keeper-notes")] },
  };

  static override PART_RULES = { observer: ["cover", "state"], limited: ["cover"] };
}

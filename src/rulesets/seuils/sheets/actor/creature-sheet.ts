import { BUILD, HEAD, ONE_PAGE } from "./pages.js";
import { SeuilsActorSheet } from "./seuils-actor-sheet.js";

/** Somebody of the keeper's, or something: all of it on one page. */
export class SeuilsCreatureSheet extends SeuilsActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["seuils-sheet--creature"],
    position: { width: 600, height: 780 },
  };

  static override PARTS = { ...HEAD, ...BUILD, ...ONE_PAGE };

  static override PART_RULES = { observer: ["cover"], limited: ["cover"] };
}

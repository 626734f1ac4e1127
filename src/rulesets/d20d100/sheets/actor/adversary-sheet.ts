import { D20d100ActorSheet } from "./d20d100-actor-sheet.js";
import { HEAD, ONE_PAGE } from "./pages.js";

/** Somebody of the keeper's, or something: all of it on one page. */
export class D20d100AdversarySheet extends D20d100ActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["d20d100-sheet--adversary"],
    position: { width: 740, height: 800 },
  };

  static override PARTS = { ...HEAD, ...ONE_PAGE };

  static override PART_RULES = { observer: ["head"], limited: ["head"] };
}

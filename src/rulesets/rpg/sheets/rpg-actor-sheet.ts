import { GardienActorSheet } from "../../../core/sheets/actor-sheet.js";
import { template } from "./paths.js";

/** What the sheets of characters and creatures have in common. */
export class RpgActorSheet extends GardienActorSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["rpg"] };
  static override PARTS = { body: { template: template("actor") } };
}

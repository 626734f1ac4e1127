import { eventsOf } from "../../../core/following.js";
import { DrawnActorSheet } from "../../../core/sheets/drawn-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";

/** What changes whose turn it is, and with it which Défense counts. */
const FIGHT_HOOKS = eventsOf("Combat", "Combatant");

const fetchParts = () => import("./parts.js");

/** What the sheets of investigators and adversaries have in common. */
export abstract class D20d100ActorSheet extends DrawnActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["d20d100"],
  };

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.following.redraw([...FIGHT_HOOKS, "updateWorldTime"], () => this.render());
  }

  protected override fetchParts() {
    return fetchParts();
  }
}

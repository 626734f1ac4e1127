import { work } from "../../../../core/ui/button-busy.js";
import { refuse } from "../../../../core/text/errors.js";
import { eventsOf } from "../../../../core/ui/hook-subscription.js";
import { DrawnActorSheet } from "../../../../core/sheets/drawn-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../../core/foundry/types/sheets.js";

/** What changes whose turn it is, and with it which Défense counts. */
const FIGHT_HOOKS = eventsOf("Combat", "Combatant");

const fetchParts = () => import("../parts/index.js");

/** What the sheets of investigators and adversaries have in common. */
export abstract class D20d100ActorSheet extends DrawnActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["d20d100"],
    actions: { horror: D20d100ActorSheet.#horror },
  };

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.following.redraw([...FIGHT_HOOKS, "updateWorldTime"], () => this.render());
    (await import("./row-menus.js")).rowMenus(this.element, this.actor);
  }

  protected override fetchParts() {
    return fetchParts();
  }

  /** DD-31, DD-132 — what is nothing more the second time is not taken twice; a second vest comes unworn. */
  protected override async _onDropItem(event: DragEvent, item: Item): Promise<Item | null> {
    if (item.parent === this.actor) return super._onDropItem(event, item);
    const { doubleOf, wornAlready } = await import("./doubles.js");
    const double = doubleOf(item, this.actor);
    const worn = wornAlready(item, this.actor);
    const { name } = this.actor;
    if (double) refuse("GARDIEN.D20D100.SHEET.hasAlready", { name, thing: double.name });
    else if (worn) refuse("GARDIEN.D20D100.SHEET.wornAlready", { name, thing: worn.name });
    return double || worn ? null : super._onDropItem(event, item);
  }

  /** DD-106 — what is horrible to see has whoever sees it tested. */
  static #horror(this: D20d100ActorSheet, event: Event, target: HTMLElement): void {
    work(target, "horror", async () => (await import("./horror.js")).callForTests(target.dataset["choices"], event));
  }
}

import { refuse } from "../../../../core/text/errors.js";
import { eventsOf } from "../../../../core/ui/hook-subscription.js";
import { DrawnActorSheet } from "../../../../core/sheets/drawn-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../../core/foundry/types/sheets.js";
import type { SeuilsActor } from "../../data/actors/seuils-actor.js";

/** What changes what is left of a round, and how long blood runs. */
const FIGHT_HOOKS = eventsOf("Combat", "Combatant");

const fetchParts = () => import("../parts/index.js");
/** What the sheets of characters and of the keeper's people and creatures have in common. */
export abstract class SeuilsActorSheet extends DrawnActorSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["seuils"] };

  get model(): SeuilsActor {
    return this.actor.system as SeuilsActor;
  }

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const later = this.following.redraw(
      [...FIGHT_HOOKS, "updateWorldTime", "targetToken", "gardien.seuilsReadied"],
      () => this.render(),
    );
    this.following.hear("updateToken", () => {
      if (game.user.targets.size > 0) later(); // how far away they are
    });
    (await import("./circle-menu.js")).circleMenu(this.element, this.actor);
  }

  protected override fetchParts() {
    return fetchParts();
  }

  /** SE-10, SE-21, SE-77 — what is nothing more the second time is not taken twice. */
  protected override async _onDropItem(event: DragEvent, item: Item): Promise<Item | null> {
    const { isDouble } = await import("./doubles.js");
    if (item.parent === this.actor || !isDouble(item, this.actor)) return super._onDropItem(event, item);
    refuse("GARDIEN.SEUILS.SHEET.hasAlready", { name: this.actor.name, thing: item.name });
    return null;
  }
}

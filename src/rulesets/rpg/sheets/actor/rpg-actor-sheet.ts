import { eventsOf } from "../../../../core/ui/hook-subscription.js";
import { DrawnActorSheet } from "../../../../core/sheets/drawn-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../../core/foundry/types/sheets.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";

/** What changes how long conditions last, and what is left of a round. */
const FIGHT_HOOKS = eventsOf("Combat", "Combatant");

const fetchParts = () => import("../parts/index.js");
/** What the sheets of characters and of the keeper's people and creatures have in common. */
export abstract class RpgActorSheet extends DrawnActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["rpg"],
    actions: {
      foldRoot: RpgActorSheet.#foldRoot,
    },
  };

  readonly #folded = new Set<string>();

  get model(): RpgActor {
    return this.actor.system as RpgActor;
  }

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.following.redraw([...FIGHT_HOOKS, "updateWorldTime"], () => this.render());
  }

  protected override fetchParts() {
    return fetchParts();
  }

  protected override get drawn(): object {
    return { ...super.drawn, folded: this.#folded };
  }

  /** Folds the skills of a Racine away, or shows them again. */
  static async #foldRoot(this: RpgActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { root = "" } = target.dataset;
    if (!this.#folded.delete(root)) this.#folded.add(root);
    await this.render({ parts: ["play"] });
  }
}

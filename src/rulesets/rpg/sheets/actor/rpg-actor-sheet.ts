import { eventsOf } from "../../../../core/ui/hook-subscription.js";
import { DrawnActorSheet } from "../../../../core/sheets/drawn-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../../core/foundry/types/sheets.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import type { Change } from "./clicks.js";

/** What changes how long conditions last, and what is left of a round. */
const FIGHT_HOOKS = eventsOf("Combat", "Combatant");

const fetchParts = () => import("../parts/index.js");
const clicks = () => import("./clicks.js");

/** The clicks that change the actor, by their `data-action`. */
const CHANGES: readonly Change[] = [
  ...(["choosePlan", "endCondition", "addBareHands"] as const),
  ...(["copyHumanoid", "toggleNumber", "toggleImmunity"] as const),
];

/** What the sheets of characters and of the keeper's people and creatures have in common. */
export abstract class RpgActorSheet extends DrawnActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["rpg"],
    actions: {
      foldRoot: RpgActorSheet.#foldRoot,
      ...Object.fromEntries(CHANGES.map((change) => [change, RpgActorSheet.#change])),
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

  /** A click that changes the actor; what it does is told in clicks.ts. */
  static async #change(this: RpgActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    if (!this.mayChange()) return;
    const { change } = await clicks();
    await change(target.dataset, this.actor, (list, changed) => this.changeList(list, changed));
  }
}

import { eventsOf, Following } from "../../../core/following.js";
import { GardienActorSheet } from "../../../core/sheets/actor-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import type { RpgActor } from "../data/rpg-actor.js";
import type { Change } from "./clicks.js";

/** What changes how long conditions last, and what is left of a round. */
const FIGHT_HOOKS = eventsOf("Combat", "Combatant");

/** What the parts print is made elsewhere, and how they look: no sheet is drawn before one is opened. */
const actorParts = () => import("./actor-parts.js");
const style = () => import("./style.js");
const clicks = () => import("./clicks.js");

/** The clicks that change the actor, by their `data-action`. */
const CHANGES: readonly Change[] = [
  ...(["choosePlan", "endCondition", "addBareHands"] as const),
  ...(["copyHumanoid", "toggleNumber", "toggleImmunity"] as const),
];

/** What the sheets of characters and of the keeper's people and creatures have in common. */
export abstract class RpgActorSheet extends GardienActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["rpg"],
    actions: {
      foldRoot: RpgActorSheet.#foldRoot,
      ...Object.fromEntries(CHANGES.map((change) => [change, RpgActorSheet.#change])),
    },
  };

  readonly #clock = new Following();
  readonly #folded = new Set<string>();

  get model(): RpgActor {
    return this.actor.system as unknown as RpgActor;
  }

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.#clock.redraw([...FIGHT_HOOKS, "updateWorldTime"], () => this.render());
  }

  protected override _onClose(options: object): void {
    super._onClose(options);
    this.#clock.end();
  }

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const [context, { dress }] = await Promise.all([super._prepareContext(options), style(), actorParts()]);
    dress();
    return Object.assign(context, { observes: !this.actor.limited });
  }

  protected override async _preparePartContext(
    partId: string,
    context: SheetContext,
    options: SheetRenderOptions,
  ): Promise<SheetContext> {
    const part = await super._preparePartContext(partId, context, options);
    const { actor, model } = this;
    const { actorPart } = await actorParts();
    return {
      ...part,
      ...(await actorPart(partId, { actor, model, editing: this.mode === "edit", folded: this.#folded })),
    };
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

import { eventsOf, Following } from "../../../core/following.js";
import { GardienActorSheet } from "../../../core/sheets/actor-sheet.js";
import type { SheetContext, SheetRenderOptions } from "../../../core/types/sheets.js";
import type { RpgActor } from "../data/rpg-actor.js";

/** What changes how long conditions last, and what is left of a round. */
const FIGHT_HOOKS = eventsOf("Combat", "Combatant");

/** What the parts print is made elsewhere, and how they look: no sheet is drawn before one is opened. */
const actorParts = () => import("./actor-parts.js");
const style = () => import("./style.js");
const clicks = () => import("./clicks.js");

/** What the sheets of characters and of the keeper's people and creatures have in common. */
export abstract class RpgActorSheet extends GardienActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["rpg"],
    actions: {
      choosePlan: RpgActorSheet.#choosePlan,
      endCondition: RpgActorSheet.#endCondition,
      addBareHands: RpgActorSheet.#addBareHands,
      foldRoot: RpgActorSheet.#foldRoot,
      copyHumanoid: RpgActorSheet.#copyHumanoid,
      toggleNumber: RpgActorSheet.#toggleNumber,
      toggleImmunity: RpgActorSheet.#toggleImmunity,
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

  /** RP-38 — how the actions of this round are shared out. */
  static async #choosePlan(this: RpgActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    if (this.mayChange()) await (await clicks()).choosePlan(this.actor, target.dataset["plan"] ?? "");
  }

  /** RP-61 — the keeper ends what lasts: no token is needed for it. */
  static async #endCondition(this: RpgActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const change = this.model.conditionChange(target.dataset["condition"] ?? "", false);
    if (change && this.mayChange()) await this.actor.update({ system: change } as never);
  }

  /** Folds the skills of a Racine away, or shows them again. */
  static async #foldRoot(this: RpgActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { root = "" } = target.dataset;
    if (!this.#folded.delete(root)) this.#folded.add(root);
    await this.render({ parts: ["play"] });
  }

  /** RP-49 — a table of its own begins with the places of people. */
  static async #copyHumanoid(this: RpgActorSheet): Promise<void> {
    const { humanoidPlaces } = await clicks();
    await this.changeList("customLocations", humanoidPlaces);
  }

  /** RP-50 — fists, feet and head, as a weapon to attack with. */
  static async #addBareHands(this: RpgActorSheet): Promise<void> {
    if (this.mayChange()) await (await clicks()).addBareHands(this.actor);
  }

  /** RP-65 — a number that natural armour covers, or does no more. */
  static async #toggleNumber(this: RpgActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { coverageWith } = await clicks();
    await this.changeList("naturalArmor", (rows) => coverageWith(rows, target.dataset));
  }

  /** RP-62 — something that it is immune to, or is no more. */
  static async #toggleImmunity(this: RpgActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const { immunitiesWith } = await clicks();
    await this.changeList("immunities", (list) => immunitiesWith(list, target.dataset["immunity"] ?? ""));
  }
}

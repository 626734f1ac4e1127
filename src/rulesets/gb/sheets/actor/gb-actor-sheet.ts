import { DrawnActorSheet } from "../../../../core/sheets/drawn-sheet.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import type { SheetContext, SheetRenderOptions } from "../../../../core/foundry/types/sheets.js";
import type { GbActor } from "../../data/actors/gb-actor.js";
import { GbHazard } from "../../data/items/hazard.js";
import { GbProfile } from "../../data/items/profile.js";
import { GbSpell } from "../../data/items/spell.js";
import type { Zone } from "../../rules/vocabulary.js";
import type { DrawnSheet } from "../parts/actor-parts.js";
import { befallDeed } from "../befall.js";
import type { Pool } from "../views/pools-view.js";

/** What the sheets of investigators and creatures have in common. */
export abstract class GbActorSheet extends DrawnActorSheet {
  static override DEFAULT_OPTIONS: object = {
    classes: ["gb"],
    actions: { zone: GbActorSheet.#choose, cast: GbActorSheet.#cast },
  };

  /** Whether a human body is drawn; the others, and creatures, have their zones as a bar. */
  static DRAWS_BODY = false;

  /** Whether the wound that bleeds has the filled button; where the attacks have it, it stays an outline. */
  static URGES_CARE = false;

  /** Zone whose sum is shown and whose wounds are lit. */
  #chosen: Zone | undefined;

  get model(): GbActor {
    return this.actor.system as GbActor;
  }

  /** The points that decide whether it is hurt, most important first. */
  protected get pools(): readonly Pool[] {
    return ["pv", "pf"];
  }

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.following.hear("updateWorldTime", () => this.#tick());
  }

  /** The dials of wounds follow the clock of the world. */
  #tick(): void {
    if (this.element.querySelector(".g-clock")) void this.render({ parts: ["record"] });
  }

  protected override fetchParts() {
    return import("../parts/index.js");
  }

  protected override get drawn(): DrawnSheet {
    const { actor, model, pools, isEditable } = this;
    const { DRAWS_BODY, URGES_CARE } = this.constructor as typeof GbActorSheet;
    return {
      actor,
      model,
      editable: isEditable,
      pools,
      chosen: this.#chosen,
      drawsBody: DRAWS_BODY,
      urgesCare: URGES_CARE,
    };
  }

  /** A natural cause befalls whoever it is dropped on; a body takes the place of the one before (GB-42). */
  protected override async _onDropItem(event: DragEvent, item: Item): Promise<Item | null> {
    const system: unknown = item.system;
    if (!this.mayChange()) return null;
    if (system instanceof GbHazard) {
      const { startDeed } = await import("../../../../core/deed/start.js");
      await startDeed(...befallDeed(item, system, [this.actor]), { event, window: true });
      return null;
    }
    const before = item.parent === this.actor || !(system instanceof GbProfile) ? [] : itemsOf(this.actor, GbProfile);
    const dropped = await super._onDropItem(event, item);
    if (dropped && before.length > 0) {
      await this.actor.deleteEmbeddedDocuments(
        "Item",
        before.map(({ id }) => id),
      );
    }
    return dropped;
  }

  static async #choose(this: GbActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const zone = target.dataset["zone"] as Zone | undefined;
    this.#chosen = zone === this.#chosen ? undefined : zone;
    await this.render({ parts: ["chart", "record"] });
  }

  /** GB-64 — a spell that strikes is an attack. */
  static async #cast(this: GbActorSheet, event: Event, target: HTMLElement): Promise<void> {
    const id = this.itemOf(target)?.id;
    const spell = itemsOf(this.actor, GbSpell).find((one) => one.id === id);
    if (!spell || !this.mayChange()) return;
    await (await import("./casting.js")).castSpell(this.actor, spell, event);
  }
}

import { eventsOf } from "../../../../core/ui/hook-subscription.js";
import { DrawnActorSheet } from "../../../../core/sheets/drawn-sheet.js";
import { itemsOf } from "../../../../core/sheets/carried-items.js";
import type { SheetContext, SheetPart, SheetRenderOptions, SheetTab } from "../../../../core/foundry/types/sheets.js";
import { write } from "../../../../core/foundry/write.js";
import { warpOptions } from "../../data/options.js";
import { WarpPower } from "../../data/items/power.js";
import { WarpSpell } from "../../data/items/spell.js";
import type { WarpActor } from "../../data/actors/warp-actor.js";
import { storedOf } from "../views/known.js";

/** What changes whose turn it is, and which. */
const FIGHT_HOOKS = eventsOf("Combat", "Combatant");

const fetchParts = () => import("../parts/index.js");

/** What the sheets of characters and of the keeper's people have in common. */
export abstract class WarpActorSheet extends DrawnActorSheet {
  static override DEFAULT_OPTIONS: object = { classes: ["warp"] };

  get model(): WarpActor {
    return this.actor.system as WarpActor;
  }

  protected override async _onFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.following.hear("updateWorldTime", () => this.#tick());
    this.following.redraw(FIGHT_HOOKS, () => this.render({ parts: ["traits"] }));
  }

  /** WP-108 — the reserve fills with the clock of the world. */
  #tick(): void {
    const part = this.element.querySelector("[data-reserve]")?.closest<HTMLElement>("[data-application-part]");
    const id = part?.dataset["applicationPart"];
    if (id !== undefined) void this.render({ parts: [id] });
  }

  /** WP-98, WP-122 — powers and spells where the table plays them, or this actor has any. */
  get #paranormal(): boolean {
    const { paranormal, magic } = warpOptions();
    if (paranormal || magic) return true;
    return itemsOf(this.actor, WarpPower).length + itemsOf(this.actor, WarpSpell).length > 0;
  }

  #offers(partId: string): boolean {
    if (partId === "powers") return this.#paranormal;
    return partId !== "keeper" || game.user.isGM;
  }

  protected override _configureRenderParts(options: SheetRenderOptions): Record<string, SheetPart> {
    const parts = Object.entries(super._configureRenderParts(options)).filter(([id]) => this.#offers(id));
    return Object.fromEntries(parts);
  }

  /** Tabs of parts that are not drawn have no button. */
  protected override _prepareTabs(group: string): Record<string, SheetTab> {
    return Object.fromEntries(Object.entries(super._prepareTabs(group)).filter(([id]) => this.#offers(id)));
  }

  protected override fetchParts() {
    return fetchParts();
  }

  /** WP-100, WP-123 — what may not be known yet is chosen by a word. */
  protected override _onChangeForm(config: object, event: Event): void {
    const box = event.target as HTMLSelectElement;
    const { known } = box.dataset;
    if (known === undefined) super._onChangeForm(config, event);
    else void this.#setKnown(known, storedOf(box.value));
  }

  async #setKnown(path: string, value: boolean | null | undefined): Promise<void> {
    if (value === undefined || !this.mayChange()) return;
    await write(this.actor, { [`system.${path}`]: value });
  }
}

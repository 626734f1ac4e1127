import { work } from "../ui/button-busy.js";
import { copyBlockOf } from "../convert/blocks/door.js";
import { openConversion } from "../convert/start.js";
import { refuse } from "../text/errors.js";
import {
  ActorSheetBase,
  openSheet,
  type SheetContext,
  type SheetPart,
  type SheetRenderOptions,
} from "../foundry/types/sheets.js";
import { dragDeed } from "../deed/drag-deed.js";
import { keeperNotesOf } from "./enriched.js";
import { guarded } from "./guarded.js";
import { sourceShown } from "./source-shown.js";

export type SheetMode = "play" | "edit";

/**
 * Actors whose sheets were turned over to edit, by UUID: who prepares them finds them so again. Once the page is loaded
 * anew they are in play: nobody who comes to play changes something unawares.
 */
const leftInEdit = new Set<string>();

/** Clicks on conditions and on keeper's effects; what they do comes with what shows them. */
const STATE_CLICKS = ["putState", "newEffect", "effect", "liftEffect", "toggleState"];

/** Which parts of a sheet are drawn for whom; owners see them all. */
export interface PartRules {
  /** For those who may see the actor but do not own it. */
  readonly observer: readonly string[];
  /** For those who only know it by sight. */
  readonly limited: readonly string[];
}

/**
 * The sheet of an actor of any ruleset. It opens in play mode, where nothing is changed by accident; the switch in the
 * window's header leads to edit mode, which lasts until it is switched back or the window closes.
 */
export abstract class GardienActorSheet extends guarded(ActorSheetBase) {
  static override DEFAULT_OPTIONS: object = {
    classes: ["gardien", "g-window", "g-sheet"],
    window: {
      resizable: true,
      controls: [{ action: "print", icon: "fa-solid fa-print", label: "GARDIEN.SHEET.print" }],
    },
    form: { submitOnChange: true, closeOnSubmit: false },
    actions: {
      print: GardienActorSheet.#print,
      convert: GardienActorSheet.#convert,
      copyBlock: GardienActorSheet.#copyBlock,
      toggleMode: GardienActorSheet.#toggleMode,
      createItem: GardienActorSheet.#createItem,
      editItem: GardienActorSheet.#editItem,
      deleteItem: GardienActorSheet.#deleteItem,
      toggleItem: GardienActorSheet.#toggleItem,
      rollInitiative: GardienActorSheet.#rollInitiative,
      deed: GardienActorSheet.#deed,
      attack: GardienActorSheet.#attack,
      reload: GardienActorSheet.#reload,
      ...Object.fromEntries(STATE_CLICKS.map((click) => [click, GardienActorSheet.#state])),
    },
  };

  static PART_RULES: PartRules = { observer: [], limited: [] };

  get mode(): SheetMode {
    return this.isEditable && leftInEdit.has(this.actor.uuid) ? "edit" : "play";
  }

  /**
   * The name alone: a narrow header has no room for more. Of two tokens of one actor each has a sheet of its own: they go
   * by what the table calls them.
   */
  override get title(): string {
    return (this.actor.token ?? this.actor).name;
  }

  protected override _configureRenderParts(options: SheetRenderOptions): Record<string, SheetPart> {
    const parts = Object.entries(super._configureRenderParts(options)).filter(([id]) => this.#shows(id));
    return Object.fromEntries(parts);
  }

  get #parts(): Readonly<Record<string, SheetPart>> {
    return (this.constructor as typeof GardienActorSheet).PARTS;
  }

  /** A part that is not drawn yet may be later, when rights or optional rules change. */
  protected override async _preFirstRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._preFirstRender(context, options);
    await this.opened.load(Object.values(this.#parts));
  }

  override changeTab(tab: string, group: string, options?: object): void {
    super.changeTab(tab, group, options);
    this.opened.tellTab(this.element, tab, group);
  }

  #shows(partId: string): boolean {
    const { observer, limited } = (this.constructor as typeof GardienActorSheet).PART_RULES;
    if (this.actor.isOwner) return true;
    return (this.actor.limited ? limited : observer).includes(partId);
  }

  protected override async _prepareContext(options: SheetRenderOptions): Promise<SheetContext> {
    const context = await super._prepareContext(options);
    return Object.assign(context, {
      actor: this.actor,
      system: this.actor.system,
      source: sourceShown(this.actor, this.isEditable),
      systemFields: this.actor.system.schema.fields,
      states: (await import("../effects/sheet-states.js")).statesOf(this.actor),
      owner: this.actor.isOwner,
      keeper: game.user.isGM,
      keeperNotes: await keeperNotesOf(this.actor),
      editing: this.mode === "edit",
      editable: this.isEditable,
    });
  }

  protected override async _preparePartContext(
    partId: string,
    context: SheetContext,
    options: SheetRenderOptions,
  ): Promise<SheetContext> {
    return { ...(await super._preparePartContext(partId, context, options)), ...this.#tabContext(partId) };
  }

  /** What a part knows of its tab; a sheet without tabs has nothing to say. */
  #tabContext(partId: string): object {
    if (!("tabs" in this.#parts)) return {};
    const tabs = this._prepareTabs("sheet");
    const tab = tabs[partId];
    return { ...(partId === "tabs" && { sheetTabs: tabs }), ...(tab && { tab }) };
  }

  protected override async _renderFrame(options: SheetRenderOptions): Promise<HTMLElement> {
    const frame = await super._renderFrame(options);
    if (this.isEditable) this.window.close.before(this.opened.modeButton(frame.ownerDocument));
    return frame;
  }

  protected override _onDragStart(event: DragEvent): unknown {
    const started = super._onDragStart(event);
    dragDeed(event, this.actor); // a drag can be written on only as long as its event goes round
    return started;
  }

  protected override async _onRender(context: SheetContext, options: SheetRenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#hideForbiddenParts();
    this.opened.order(this.element, Object.keys(this.#parts));
    this.#showMode();
    this.#keepTab();
  }

  /** A tab chosen while the sheet was being drawn stays chosen: the parts were made for the one before. */
  #keepTab(): void {
    const tab = this.tabGroups["sheet"];
    const entry = tab && this.element.querySelector(`.tabs [data-group="sheet"][data-tab="${tab}"]`);
    if (entry) this.changeTab(tab, "sheet", { force: true, updatePosition: false });
  }

  /** Rights may be lost while the sheet is open: what was drawn for the owner does not stay readable. */
  #hideForbiddenParts(): void {
    for (const part of this.element.querySelectorAll<HTMLElement>("[data-application-part]")) {
      if (!this.#shows(part.dataset["applicationPart"] ?? "")) part.replaceChildren();
    }
  }

  #showMode(): void {
    const button = this.element.querySelector<HTMLElement>("[data-action=toggleMode]");
    if (button) button.ariaPressed = String(this.mode === "edit");
  }

  /** An item's own box, named by its path under `system`: its change goes to that item. */
  protected override _onChangeForm(config: object, event: Event): void {
    const box = event.target as HTMLInputElement | HTMLSelectElement;
    const { itemPath } = box.dataset;
    if (itemPath === undefined) super._onChangeForm(config, event);
    else void this.#changeItem(box, itemPath);
  }

  async #changeItem(box: HTMLInputElement | HTMLSelectElement, path: string): Promise<void> {
    const item = this.itemOf(box);
    if (!item || !this.mayChange()) return;
    await this.opened.sendTo(item, path, box);
  }

  /** The item whose row holds an element. */
  protected itemOf(target: HTMLElement): Item | undefined {
    const id = target.closest<HTMLElement>("[data-item-id]")?.dataset["itemId"];
    return id === undefined ? undefined : this.actor.items.get(id);
  }

  /** Says so and answers false when the user may not change the actor. */
  protected mayChange(): boolean {
    if (!this.isEditable) refuse("GARDIEN.SHEET.Error.notYours");
    return this.isEditable;
  }

  /** Takes a thing as if it had been dropped here, for those who do not drag. Answers with what was made of it. */
  async take(item: Item): Promise<Item | null> {
    return this._onDropItem(new DragEvent("drop"), item);
  }

  /** What is clicked of conditions and of keeper's effects. */
  static async #state(this: GardienActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    (await import("../effects/sheet-states.js")).clickState(this.actor, target);
  }

  static async #print(this: GardienActorSheet): Promise<void> {
    await this.opened.print(this.element, this.actor);
  }

  static async #copyBlock(this: GardienActorSheet): Promise<void> {
    await copyBlockOf(this.actor);
  }

  static async #convert(this: GardienActorSheet): Promise<void> {
    await openConversion(this.actor);
  }

  static async #toggleMode(this: GardienActorSheet): Promise<void> {
    if (!leftInEdit.delete(this.actor.uuid)) leftInEdit.add(this.actor.uuid);
    await this.render();
  }

  /** Makes an item: `data-item-type` is its type, `data-on` what holds of it from the start. */
  static async #createItem(this: GardienActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    if (this.mayChange()) await (await import("./item-acts.js")).createItem(this.actor, target.dataset);
  }

  static async #editItem(this: GardienActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    await openSheet(this.itemOf(target));
  }

  static async #deleteItem(this: GardienActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const item = this.itemOf(target);
    if (item && this.mayChange()) await (await import("./item-acts.js")).deleteItem(this.element, item);
  }

  /** Turns a yes-or-no of an item over: `data-path` is its path under `system`. */
  static async #toggleItem(this: GardienActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const item = this.itemOf(target);
    if (item && this.mayChange()) await (await import("./item-acts.js")).toggleItem(item, target.dataset);
  }

  /** Does a deed: `data-deed` is its id, `data-choices` what is known of it already, as JSON. */
  static #deed(this: GardienActorSheet, event: Event, target: HTMLElement): void {
    work(target, "deed", async () => (await import("./item-acts.js")).doDeed(this.actor, target.dataset, event));
  }

  /** Attacks with the weapon of a row; `data-choices` is what is chosen of the attack already, as JSON. */
  static async #attack(this: GardienActorSheet, event: Event, target: HTMLElement): Promise<void> {
    const weapon = this.itemOf(target);
    if (weapon) await (await import("./item-acts.js")).attackWith(weapon, this.actor, target.dataset, event);
  }

  static async #reload(this: GardienActorSheet, _event: Event, target: HTMLElement): Promise<void> {
    const weapon = this.itemOf(target);
    if (weapon && this.mayChange()) await (await import("../attack/reload.js")).reload(weapon);
  }

  static #rollInitiative(this: GardienActorSheet, event: Event, target: HTMLElement): void {
    if (!this.mayChange()) return;
    work(target, "initiative", async () =>
      (await import("../fight/order/start-initiative.js")).startInitiative(this.actor, event),
    );
  }
}

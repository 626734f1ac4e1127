import type { Data } from "../../common/types.js";
import { ApplicationV2 } from "../applications/api/application.js";
import { HandlebarsApplicationMixin } from "../applications/api/handlebars-mixin.js";
import type { ApplicationDefaults, RenderOptions, TemplatePart } from "../applications/types.js";
import type { ContextMenuEntry } from "../applications/ux/context-menu.js";
import { dragData } from "../canvas/drop.js";
import { Hooks } from "../hooks/hooks.js";
import { text } from "./dom.js";
import { menuEntry, type MenuItem } from "./menu.js";
import { attempt } from "../net/refusal.js";

const SLOTS = 10;
const DEFAULT_IMAGE = "icons/svg/dice.svg";

/** Ten macros within reach of the digit keys. */
export class Hotbar extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    id: "hotbar",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: { execute: Hotbar.#onExecute },
  };
  static override PARTS: Record<string, TemplatePart> = {
    hotbar: { template: "templates/ui/hotbar.hbs" },
  };

  /** Opens the sheet of a document, or closes it when it is open: what a dropped document's macro does. */
  static async toggleDocumentSheet(uuid: string): Promise<void> {
    const document = await fromUuid(uuid);
    if (!document) return void ui.notifications.warn(text("Hotbar.Gone"));
    const { sheet } = document;
    if (sheet?.rendered) await sheet.close();
    else sheet?.render(true);
  }

  /** Runs the macro of a slot (1 to 10). */
  async execute(slot: number): Promise<void> {
    const macro = this.#macro(slot);
    if (macro) await attempt(() => macro.execute());
  }

  override async _prepareContext(_options: RenderOptions): Promise<Data> {
    return { slots: Array.from({ length: SLOTS }, (_, index) => this.#context(index + 1)) };
  }

  #context(slot: number): Data {
    const macro = this.#macro(slot);
    const key = String(slot % 10);
    return {
      slot,
      key,
      macro,
      img: macro?.img || DEFAULT_IMAGE,
      label: macro ? (macro.name as string) : text("Hotbar.Empty", { slot: key }),
    };
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.setAttribute("aria-label", text("Hotbar.Title"));
    this.element.addEventListener("dragstart", (event) => this.#onDragStart(event));
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => void attempt(() => this.#onDrop(event)));
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const menu = { hookName: "getMacroContextOptions", parentClassHooks: false, fixed: true };
    this._createContextMenu(() => this._getContextMenuOptions(), ".slot.full", menu);
  }

  static #onExecute(this: Hotbar, _event: PointerEvent, target: HTMLElement): void {
    const slot = this.#slot(target);
    if (slot) void this.execute(slot);
  }

  #slot(target: EventTarget | null): number {
    return Number((target as Element | null)?.closest<HTMLElement>("[data-slot]")?.dataset.slot ?? 0);
  }

  #macro(slot: number): Data | undefined {
    const id = game.user.hotbar?.[slot] as string | undefined;
    return id ? game.macros.get(id) : undefined;
  }

  #onDragStart(event: DragEvent): void {
    const slot = this.#slot(event.target);
    const macro = this.#macro(slot);
    if (macro) event.dataTransfer?.setData("text/plain", JSON.stringify({ ...macro.toDragData(), slot }));
  }

  /** A package may take the drop through `hotbarDrop`; macros are kept, other documents get one that opens them. */
  async #onDrop(event: DragEvent): Promise<void> {
    event.preventDefault();
    const data = dragData(event);
    const slot = this.#slot(event.target);
    if (!slot || !data.type) return;
    if (!Hooks.call("hotbarDrop", this, data, slot)) return;
    const dropped = await fromUuid(data.uuid);
    if (!dropped) return;
    const macro = dropped.documentName === "Macro" ? await this.#ofWorld(dropped) : await this.#sheetMacro(dropped);
    await game.user.assignHotbarMacro(macro, slot, { fromSlot: data.slot });
  }

  /** A macro of a compendium is brought into the world once; slots hold macros of the world. */
  async #ofWorld(macro: Data): Promise<Data> {
    const known = game.macros.get(macro.id) as Data | undefined;
    return (
      known ?? CONFIG.Macro.documentClass.create(game.macros.fromCompendium(macro, { keepId: true }), { keepId: true })
    );
  }

  async #sheetMacro(document: Data): Promise<Data> {
    const command = `ui.hotbar.constructor.toggleDocumentSheet(${JSON.stringify(document.uuid)});`;
    const known = game.macros.find((macro: Data) => macro.command === command && macro.isOwner);
    if (known) return known;
    return CONFIG.Macro.documentClass.create({
      name: text("Hotbar.Display", { name: document.name }),
      type: "script",
      img: document.img ?? "icons/svg/book.svg",
      command,
    });
  }

  /** The entries of the menu of a slot. */
  _getContextMenuOptions(): ContextMenuEntry[] {
    const macroOf = (element: HTMLElement): Data | undefined => this.#macro(this.#slot(element));
    const items: MenuItem[] = [
      {
        label: "Hotbar.Edit",
        icon: "pen",
        visible: (button) => Boolean(macroOf(button)?.isOwner),
        run: (button) => macroOf(button)?.sheet?.render(true),
      },
      {
        label: "Hotbar.Remove",
        icon: "xmark",
        run: (button) => attempt(() => game.user.assignHotbarMacro(null, this.#slot(button))),
      },
    ];
    return items.map(menuEntry);
  }
}

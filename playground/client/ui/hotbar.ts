import type { Data } from "../../common/types.js";
import { dragData } from "../canvas/drop.js";
import { Hooks } from "../hooks/hooks.js";
import { h, text } from "./dom.js";
import { attachMenu, type MenuItem } from "./menu.js";
import { attempt, Panel } from "./panel.js";

const SLOTS = 10;
const DEFAULT_IMAGE = "icons/svg/dice.svg";

/** Ten macros within reach of the digit keys. */
export class Hotbar extends Panel {
  /** Opens the sheet of a document, or closes it when it is open: what a dropped document's macro does. */
  static async toggleDocumentSheet(uuid: string): Promise<void> {
    const document = await fromUuid(uuid);
    if (!document) return void ui.notifications.warn(text("Hotbar.Gone"));
    const { sheet } = document;
    if (sheet?.rendered) await sheet.close();
    else sheet?.render(true);
  }

  constructor(element: HTMLElement) {
    super(element, "hotbar");
    for (const hook of ["updateUser", "createMacro", "updateMacro", "deleteMacro"])
      Hooks.on(hook, () => void this.render());
    element.addEventListener("click", (event) => {
      const slot = this.#slot(event.target);
      if (slot) void this.execute(slot);
    });
    element.addEventListener("dragstart", (event) => this.#onDragStart(event));
    element.addEventListener("dragover", (event) => event.preventDefault());
    element.addEventListener("drop", (event) => void attempt(() => this.#onDrop(event)));
    attachMenu(element, ".slot.full", this.#menu(), "getMacroContextOptions", this);
  }

  /** Runs the macro of a slot (1 to 10). */
  async execute(slot: number): Promise<void> {
    const macro = this.#macro(slot);
    if (macro) await attempt(() => macro.execute());
  }

  protected override draw(): void {
    this.element.setAttribute("aria-label", text("Hotbar.Title"));
    this.element.setAttribute("role", "toolbar");
    const list = Array.from({ length: SLOTS }, (_, index) => this.#button(index + 1));
    this.element.replaceChildren(h("ol", { id: "action-bar", class: "plain" }, list));
  }

  #button(slot: number): HTMLElement {
    const macro = this.#macro(slot);
    const key = String(slot % 10);
    const label = macro ? macro.name : text("Hotbar.Empty", { slot: key });
    const button = h(
      "button",
      {
        type: "button",
        class: macro ? "slot full" : "slot open",
        "data-slot": slot,
        "data-macro-id": macro?.id,
        "data-key": `slot-${slot}`,
        "aria-label": label,
        "aria-keyshortcuts": key,
        "data-tooltip": macro ? "" : null,
        draggable: macro ? "true" : null,
      },
      macro && h("img", { class: "slot-icon", src: macro.img || DEFAULT_IMAGE, alt: "", draggable: "false" }),
      h("span", { class: "key", "aria-hidden": "true" }, key),
    );
    return h("li", {}, button);
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

  #menu(): MenuItem[] {
    const macroOf = (element: HTMLElement): Data | undefined => this.#macro(this.#slot(element));
    return [
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
  }
}

import { plainIds } from "../text/plain-ids.js";
import type { SheetPart, SheetRenderOptions } from "../foundry/types/sheets.js";
import { withObject, type FormObject } from "../ui/forms/form-data.js";
import { FormGuard } from "../ui/forms/form-guard.js";
import { Heirs } from "./heirs.js";
import { OpenEditors } from "./open-editors.js";
import { tellOrigins } from "./origin.js";
import { SentLists } from "./sent-lists.js";
import { write } from "../foundry/write.js";
import { t } from "../text/i18n.js";
import { enterByKey } from "../ui/enter.js";
import { leaveByEscape } from "../ui/escape.js";
import { sendNumber } from "../ui/forms/typing.js";
import { beNamed } from "../ui/named.js";

/** What of a sheet its form is written into. */
type Of = Parameters<FormGuard["filter"]>[1] & { readonly _source: object };

/** The window of a sheet, as far as it needs to know it. */
interface Shown {
  readonly document: Of;
  render(options: SheetRenderOptions): unknown;
  close(): unknown;
}

/** The key that presses a button of a sheet is not one of the table's besides. A picture is pressed like a button. */
function keepKey(event: KeyboardEvent): void {
  const { target, key, repeat } = event;
  const from = target as HTMLElement;
  if (!from.matches("button, summary, [role=button]") || !/^(?:Enter| )$/.test(key)) return;
  event.stopPropagation();
  if (from.role !== "button") return;
  event.preventDefault();
  if (!repeat) from.click();
}

/** What a sheet needs once it is open, and is fetched with the first that somebody opens. */
export class OpenSheet {
  readonly guard = new FormGuard();
  readonly lists = new SentLists();
  readonly #editors = new OpenEditors();
  readonly #heirs = new Heirs();

  /** Attends to a sheet that was just drawn for the first time. */
  attend(sheet: HTMLElement, window: Shown): void {
    sheet.lang = game.i18n.lang; // browsers hyphenate by it
    sheet.addEventListener("keydown", keepKey);
    leaveByEscape(sheet, () => window.close());
    beNamed(sheet);
    this.#heirs.attend(sheet);
    this.#editors.drawAfterwards(sheet, (parts) => window.render({ parts }));
    tellOrigins(sheet, window.document);
    enterByKey(sheet);
  }

  /** What is being written in a text is not drawn anew under the writer's hands. */
  leaveOut(options: SheetRenderOptions, sheet: Element): void {
    this.#editors.leaveOut(options, sheet);
  }

  /** What of a form is sent to the document. */
  sendable(formData: FormObject, document: Of): FormObject {
    const filtered = this.guard.filter(formData, document);
    return withObject(filtered, this.lists.whole({ ...filtered.object }, document._source));
  }

  readonly sendNumber = sendNumber;

  /** Sends what a box says to an item, at a path under `system`; a number that was emptied says nothing. */
  async sendTo(item: Item, path: string, box: HTMLInputElement | HTMLSelectElement): Promise<void> {
    const isNumber = box.type === "number";
    const value = isNumber ? Number(box.value) : box.value;
    const send = async () => write(item, { [`system.${path}`]: value });
    const emptied = isNumber && box.value === "";
    await sendNumber(box, () => foundry.utils.getProperty(item.system, path), emptied ? async () => {} : send);
  }

  /** The switch between playing and editing, for the head of a window. */
  modeButton(page: Document): HTMLButtonElement {
    const button = page.createElement("button");
    const textContent = t("GARDIEN.SHEET.mode.edit");
    const ariaLabel = t("GARDIEN.SHEET.mode.label");
    Object.assign(button, { type: "button", className: "header-control g-mode", textContent, ariaLabel });
    Object.assign(button.dataset, { action: "toggleMode", tooltip: "" }); // its label is what the tooltip says
    return button;
  }

  /** Prints the sheet of an actor, its stat block first. */
  async print(sheet: HTMLElement, actor: Actor): Promise<void> {
    const [{ printAlone }, { printedBlock }] = await Promise.all([
      import("./print.js"),
      import("../convert/blocks/copy.js"),
    ]);
    printAlone(sheet, await printedBlock(actor));
  }

  readonly plainIds = plainIds;

  /** Gives back what was typed, and the keyboard its place, in a sheet that was just drawn. */
  drawn(sheet: HTMLElement): void {
    this.guard.afterRender(sheet);
    void this.#heirs.inherit();
  }

  /** Loads the templates of parts that are drawn now or may be later, when rights or optional rules change. */
  async load(parts: readonly SheetPart[]): Promise<void> {
    const files = parts.flatMap(({ template, templates = [] }) => [template, ...templates]);
    await foundry.applications.handlebars.loadTemplates([...new Set(files)]);
  }

  /** Tells whoever hears the tabs which one is open: Foundry is known to mark it for the eye alone. */
  tellTab(sheet: Element, tab: string, group: string): void {
    for (const entry of sheet.querySelectorAll<HTMLElement>(`[data-action=tab][data-group="${group}"]`))
      entry.setAttribute("aria-pressed", String(entry.dataset["tab"] === tab));
  }

  /** Puts a part that came late, at the end, where it belongs; `ids` are those of all parts, in order. */
  order(sheet: Element, ids: readonly string[]): void {
    let next: Element | null = null;
    for (const id of ids.toReversed()) {
      const part: Element | null = sheet.querySelector(`[data-application-part="${id}"]`);
      if (next && part && part.nextElementSibling !== next) next.before(part);
      next = part ?? next;
    }
  }
}

import type { Data } from "../../../common/types.js";
import { h, icon, iconButton, text } from "../dom.js";
import { attempt } from "../../net/refusal.js";
import { fillEnriched } from "./enriched.js";
import { PlainSheet } from "./plain-sheet.js";

/** A journal entry: its pages one under the other, each editable by its owner. */
export class JournalEntrySheet extends PlainSheet {
  readonly #editing = new Set<string>();

  override async build(): Promise<HTMLElement[]> {
    const pages = [...(this.document.pages as Iterable<Data>)]
      .filter((page) => page.testUserPermission(game.user, "OBSERVER"))
      .sort((a, b) => a.sort - b.sort);
    const blocks = await Promise.all(pages.map((page) => this.#page(page)));
    return [
      h("header", { class: "sheet-head" }, this.nameField()),
      ...blocks,
      ...(this.isEditable ? [this.#addButton()] : []),
    ];
  }

  async #page(page: Data): Promise<HTMLElement> {
    const editing = this.#editing.has(page.id) && page.isOwner;
    const head = h("header", {}, editing ? this.#titleInput(page) : h("h3", {}, page.name));
    if (page.isOwner) {
      head.append(
        h(
          "div",
          { class: "button-group" },
          iconButton(editing ? "check" : "pen", text(editing ? "Journal.DonePage" : "Journal.EditPage"), () =>
            this.#toggle(page.id),
          ),
          iconButton("trash", text("Journal.DeletePage"), () => attempt(() => page.delete())),
        ),
      );
    }
    return h(
      "article",
      { class: "journal-page", "data-page-id": page.id },
      head,
      editing ? this.#editor(page) : await this.#text(page),
    );
  }

  #titleInput(page: Data): HTMLElement {
    const input = h("input", { type: "text", value: page.name, "aria-label": text("Dialog.Name") });
    input.addEventListener("change", (event) => {
      event.stopPropagation(); // the sheet's own form must not submit the page's fields
      void attempt(() => page.update({ name: input.value }));
    });
    return input;
  }

  /** The rich text editor; what it holds is stored when it says that it changed. */
  #editor(page: Data): HTMLElement {
    const editor = document.createElement("prose-mirror");
    editor.setAttribute("value", page.text?.content ?? "");
    editor.addEventListener("change", (event) => {
      event.stopPropagation();
      void attempt(() => page.update({ "text.content": (editor as HTMLElement & { value: string }).value }));
    });
    return editor;
  }

  async #text(page: Data): Promise<HTMLElement> {
    const content = h("div", { class: "page-content" });
    await fillEnriched(content, page.text?.content, { relativeTo: page, secrets: page.isOwner });
    if (page.src) content.prepend(h("img", { src: page.src, alt: page.image?.caption ?? "" }));
    return content;
  }

  #toggle(id: string): void {
    if (!this.#editing.delete(id)) this.#editing.add(id);
    void this.render();
  }

  #addButton(): HTMLElement {
    const add = async (): Promise<void> => {
      const [page] = await this.document.createEmbeddedDocuments("JournalEntryPage", [
        { name: text("Journal.NewPage"), type: "text" },
      ]);
      if (page) this.#editing.add(page.id);
      await this.render();
    };
    return h("button", { type: "button", onclick: () => void attempt(add) }, icon("plus"), text("Journal.AddPage"));
  }
}

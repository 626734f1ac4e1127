import type { Data } from "../../../common/types.js";
import { dragData } from "../../canvas/drop.js";
import { Hooks } from "../../hooks/hooks.js";
import { createDocument, createFolder } from "../dialogs.js";
import { h, icon, text } from "../dom.js";
import { attachMenu, openMenu } from "../menu.js";
import { attempt, Panel } from "../panel.js";
import { entryMenu, folderMenu } from "./directory-menu.js";
import { buildTree } from "./tree.js";
import { treeList } from "./tree-view.js";

/** The documents of one kind in the sidebar: folders, search, create, drag. */
export class DocumentDirectory extends Panel {
  search = "";
  readonly #open = new Set<string>();
  readonly #list = h("div", { class: "directory-body" });

  constructor(
    element: HTMLElement,
    id: string,
    readonly documentName: string,
  ) {
    super(element, id);
    for (const action of ["create", "update", "delete"]) {
      for (const name of [documentName, "Folder"]) Hooks.on(`${action}${name}`, () => void this.render());
    }
    element.addEventListener("click", (event) => this.#onClick(event));
    element.addEventListener("dragstart", (event) => this.#onDragStart(event));
    element.addEventListener("dragover", (event) => event.preventDefault());
    element.addEventListener("drop", (event) => void attempt(() => this.#onDrop(event)));
    attachMenu(
      this.#list,
      ".directory-item.entry",
      entryMenu(documentName, (row) => this.#entry(row)),
      `get${documentName}ContextOptions`,
      this,
    );
    attachMenu(
      this.#list,
      ".folder-header",
      folderMenu(documentName, (row) => this.#folder(row)),
      "getFolderContextOptions",
      this,
    );
  }

  get collection(): Data {
    return game.collections.get(this.documentName);
  }

  protected override draw(): void {
    if (!this.rendered) this.element.replaceChildren(this.#header(), this.#list);
    const folders = [...(game.folders as Iterable<Data>)].filter((folder) => folder.type === this.documentName);
    const entries = [...(this.collection as Iterable<Data>)].filter((document) => document.visible);
    const tree = buildTree(folders, entries, this.search, Boolean(game.user.isGM));
    const isEmpty = tree.entries.length === 0 && tree.branches.length === 0;
    const owner = {
      isOpen: (folder: string) => this.#open.has(folder),
      folderMenu: game.user.isGM as boolean,
      image: (entry: Data) => (entry.img as string | undefined) ?? null,
      detail: (entry: Data) => this.#detail(entry),
    };
    this.#list.replaceChildren(
      isEmpty ? h("p", { class: "empty" }, text("Directory.Empty")) : treeList(tree, owner, this.search.trim() !== ""),
    );
  }

  #detail(entry: Data): string {
    if (!entry.type || entry.type === "base") return "";
    const label = CONFIG[this.documentName].typeLabels?.[entry.type] as string | undefined;
    return label && game.i18n.has(label) ? game.i18n.localize(label) : "";
  }

  #header(): HTMLElement {
    const label = text(`Document.${this.documentName}`);
    const buttons = h("div", { class: "header-actions action-buttons" });
    if (this.#canCreate()) {
      buttons.append(
        h(
          "button",
          {
            type: "button",
            class: "create-entry",
            "data-action": "createEntry",
            onclick: () => void attempt(() => createDocument(this.documentName)),
          },
          icon("plus"),
          h("span", {}, text("Dialog.Create", { type: label })),
        ),
      );
    }
    if (game.user.isGM) {
      buttons.append(
        h(
          "button",
          {
            type: "button",
            class: "create-folder icon",
            "data-action": "createFolder",
            "aria-label": text("Folder.Create"),
            "data-tooltip": "",
            onclick: () => void attempt(() => createFolder(this.documentName)),
          },
          icon("folder-plus"),
        ),
      );
    }
    const search = h("input", {
      type: "search",
      name: "search",
      placeholder: text("Directory.Search"),
      "aria-label": text("Directory.Search"),
      autocomplete: "off",
    });
    search.addEventListener("input", () => {
      this.search = search.value;
      void this.render();
    });
    return h("header", { class: "directory-header" }, buttons, search);
  }

  #canCreate(): boolean {
    const cls = CONFIG[this.documentName].documentClass as Data;
    return typeof cls.canUserCreate === "function" ? Boolean(cls.canUserCreate(game.user)) : game.user.isGM;
  }

  #entry(target: Element | null): Data | undefined {
    const row = target?.closest<HTMLElement>("[data-entry-id]");
    return row ? this.collection.get(row.dataset.entryId) : undefined;
  }

  #folder(target: Element | null): Data | undefined {
    const row = target?.closest<HTMLElement>("[data-folder-id]");
    return row ? game.folders.get(row.dataset.folderId) : undefined;
  }

  #onClick(event: Event): void {
    const target = event.target as HTMLElement;
    const action = target.closest<HTMLElement>("[data-action]")?.dataset.action;
    if (action === "activateEntry") this.#entry(target)?.sheet?.render(true);
    else if (action === "entryMenu") openMenu(target.closest<HTMLElement>(".folder-header, .directory-item.entry")!);
    else if (action === "toggleFolder") {
      const { id } = this.#folder(target)!;
      if (!this.#open.delete(id)) this.#open.add(id);
      void this.render();
    }
  }

  #onDragStart(event: DragEvent): void {
    const target = event.target as HTMLElement;
    const document = this.#entry(target) ?? this.#folder(target);
    if (document) event.dataTransfer?.setData("text/plain", JSON.stringify(document.toDragData()));
  }

  /** Imports from a compendium; moves into the folder under the pointer. */
  async #onDrop(event: DragEvent): Promise<void> {
    event.preventDefault();
    const data = dragData(event);
    const folder = this.#folder(event.target as Element)?.id ?? null;
    if (data.type === "Folder") {
      const moved = await fromUuid(data.uuid);
      if (moved && moved.id !== folder) await moved.update({ folder });
    } else if (data.type === this.documentName) {
      const document = await CONFIG[this.documentName].documentClass.fromDropData(data);
      if (!document) return;
      if (document.inCompendium) {
        await this.collection.importFromCompendium(game.packs.get(document.pack), document.id, { folder });
      } else if (!document.parent) await document.update({ folder });
    }
  }
}

/* Foundry's class names, which its hooks carry. */
export class ActorDirectory extends DocumentDirectory {}
export class ItemDirectory extends DocumentDirectory {}
export class JournalDirectory extends DocumentDirectory {}
export class RollTableDirectory extends DocumentDirectory {}

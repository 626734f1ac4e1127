import type { Data } from "../../../common/types.js";
import { HandlebarsApplicationMixin } from "../../applications/api/handlebars-mixin.js";
import type { ApplicationDefaults, RenderOptions, TemplatePart } from "../../applications/types.js";
import type { ContextMenuEntry } from "../../applications/ux/context-menu.js";
import { dragData } from "../../canvas/drop.js";
import { createDocument, createFolder } from "../dialogs.js";
import { h, text } from "../dom.js";
import { menuEntry, openMenu } from "../menu.js";
import { attempt } from "../../net/refusal.js";
import { AbstractSidebarTab } from "../sidebar/sidebar-tab.js";
import { entryMenu, folderMenu } from "./directory-menu.js";
import { buildTree } from "./tree.js";
import { treeList } from "./tree-view.js";

/** The documents of one kind in the sidebar: folders, search, create, drag. */
export abstract class DocumentDirectory extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    classes: ["directory"],
    actions: {
      activateEntry: DocumentDirectory.#onActivateEntry,
      createEntry: DocumentDirectory.#onCreateEntry,
      createFolder: DocumentDirectory.#onCreateFolder,
      entryMenu: DocumentDirectory.#onEntryMenu,
      toggleFolder: DocumentDirectory.#onToggleFolder,
    },
  };
  static override PARTS: Record<string, TemplatePart> = {
    header: { template: "templates/sidebar/directory/header.hbs" },
    directory: { template: "templates/sidebar/directory/directory.hbs", scrollable: [""] },
  };
  /** What kind of documents the directory holds. */
  static documentName = "";

  search = "";
  readonly #open = new Set<string>();

  get documentName(): string {
    return (this.constructor as typeof DocumentDirectory).documentName;
  }

  /** The documents it lists. */
  get collection(): Data {
    return game.collections.get(this.documentName);
  }

  override async _preparePartContext(partId: string, given: Data, options: RenderOptions): Promise<Data> {
    const context = await super._preparePartContext(partId, given, options);
    const type = text(`Document.${this.documentName}`);
    return Object.assign(context, {
      search: this.search,
      canCreateEntry: this._canCreateEntry(),
      canCreateFolder: this._canCreateFolder(),
      createLabel: text("Dialog.Create", { type }),
    });
  }

  _canCreateEntry(): boolean {
    const cls = CONFIG[this.documentName].documentClass as Data;
    return typeof cls.canUserCreate === "function" ? Boolean(cls.canUserCreate(game.user)) : game.user.isGM;
  }

  _canCreateFolder(): boolean {
    return game.user.isGM as boolean;
  }

  override _attachPartListeners(partId: string, element: HTMLElement, options: RenderOptions): void {
    super._attachPartListeners(partId, element, options);
    if (partId === "directory") element.replaceChildren(this.#tree());
    const search = element.querySelector<HTMLInputElement>("input[type=search]");
    search?.addEventListener("input", () => {
      this.search = search.value;
      void this.render({ parts: ["directory"] });
    });
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("dragstart", (event) => this._onDragStart(event));
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => void attempt(() => this._onDrop(event)));
  }

  override async _onFirstRender(context: Data, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const entries = { hookName: `get${this.documentName}ContextOptions`, parentClassHooks: false, fixed: true };
    this._createContextMenu(() => this._getEntryContextOptions(), ".directory-item.entry", entries);
    const folders = { hookName: "getFolderContextOptions", parentClassHooks: false, fixed: true };
    this._createContextMenu(() => this._getFolderContextOptions(), ".folder-header", folders);
  }

  _getEntryContextOptions(): ContextMenuEntry[] {
    return entryMenu(this.documentName, (row) => this.#entry(row)).map(menuEntry);
  }

  _getFolderContextOptions(): ContextMenuEntry[] {
    return folderMenu(this.documentName, (row) => this.#folder(row)).map(menuEntry);
  }

  #tree(): HTMLElement {
    const folders = [...(game.folders as Iterable<Data>)].filter((folder) => folder.type === this.documentName);
    const entries = [...(this.collection as Iterable<Data>)].filter((document) => document.visible);
    const tree = buildTree(folders, entries, this.search, Boolean(game.user.isGM));
    if (tree.entries.length === 0 && tree.branches.length === 0)
      return h("p", { class: "empty" }, text("Directory.Empty"));
    const owner = {
      isOpen: (folder: string) => this.#open.has(folder),
      folderMenu: game.user.isGM as boolean,
      image: (entry: Data) => (entry.img as string | undefined) ?? null,
      detail: (entry: Data) => this.#detail(entry),
      rootId: this.id,
    };
    return treeList(tree, owner, this.search.trim() !== "");
  }

  #detail(entry: Data): string {
    if (!entry.type || entry.type === "base") return "";
    const label = CONFIG[this.documentName].typeLabels?.[entry.type] as string | undefined;
    return label && game.i18n.has(label) ? game.i18n.localize(label) : "";
  }

  #entry(target: Element | null): Data | undefined {
    const row = target?.closest<HTMLElement>("[data-entry-id]");
    return row ? this.collection.get(row.dataset.entryId) : undefined;
  }

  #folder(target: Element | null): Data | undefined {
    const row = target?.closest<HTMLElement>("[data-folder-id]");
    return row ? game.folders.get(row.dataset.folderId) : undefined;
  }

  static #onActivateEntry(this: DocumentDirectory, event: PointerEvent, target: HTMLElement): Promise<void> {
    return this._onClickEntry(event, target);
  }

  /** Opens the sheet of an entry. */
  async _onClickEntry(_event: PointerEvent, target: HTMLElement): Promise<void> {
    this.#entry(target)?.sheet?.render(true);
  }

  static #onCreateEntry(this: DocumentDirectory): unknown {
    return attempt(() => createDocument(this.documentName));
  }

  static #onCreateFolder(this: DocumentDirectory): unknown {
    return attempt(() => createFolder(this.documentName));
  }

  static #onEntryMenu(this: DocumentDirectory, _event: PointerEvent, target: HTMLElement): void {
    openMenu(target.closest<HTMLElement>(".folder-header, .directory-item.entry")!);
  }

  static #onToggleFolder(this: DocumentDirectory, _event: PointerEvent, target: HTMLElement): void {
    const id = this.#folder(target)?.id as string;
    if (!this.#open.delete(id)) this.#open.add(id);
    void this.render({ parts: ["directory"] });
  }

  _onDragStart(event: DragEvent): void {
    const target = event.target as HTMLElement;
    const document = this.#entry(target) ?? this.#folder(target);
    if (document) event.dataTransfer?.setData("text/plain", JSON.stringify(document.toDragData()));
  }

  /** Imports from a compendium; moves into the folder under the pointer. */
  async _onDrop(event: DragEvent): Promise<void> {
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
export class ActorDirectory extends DocumentDirectory {
  static override tabName = "actors";
  static override documentName = "Actor";
  static override DEFAULT_OPTIONS: ApplicationDefaults = { window: { title: "PLAYGROUND.Actors.Title" } };
}
export class ItemDirectory extends DocumentDirectory {
  static override tabName = "items";
  static override documentName = "Item";
  static override DEFAULT_OPTIONS: ApplicationDefaults = { window: { title: "PLAYGROUND.Items.Title" } };
}
export class JournalDirectory extends DocumentDirectory {
  static override tabName = "journal";
  static override documentName = "JournalEntry";
  static override DEFAULT_OPTIONS: ApplicationDefaults = { window: { title: "PLAYGROUND.Journal.Title" } };
}
export class RollTableDirectory extends DocumentDirectory {
  static override tabName = "tables";
  static override documentName = "RollTable";
  static override DEFAULT_OPTIONS: ApplicationDefaults = { window: { title: "PLAYGROUND.Tables.Title" } };
}

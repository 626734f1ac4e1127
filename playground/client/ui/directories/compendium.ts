import { placeActor } from "../../canvas/drop.js";
import type { Data } from "../../../common/types.js";
import { ApplicationV2 } from "../../applications/index.js";
import { h, text } from "../dom.js";
import { attachMenu, openMenu, type MenuItem } from "../menu.js";
import { attempt } from "../../net/refusal.js";
import { buildTree } from "./tree.js";
import { treeList } from "./tree-view.js";

/** Width of the window and its distance from the sidebar, in pixels: the scene must stay in reach of a drag. */
const WIDTH = 360;
const GAP = 12;

const windows = new Map<string, Compendium>();

/** Opens the window of a compendium, or brings it forward. */
export async function openCompendium(pack: Data): Promise<void> {
  let app = windows.get(pack.collection);
  if (!app) {
    windows.set(pack.collection, (app = new Compendium(pack)));
    pack.apps.push(app); // drawn again with its collection
  }
  const sidebar = document.getElementById("ui-right")?.getBoundingClientRect().left ?? innerWidth;
  const beside = { left: Math.max(sidebar - WIDTH - GAP, 0), top: GAP };
  await app.render({ force: true, ...(!app.rendered && { position: beside }) });
}

/** The window of a compendium: its index with images, to search, open, drag and import. */
export class Compendium extends ApplicationV2 {
  static override DEFAULT_OPTIONS = {
    classes: ["compendium-window"],
    position: { width: WIDTH, height: 520 },
    window: { resizable: true, icon: "fa-solid fa-book-atlas" },
  };

  #search = "";
  readonly #closed = new Set<string>();
  readonly #list = h("div", { class: "directory-body" });

  constructor(readonly collection: Data) {
    super({ id: `compendium-${String(collection.collection).replaceAll(".", "-")}` });
  }

  override get title(): string {
    return game.i18n.localize(this.collection.title ?? this.collection.metadata.label);
  }

  override _renderHTML(): Promise<unknown> {
    const search = h("input", {
      type: "search",
      placeholder: text("Directory.Search"),
      "aria-label": text("Directory.Search"),
      autocomplete: "off",
    });
    search.value = this.#search;
    search.addEventListener("input", () => {
      this.#search = search.value;
      this.#drawList();
    });
    return Promise.resolve([h("header", { class: "directory-header" }, search), this.#list]);
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
    this.#drawList();
  }

  override async _onFirstRender(context: Data, options: Data): Promise<void> {
    await super._onFirstRender(context, options);
    this.#list.addEventListener("click", (event) => this.#onClick(event));
    this.#list.addEventListener("dragstart", (event) => this.#onDragStart(event));
    attachMenu(this.#list, ".directory-item.entry", this.#menu(), "getCompendiumEntryContextOptions", this);
  }

  #drawList(): void {
    const { index, folders, documentName } = this.collection;
    const tree = buildTree([...(folders ?? [])] as Data[], [...(index as Iterable<Data>)], this.#search);
    const labels = (CONFIG[documentName].typeLabels ?? {}) as Record<string, string>;
    this.#list.replaceChildren(
      treeList(
        tree,
        {
          isOpen: (folder) => !this.#closed.has(folder),
          folderMenu: false,
          image: (entry) => (entry.img as string | undefined) ?? null,
          detail: (entry) => (labels[entry.type] ? game.i18n.localize(labels[entry.type]!) : ""),
          rootId: this.id,
        },
        this.#search.trim() !== "",
      ),
    );
  }

  #id(target: Element): string {
    return target.closest<HTMLElement>("[data-entry-id]")?.dataset.entryId ?? "";
  }

  async #document(target: Element): Promise<Data | null> {
    return (await this.collection.getDocument(this.#id(target))) as Data | null;
  }

  #onClick(event: Event): void {
    const target = event.target as HTMLElement;
    const action = target.closest<HTMLElement>("[data-action]")?.dataset.action;
    if (action === "activateEntry") void attempt(async () => (await this.#document(target))?.sheet?.render(true));
    else if (action === "entryMenu") openMenu(target.closest<HTMLElement>(".directory-item")!);
    else if (action === "toggleFolder") {
      const id = target.closest<HTMLElement>("[data-folder-id]")!.dataset.folderId!;
      if (!this.#closed.delete(id)) this.#closed.add(id);
      this.#drawList();
    }
  }

  #onDragStart(event: DragEvent): void {
    const entry = this.collection.index.get(this.#id(event.target as Element)) as Data | undefined;
    if (!entry) return;
    const data = { type: this.collection.documentName as string, uuid: entry.uuid as string };
    event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  }

  #menu(): MenuItem[] {
    const { documentName } = this.collection;
    const cls = CONFIG[documentName].documentClass as Data;
    // An adventure is imported by its own window.
    const canImport = (): boolean =>
      game.collections.has(documentName) && Boolean(cls.canUserCreate?.(game.user) ?? game.user.isGM);
    const items: MenuItem[] = [
      {
        label: "Compendium.Import",
        icon: "download",
        visible: canImport,
        run: (row) =>
          attempt(() => game.collections.get(documentName).importFromCompendium(this.collection, this.#id(row))),
      },
    ];
    if (documentName === "Actor") {
      items.unshift({
        label: "Entry.Place",
        icon: "location-dot",
        visible: () => canvas.ready && canImport() && game.user.can("TOKEN_CREATE"),
        run: (row) => attempt(async () => placeActor((await this.#document(row))!, canvas.stage.pivot)),
      });
    }
    return items;
  }
}

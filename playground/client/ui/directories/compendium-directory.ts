import type { Data } from "../../../common/types.js";
import { HandlebarsApplicationMixin } from "../../applications/api/handlebars-mixin.js";
import type { ApplicationDefaults, RenderOptions, TemplatePart } from "../../applications/types.js";
import { AbstractSidebarTab } from "../sidebar/sidebar-tab.js";
import { openCompendium } from "./compendium.js";

/** The compendia of the system, each with a button that opens its window. */
export class CompendiumDirectory extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "compendium";
  static override DEFAULT_OPTIONS: ApplicationDefaults = {
    classes: ["directory"],
    window: { title: "PLAYGROUND.Compendium.Title", icon: "fa-solid fa-book-atlas" },
    actions: { openCompendium: CompendiumDirectory.#onOpen },
  };
  static override PARTS: Record<string, TemplatePart> = {
    header: { template: "templates/sidebar/directory/header.hbs" },
    directory: { template: "templates/sidebar/tabs/compendium/directory.hbs", scrollable: [""] },
  };

  search = "";

  override async _preparePartContext(partId: string, given: Data, options: RenderOptions): Promise<Data> {
    const context = await super._preparePartContext(partId, given, options);
    const wanted = this.search.trim().toLowerCase();
    const packs = [...(game.packs as Iterable<Data>)]
      .filter((pack) => pack.visible !== false && titleOf(pack).toLowerCase().includes(wanted))
      .map((pack) => ({
        collection: pack.collection as string,
        title: titleOf(pack),
        icon: CONFIG[pack.documentName]?.sidebarIcon ?? "fa-solid fa-box",
        count: pack.index.size as number,
        locked: Boolean(pack.locked),
      }));
    return Object.assign(context, { search: this.search, packs });
  }

  override _attachPartListeners(partId: string, element: HTMLElement, options: RenderOptions): void {
    super._attachPartListeners(partId, element, options);
    const search = element.querySelector<HTMLInputElement>("input[type=search]");
    search?.addEventListener("input", () => {
      this.search = search.value;
      void this.render({ parts: ["directory"] });
    });
  }

  static #onOpen(this: CompendiumDirectory, _event: PointerEvent, target: HTMLElement): void {
    const { pack } = target.closest<HTMLElement>("[data-pack]")?.dataset ?? {};
    if (pack) void openCompendium(game.packs.get(pack));
  }
}

/** The name of a compendium; a manifest may give a translation key. */
const titleOf = (pack: Data): string => game.i18n.localize(pack.title ?? pack.metadata.label);

import type { Data } from "../../../common/types.js";
import { Hooks } from "../../hooks/hooks.js";
import { h, icon, text } from "../dom.js";
import { Panel } from "../panel.js";
import { openCompendium } from "./compendium.js";

/** The compendia of the system, each with a button that opens its window. */
export class CompendiumDirectory extends Panel {
  search = "";
  readonly #list = h("ol", { class: "directory-list plain" });

  constructor(element: HTMLElement) {
    super(element, "compendium");
    Hooks.on("updateCompendium", () => void this.render());
  }

  protected override draw(): void {
    if (!this.rendered) this.element.replaceChildren(this.#header(), this.#list);
    const wanted = this.search.trim().toLowerCase();
    const packs = [...(game.packs as Iterable<Data>)].filter((pack) => pack.visible !== false);
    const shown = packs.filter((pack) => titleOf(pack).toLowerCase().includes(wanted));
    this.#list.replaceChildren(...shown.map((pack) => this.#row(pack)));
    if (shown.length === 0) this.#list.append(h("li", { class: "empty" }, text("Directory.Empty")));
  }

  #header(): HTMLElement {
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
    return h("header", { class: "directory-header" }, search);
  }

  #row(pack: Data): HTMLElement {
    return h(
      "li",
      { class: "directory-item compendium", "data-pack": pack.collection },
      h(
        "button",
        {
          type: "button",
          class: "entry-name",
          "data-action": "openCompendium",
          "data-key": `pack-${pack.collection}`,
          onclick: () => void openCompendium(pack),
        },
        icon(CONFIG[pack.documentName]?.sidebarIcon ?? "fa-solid fa-box"),
        h("span", { class: "name" }, titleOf(pack)),
        h("small", { class: "detail" }, text("Compendium.Count", { count: pack.index.size })),
        pack.locked && icon("lock"),
      ),
    );
  }
}

/** The name of a compendium; a manifest may give a translation key. */
const titleOf = (pack: Data): string => game.i18n.localize(pack.title ?? pack.metadata.label);

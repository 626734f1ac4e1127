import { ADVENTURE_CONTENTS } from "../../../common/documents/base-adventure.js";
import type { Data, Value } from "../../../common/types.js";
import { h, icon, text } from "../dom.js";
import { attempt } from "../../net/refusal.js";
import { fillEnriched } from "./enriched.js";
import { PlainSheet } from "./plain-sheet.js";

/** An adventure: what it tells of itself, what it holds, and the button that brings it into the world. */
export class AdventureImporterV2 extends PlainSheet {
  static override DEFAULT_OPTIONS = { ...PlainSheet.DEFAULT_OPTIONS, classes: ["plain-sheet", "adventure-importer"] };

  override get isEditable(): boolean {
    return game.user.isGM && this.document.pack !== null;
  }

  override async build(): Promise<HTMLElement[]> {
    const { name, img, caption, description } = this.document as Data;
    const told = h("div", { class: "page-content" });
    await fillEnriched(told, description, { relativeTo: this.document });
    const held = Object.entries(ADVENTURE_CONTENTS).flatMap(([field, documentName]) => {
      const count = Number((this.document as Data)[field].size);
      return count ? [h("li", {}, `${game.i18n.localize(`DOCUMENT.${documentName}`)} : ${count}`)] : [];
    });
    return [
      h("header", { class: "sheet-head" }, h("h2", {}, name)),
      img ? h("img", { src: img, alt: "", class: "adventure-banner" }) : h("span"),
      h("p", { class: "hint" }, caption),
      told,
      h("ul", { class: "adventure-contents" }, ...held),
      h(
        "footer",
        { class: "button-group" },
        h(
          "button",
          { type: "button", "data-action": "import", onclick: () => void attempt(() => this.#import()) },
          icon("download"),
          text("Adventure.Import"),
        ),
      ),
    ];
  }

  async #import(): Promise<void> {
    const { created, updated } = (await this.document.import()) as Record<string, Record<string, Value[]>>;
    if (Object.keys({ ...created, ...updated }).length > 0) await this.close();
  }
}

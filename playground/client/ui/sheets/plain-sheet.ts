import type { Data } from "../../../common/types.js";
import { DocumentSheetV2 } from "../../applications/index.js";
import { h } from "../dom.js";

/** A sheet built from elements instead of templates: for the documents a system does not bring sheets for. */
export abstract class PlainSheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS = {
    classes: ["plain-sheet"],
    position: { width: 520, height: 560 as const },
    window: { resizable: true },
    form: { submitOnChange: true },
  };

  override async _renderHTML(): Promise<unknown> {
    return this.build();
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  /** The elements of the window's content. */
  abstract build(): HTMLElement[] | Promise<HTMLElement[]>;

  /** The head all these sheets share: the name, which an owner can change. */
  nameField(): HTMLElement {
    const { name } = this.document as Data;
    const label = game.i18n.localize("PLAYGROUND.Dialog.Name");
    return this.isEditable
      ? h("input", { type: "text", name: "name", value: name, "aria-label": label })
      : h("h2", {}, name);
  }
}

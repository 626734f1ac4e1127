import { select } from "../dialogs.js";
import { h, icon, text } from "../dom.js";
import { attempt } from "../../net/refusal.js";
import { PlainSheet } from "./plain-sheet.js";

/** A macro: its command, and a button that runs it. */
export class MacroConfig extends PlainSheet {
  override build(): HTMLElement[] {
    const { document, isEditable } = this;
    const types: [string, string][] = [
      ["script", text("Macro.Script")],
      ["chat", text("Macro.Chat")],
    ];
    return [
      h("header", { class: "sheet-head" }, h("img", { src: document.img, alt: "" }), this.nameField()),
      h(
        "label",
        { class: "form-group" },
        h("span", {}, text("Macro.Type")),
        isEditable ? select("type", types, document.type) : h("span", {}, document.type),
      ),
      h(
        "label",
        { class: "form-group stacked macro-sheet" },
        h("span", {}, text("Macro.Command")),
        h("textarea", { name: "command", spellcheck: "false", disabled: !isEditable }, document.command),
      ),
      h(
        "button",
        { type: "button", onclick: () => void attempt(() => document.execute()) },
        icon("play"),
        text("Macro.Run"),
      ),
    ];
  }
}

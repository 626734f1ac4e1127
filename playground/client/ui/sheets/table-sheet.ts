import type { Data } from "../../../common/types.js";
import { h, icon, iconButton, text } from "../dom.js";
import { attempt } from "../../net/refusal.js";
import { fillEnriched } from "./enriched.js";
import { PlainSheet } from "./plain-sheet.js";

/** A roll table: its formula, its results, and a button that draws one. */
export class RollTableSheet extends PlainSheet {
  override async build(): Promise<HTMLElement[]> {
    const { document, isEditable } = this;
    const formula = isEditable
      ? h("input", { type: "text", name: "formula", value: document.formula, spellcheck: "false" })
      : h("span", {}, document.formula);
    return [
      h("header", { class: "sheet-head" }, this.nameField()),
      h("label", { class: "form-group" }, h("span", {}, text("Table.Formula")), formula),
      await this.#results(),
      h(
        "footer",
        { class: "button-group" },
        h(
          "button",
          {
            type: "button",
            "data-key": "draw",
            disabled: document.results.size === 0,
            onclick: () => void attempt(() => document.draw()),
          },
          icon("dice-d20"),
          text("Table.Draw"),
        ),
        isEditable &&
          h(
            "button",
            { type: "button", onclick: () => void attempt(() => this.#add()) },
            icon("plus"),
            text("Table.Add"),
          ),
      ),
    ];
  }

  async #results(): Promise<HTMLElement> {
    const results = [...(this.document.results as Iterable<Data>)].sort((a, b) => a.range[0] - b.range[0]);
    return h(
      "table",
      { class: "table-results" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { class: "range" }, text("Table.Range")),
          h("th", {}, text("Table.Result")),
          this.isEditable && h("th", {}),
        ),
      ),
      h("tbody", {}, await Promise.all(results.map((result) => this.#row(result)))),
    );
  }

  async #row(result: Data): Promise<HTMLElement> {
    const [low, high] = result.range as [number, number];
    const shown = low === high ? String(low) : `${low}–${high}`;
    const words = (result.description || result.name || result.text || "") as string;
    if (!this.isEditable) {
      const cell = h("td", {});
      await fillEnriched(cell, words, { relativeTo: this.document });
      return h("tr", {}, h("td", { class: "range" }, shown), cell);
    }
    const change = (label: string, value: string, apply: (value: string) => Data | null): HTMLInputElement => {
      const field = h("input", { type: "text", value, "aria-label": label });
      field.addEventListener("change", (event) => {
        event.stopPropagation();
        const update = apply(field.value);
        if (update) void attempt(() => result.update(update));
        else field.value = value;
      });
      return field;
    };
    return h(
      "tr",
      {},
      h("td", { class: "range" }, change(text("Table.Range"), shown, rangeUpdate)),
      h(
        "td",
        {},
        change(text("Table.Result"), words, (description) => ({ description })),
      ),
      h(
        "td",
        {},
        iconButton("trash", text("Table.Remove"), () => attempt(() => result.delete())),
      ),
    );
  }

  async #add(): Promise<void> {
    const last = Math.max(
      0,
      ...[...(this.document.results as Iterable<Data>)].map((result) => result.range[1] as number),
    );
    await this.document.createEmbeddedDocuments("TableResult", [
      { type: "text", range: [last + 1, last + 1], weight: 1 },
    ]);
  }
}

/** "4" or "4-7" as a range; null when it is neither. */
function rangeUpdate(value: string): Data | null {
  const match = /^\s*(\d+)\s*(?:[-–]\s*(\d+))?\s*$/.exec(value);
  if (!match) return null;
  const low = Number(match[1]);
  const high = match[2] === undefined ? low : Number(match[2]);
  return high < low ? null : { range: [low, high] };
}

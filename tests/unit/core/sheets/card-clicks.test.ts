import { expect, it } from "vitest";
import { DrawnItemSheet, type CardClick } from "../../../../src/core/sheets/drawn-item-sheet.js";

const drop: CardClick = ({ value }, card) => card.changeList("uses", (rows) => rows.filter((row) => row !== value));
const written: Record<string, readonly unknown[]> = {};

class Card extends DrawnItemSheet {
  protected override fetchParts() {
    return Promise.resolve({ cardContext: () => Promise.resolve({}), clicks: { drop } });
  }
  override changeList(list: string, changed: (rows: readonly unknown[]) => readonly unknown[]): Promise<void> {
    written[list] = changed(["a", "b"]);
    return Promise.resolve();
  }
  press(dataset: DOMStringMap): Promise<void> {
    return this._onClickAction(new Event("click"), { dataset } as HTMLElement);
  }
}

it("does what the action of a click asks for, with what was clicked", async () => {
  await new Card().press({ action: "drop", value: "a" });
  expect(written).toEqual({ uses: ["b"] });
  delete written["uses"];
});

it.each<Record<string, string>>([{}, { action: "other" }, { action: "toString" }])(
  "does nothing at a click that nobody told: %o",
  async (clicked) => {
    await new Card().press(clicked);
    expect(written).toEqual({});
  },
);

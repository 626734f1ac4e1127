import { expect, it } from "vitest";
import { doneBy, type CardClick } from "../../../../src/core/sheets/card-clicks.js";

const drop: CardClick = ({ value }, changeList) => changeList("uses", (rows) => rows.filter((row) => row !== value));
const lists = async (clicked: Record<string, string>) => {
  const written: Record<string, readonly unknown[]> = {};
  await doneBy({ drop })(clicked, (list, changed) => {
    written[list] = changed(["a", "b"]);
    return Promise.resolve();
  });
  return written;
};

it("does what the action of a click asks for, with what was clicked", async () => {
  expect(await lists({ action: "drop", value: "a" })).toEqual({ uses: ["b"] });
});

it.each<Record<string, string>>([{}, { action: "other" }, { action: "toString" }])(
  "does nothing at a click that nobody told: %o",
  async (clicked) => {
    expect(await lists(clicked)).toEqual({});
  },
);

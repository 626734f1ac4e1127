// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { RowList } from "../../../../src/core/browser/window/row-list.js";

const HEIGHT = 20;

function long(count: number) {
  const view = document.createElement("div");
  Object.defineProperty(view, "clientHeight", { value: 200 });
  document.body.append(view);
  let drawn = 0;
  const list = new RowList(view, (index) => {
    drawn++;
    const row = document.createElement("p");
    Object.defineProperty(row, "offsetHeight", { value: HEIGHT });
    row.textContent = `row ${index}`;
    return row;
  });
  list.show(count);
  const shown = () => Array.from(view.querySelectorAll("p"), (row) => row.textContent);
  return { view, list, shown, drawn: () => drawn };
}

test("of two thousand rows only those in view are on the page, in their order, each at its place", () => {
  const { view, list, shown, drawn } = long(2000);
  expect(shown().slice(0, 3)).toEqual(["row 0", "row 1", "row 2"]);
  expect(drawn()).toBeLessThan(40);
  list.reveal(1500);
  expect(list.at(1500)?.style.insetBlockStart).toBe(`${1500 * HEIGHT}px`);
  expect(view.querySelectorAll("p").length).toBeLessThan(40);
  list.reveal(1490);
  const places = shown().map((text) => Number(text?.replace("row ", "")));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect((view.firstElementChild as HTMLElement).style.blockSize).toBe(`${2000 * HEIGHT}px`);
});

test("a row that is in view already is not scrolled to, and one that is drawn anew stays where it is", () => {
  const { view, list } = long(100);
  list.reveal(3);
  expect(view.scrollTop).toBe(0);
  const before = list.at(3);
  list.redrawRow(3);
  expect(list.at(3)).not.toBe(before);
  expect(list.at(3)?.style.insetBlockStart).toBe(`${3 * HEIGHT}px`);
  expect(list.at(3)?.isConnected).toBe(true);
});

test("an empty list has no rows", () => {
  expect(long(0).shown()).toEqual([]);
});

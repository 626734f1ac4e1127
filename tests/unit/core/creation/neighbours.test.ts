// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { neighbours } from "../../../../src/core/creation/neighbours.js";

const list = (search: string, ...ids: readonly string[]) => `
  <section>
    <input data-search="${search}">
    <ul>${ids.map((id) => `<li data-name="${id}" ${id === "unseen" ? "hidden" : ""}><button data-action="add" data-id="${id}"></button></li>`).join("")}</ul>
  </section>`;

/** Draws the lists anew without a row, and says where the keyboard goes on from. */
function after(taken: string): string | undefined {
  document.body.innerHTML = list("people", "Item.x") + list("traits", "Item.a", "unseen", "Item.b", "Item.c");
  const button = document.querySelector<HTMLElement>(`[data-id="${taken}"]`);
  if (!button) throw new Error(taken);
  const places = neighbours(button);
  button.closest("li")?.remove();
  const found = places.map((place) => document.querySelector<HTMLElement>(place)).find((place) => place !== null);
  return found?.dataset["id"] ?? found?.dataset["search"];
}

test("whoever takes something from a list goes on in that list, not at the top of the page", () => {
  expect(after("Item.a")).toBe("Item.b");
  expect(after("Item.b")).toBe("Item.c");
  expect(after("Item.c")).toBe("Item.b");
  expect(after("Item.x")).toBe("people");
});

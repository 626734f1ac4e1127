// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { Heirs } from "../../../../src/core/sheets/heirs.js";

const button = (action: string, id: string) => `<button data-action="${action}" id="${id}">${id}</button>`;
const rows = (...ids: readonly string[]) => ids.map((id) => `<li>${button("deleteItem", id)}</li>`).join("");
const draw = (sheet: HTMLElement, ...ids: readonly string[]) => {
  sheet.innerHTML = `<div data-application-part="gear">
    <section>${button("createItem", "add")}<ul>${rows(...ids)}</ul></section>
    <section>${button("createItem", "add-other")}<ul>${rows("other")}</ul></section>
  </div>`;
};
const press = (id: string, detail = 0) => {
  const pressed = document.getElementById(id);
  pressed?.focus();
  pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
};

let sheet: HTMLElement;
let heirs: Heirs;
beforeEach(() => {
  vi.stubGlobal("foundry", { applications: {} });
  HTMLElement.prototype.checkVisibility ??= () => true;
  document.body.replaceChildren();
  sheet = document.body.appendChild(document.createElement("form"));
  heirs = new Heirs();
  draw(sheet, "a", "b", "c");
  heirs.attend(sheet);
});

async function redrawn(...ids: readonly string[]): Promise<string | undefined> {
  draw(sheet, ...ids);
  await heirs.inherit();
  return document.activeElement?.id;
}

test("a row that goes leaves the keyboard to the next one, the last one to the one before", async () => {
  press("b");
  expect(await redrawn("a", "c")).toBe("c");
  press("c");
  expect(await redrawn("a")).toBe("a");
});

test("the only row leaves it to what adds another to its list", async () => {
  draw(sheet, "a");
  press("a");
  expect(await redrawn()).toBe("add");
});

test("a button that is there after a redrawing has no heir, until it goes", async () => {
  press("b");
  expect(await redrawn("a", "b", "c")).toBe("");
  expect(await redrawn("a", "c")).toBe("c");
});

test("whoever uses the mouse, or is elsewhere by then, is left in peace", async () => {
  press("b", 1);
  expect(await redrawn("a", "c")).toBe("");
  press("c");
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(await redrawn("a")).toBe("");
  press("a");
  document.getElementById("add-other")?.focus();
  draw(sheet);
  document.getElementById("add-other")?.focus();
  await heirs.inherit();
  expect(document.activeElement?.id).toBe("add-other");
});

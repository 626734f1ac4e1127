// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { wayBack } from "../../../../src/core/ui/way-back.js";

const focused = () => document.activeElement?.textContent;
const draw = (place: string, html: string) => {
  const element = document.querySelector(place);
  if (element) element.innerHTML = html;
};

beforeEach(() => {
  document.body.innerHTML = `<div class="g-dock"></div><form class="application"></form><li><div class="message-content"></div></li><input>`;
  draw(".g-dock", `<button data-key="weapon-a">before</button>`);
  draw(".application", `<button id="sheet-a-attack">before</button>`);
  draw(".message-content", `<button data-key="edit-0">before</button>`);
});

test("the button that opened a window gets the focus back", () => {
  const button = document.querySelector("button");
  const goBack = wayBack(button);
  document.querySelector("input")?.focus();
  goBack();
  expect(document.activeElement).toBe(button);
});

test.each([
  [".g-dock", `<button data-key="weapon-b">other</button><button data-key="weapon-a">after</button>`],
  [".application", `<button>other</button><button id="sheet-a-attack">after</button>`],
  [".message-content", `<button data-key="undo-0">other</button><button data-key="edit-0">after</button>`],
])("the button drawn anew in %s gets it in its place", (place, html) => {
  const goBack = wayBack(document.querySelector(`${place} button`));
  draw(place, html);
  goBack();
  expect(focused()).toBe("after");
});

test("a button that is gone for good takes no focus from anybody", () => {
  const goBack = wayBack(document.querySelector(".g-dock button"));
  draw(".g-dock", "");
  document.querySelector("input")?.focus();
  goBack();
  expect(document.activeElement?.tagName).toBe("INPUT");
  expect(() => {
    wayBack(null)();
  }).not.toThrow();
});

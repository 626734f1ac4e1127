// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPresses } from "../../../../src/core/ui/moved-press.js";

let button: HTMLElement;
let clicks: MouseEvent[];
let top: number;

beforeEach(() => {
  if (!document.documentElement.dataset["kept"]) keepPresses(document, ".log button");
  document.documentElement.dataset["kept"] = "once";
  const log = document.body.appendChild(document.createElement("section"));
  log.className = "log";
  button = log.appendChild(document.createElement("button"));
  [clicks, top] = [[], 100];
  button.getBoundingClientRect = () => new DOMRect(10, top, 60, 20);
  document.addEventListener("click", note);
});
afterEach(() => {
  document.removeEventListener("click", note);
  document.body.replaceChildren();
});

const note = (event: MouseEvent) => clicks.push(event);
const does = (type: string, on: EventTarget, more: PointerEventInit = {}) =>
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 20, clientY: 110, ...more }));

test("what was pressed and moves away under the pointer is clicked, with the keys held down", () => {
  does("pointerdown", button);
  top = 40;
  does("pointerup", document.body, { shiftKey: true, clientX: 22 });
  expect(clicks.map(({ target, shiftKey }) => [target, shiftKey])).toEqual([[button, true]]);
});

test.each([
  ["the browser hears the click itself", () => does("pointerup", button)],
  ["nothing moved but the pointer", () => ((top = 100), does("pointerup", document.body))],
  ["the hand moved off as well", () => does("pointerup", document.body, { clientX: 90 })],
  ["the button is gone", () => (button.remove(), does("pointerup", document.body))],
  ["it became a drag", () => (does("pointercancel", button), does("pointerup", document.body))],
])("nothing is clicked where %s", (_why, release) => {
  does("pointerdown", button);
  top = 40;
  release();
  expect(clicks).toEqual([]);
});

test("nor with another button of the mouse", () => {
  does("pointerdown", button, { button: 2 });
  top = 40;
  does("pointerup", document.body);
  expect(clicks).toEqual([]);
});

test("nor where the page itself was pressed", () => {
  does("pointerdown", document);
  does("pointerup", document.body);
  expect(clicks).toEqual([]);
});

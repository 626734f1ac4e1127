// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followLongPresses, hasOwnMenu } from "../../../../src/core/ui/long-press.js";

let opened: string[] = [];
let told: string[] = [];
let clicked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [opened, told, clicked] = [[], [], []];
  const tooltip = { activate: ({ id }: HTMLElement) => told.push(id), deactivate: () => told.push("shut") };
  vi.stubGlobal("game", { tooltip });
  vi.stubGlobal("Hooks", { on: vi.fn() });
  vi.stubGlobal("document", document.implementation.createHTMLDocument("")); // nothing is heard after the test
  document.body.innerHTML = `<div class="gardien g-sheet">
    <div id="row" data-item-id="a"><button id="hit" data-action="attack">Attaquer</button><span id="name">Épée</span><input id="note"></div>
    <ul id="own"><li id="told" data-item-id="b">Bouclier</li></ul>
    <span id="state" data-tooltip="Au sol">Au sol</span><button id="plain" data-tooltip="Relève">R</button>
  </div>`;
  hasOwnMenu(document.querySelector("#own") as Element, "li");
  for (const one of document.querySelectorAll("[id]")) one.addEventListener("click", () => clicked.push(one.id));
  followLongPresses(({ id }) => void opened.push(id));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (id: string) => document.getElementById(id) as HTMLElement;

/** A finger does something there. */
function finger(type: string, id: string, more: object = {}): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  return at(id).dispatchEvent(Object.assign(event, { pointerType: "touch", ...more }));
}

function press(id: string, time: number): void {
  finger("pointerdown", id);
  vi.advanceTimersByTime(time);
  finger("pointerup", id);
  finger("click", id);
}

it("opens the menu of a button or of a row for a finger that stays, and the press is no click", () => {
  press("hit", 900);
  expect([opened, clicked]).toEqual([["hit"], []]);
  press("name", 900);
  expect(opened).toEqual(["hit", "row"]);
});

it("keeps in its place what a menu was opened of, though the browser would drag it", () => {
  finger("pointerdown", "hit");
  expect(finger("dragstart", "hit")).toBe(true);
  vi.advanceTimersByTime(480); // browsers drag after half a second
  expect([opened, finger("dragstart", "hit")]).toEqual([["hit"], false]);
  finger("pointerdown", "plain");
  vi.advanceTimersByTime(480);
  expect(finger("dragstart", "plain")).toBe(true);
});

it("lets a tap be a tap, and a swipe a swipe", () => {
  press("hit", 80);
  expect([opened, clicked]).toEqual([[], ["hit", "row"]]);
  finger("pointerdown", "hit");
  finger("pointermove", "hit", { clientX: 60 });
  vi.advanceTimersByTime(900);
  expect(opened).toEqual([]);
});

it("opens it for the right button and the menu key, but where something has a menu of its own, or one types", () => {
  expect(finger("contextmenu", "hit")).toBe(false);
  expect(finger("contextmenu", "told")).toBe(true);
  expect(finger("contextmenu", "note")).toBe(true);
  expect(opened).toEqual(["hit"]);
});

it("tells a finger what a pointer above is told, until it taps elsewhere", () => {
  press("state", 80);
  expect(told).toEqual(["state"]);
  finger("pointerdown", "name");
  expect(told).toEqual(["state", "shut"]);
  press("plain", 80);
  expect(told).toHaveLength(2); // a tap presses it
  press("plain", 900);
  expect([told.at(-1), clicked.includes("plain")]).toEqual(["plain", true]);
});

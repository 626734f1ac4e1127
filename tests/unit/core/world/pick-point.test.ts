// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pickPoint } from "../../../../src/core/world/pick-point.js";

const page = document.implementation.createHTMLDocument();
const board = () => document.querySelector("#board") as HTMLElement;
const press = (target: EventTarget, more: object = {}) =>
  target.dispatchEvent(
    Object.assign(new Event("pointerdown", { bubbles: true }), { button: 0, clientX: 3, clientY: 4, ...more }),
  );

beforeEach(() => {
  document.body.innerHTML = `<div id="board"></div><button></button>`;
  const canvasCoordinatesFromClient = ({ x, y }: { x: number; y: number }) => ({ x: x * 10, y: y * 10 });
  vi.stubGlobal("canvas", { ready: true, canvasCoordinatesFromClient });
  vi.stubGlobal("game", { i18n: { localize: (key: string) => key } });
  vi.stubGlobal("ui", { notifications: { info: () => undefined } });
  vi.stubGlobal("foundry", {
    applications: { detached: { windows: new Map([["attack", { window: { document: page } }]]), focused: null } },
    utils: { escapeHTML: (text: string) => text },
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("a point is where the scene is clicked with the first button, and nothing else is", async () => {
  const picked = pickPoint();
  press(document);
  press(document.querySelector("button") as HTMLElement);
  press(board(), { button: 2 });
  press(board());
  expect(await picked).toEqual({ x: 30, y: 40 });
});

it.each([
  ["the table's page", document],
  ["the page of the window that asked", page],
])("Escape in %s picks none", async (_where, where) => {
  const picked = pickPoint();
  where.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(await picked).toBeNull();
  press(board());
});

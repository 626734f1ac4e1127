// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from "vitest";
import { goToRow, letTabStopOnce } from "../../../../src/core/creation/list-keys.js";

const NAMES = ["Corde", "Hache", "Lampe", "Torche"];
const rows = () => [...document.querySelectorAll<HTMLElement>("[data-name]")];
const stops = () => rows().map((row) => [...row.querySelectorAll("button")].map(({ tabIndex }) => tabIndex).join());
const focused = () => document.activeElement?.textContent;

function press(key: string): boolean {
  let meant = false;
  const hear = (event: KeyboardEvent) => (meant = goToRow(event));
  document.addEventListener("keydown", hear, { once: true });
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return meant;
}

beforeEach(() => {
  const row = (name: string) => `<li data-name="${name}"><button>${name}</button><button>+ ${name}</button></li>`;
  document.body.innerHTML = `<ul>${NAMES.map(row).join("")}</ul>`;
  letTabStopOnce(document.body);
});
afterEach(() => document.body.replaceChildren());

it("has one row that Tab stops at: the first that is shown, or where the keyboard is", () => {
  expect(stops()).toEqual(["0,0", "-1,-1", "-1,-1", "-1,-1"]);
  for (const row of rows().slice(0, 2)) row.hidden = true;
  letTabStopOnce(document.body);
  expect(stops()).toEqual(["-1,-1", "-1,-1", "0,0", "-1,-1"]);
  rows()[3]?.querySelector("button")?.focus();
  letTabStopOnce(document.body);
  expect(stops()[3]).toBe("0,0");
});

it("is walked by arrows, over what is not shown, to the same button of each row", () => {
  rows()[0]?.querySelectorAll("button")[1]?.focus();
  for (const [key, name] of [
    ["ArrowUp", "+ Corde"],
    ["ArrowDown", "+ Hache"],
    ["End", "+ Torche"],
    ["ArrowDown", "+ Torche"],
    ["Home", "+ Corde"],
  ] as const) {
    expect(press(key)).toBe(true);
    expect(focused()).toBe(name);
  }
  for (const row of rows().slice(1, 3)) row.hidden = true;
  press("ArrowDown");
  expect([focused(), stops()]).toEqual(["+ Torche", ["-1,-1", "-1,-1", "-1,-1", "0,0"]]);
  expect(press("ArrowLeft")).toBe(false);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import { followIn } from "../../../../src/core/fight/phases/phase-bar.js";
import { intoTrackers } from "../../../../src/core/ui/trackers.js";
import { otherPage } from "../../../support/windows/other-page.js";

type Listener = (...args: unknown[]) => unknown;

const said = vi.hoisted(() => ({ word: "", place: "" }));
const declared = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../src/core/fight/rounds/declare.js", () => ({
  declareFor: (_one: unknown, what: object) => Promise.resolve(declared.push(what)),
}));
const rule = vi.hoisted(() => ({ loaded: (): Promise<object | null> => Promise.resolve({}) }));
vi.mock("../../../../src/core/fight/state/rule-of.js", () => ({ loadRoundRule: () => rule.loaded() }));
vi.mock("../../../../src/core/fight/rounds/follow-rounds.js", () => ({ followRounds: () => undefined }));
vi.mock("../../../../src/core/fight/rounds/round-view.js", () => ({
  barView: () => said,
  rowView: () => ({ id: "one", ...said }),
}));

const hooks = new Map<string, Listener[]>();
const call = (name: string, ...args: unknown[]) => hooks.get(name)?.forEach((listener) => void listener(...args));
const combat = { combatants: new Map() } as unknown as Combat;

const CONTROLS = `<button data-key="tick" data-tick="surprised">x</button><select data-declare="act"><option value="aim" selected></option></select>`;
/** The lines of a list as Foundry draws them, without anything of ours. */
const LINES = `<ol class="combat-tracker"><li data-combatant-id="one"><div class="token-name"></div></li></ol>`;
function list(): HTMLElement {
  const html = document.body.appendChild(document.createElement("section"));
  html.innerHTML = LINES;
  call("renderCombatTracker", {}, html);
  return html;
}
const words = (html: HTMLElement) => [...html.querySelectorAll("em")].map(({ textContent }) => textContent);
const button = (html: HTMLElement) => html.querySelector<HTMLElement>(".g-intent button");

beforeEach(() => {
  Object.assign(said, { word: "first", place: "" });
  vi.stubGlobal("Hooks", {
    on: (name: string, listener: Listener) => hooks.set(name, [...(hooks.get(name) ?? []), listener]).size,
  });
  vi.stubGlobal("game", { combat, i18n: { localize: (key: string) => key } });
  const renderTemplate = (path: string, { word }: { word: string }) =>
    Promise.resolve(`<em>${word}</em>${path.includes("declaration") ? CONTROLS : ""}`);
  vi.stubGlobal("foundry", {
    applications: { handlebars: { renderTemplate } },
    utils: { debounce: (draw: Listener) => draw },
  });
  if (hooks.size === 0) intoTrackers(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("a place is said in the book's numbers: instead of the list's to players, beside what a keeper may edit", async () => {
  said.place = "VR 6";
  const html = list();
  const cell = document.createElement("div");
  cell.className = "token-initiative";
  cell.innerHTML = "<span>60</span><input value='60'>";
  html.querySelector("li")?.append(cell);
  for (let i = 0; i < 2; i++) await followIn(combat, html);
  expect(cell.textContent).toBe("VR 6VR 6");
  expect(cell.querySelector("input")?.value).toBe("60");
});

it("what happens at the table is told in every list of the fight, whichever was drawn last", async () => {
  const [sidebar, popout] = [list(), list()];
  for (const html of [sidebar, popout]) await followIn(combat, html);
  said.word = "then";
  call("createChatMessage");
  await eventually(() =>
    expect([words(sidebar), words(popout)]).toEqual([
      ["then", "then"],
      ["then", "then"],
    ]),
  );
  popout.remove();
  said.word = "at last";
  call("userConnected");
  await eventually(() => expect(words(sidebar)).toEqual(["at last", "at last"]));
});

it("what is chosen from a list is declared, in a page of its own too", async () => {
  otherPage();
  combat.combatants.set("one", {} as never);
  const html = list();
  await followIn(combat, html);
  html.querySelector("select")?.dispatchEvent(new Event("change", { bubbles: true }));
  await eventually(() => expect(declared).toEqual([{ act: "aim" }]));
});

it("what the keeper ticks in a row is put on whose row it is", async () => {
  const toggled: string[] = [];
  const actor = { toggleStatusEffect: (id: string) => Promise.resolve(toggled.push(id)) };
  combat.combatants.set("one", { actor } as never);
  const html = list();
  await followIn(combat, html);
  button(html)?.click();
  await eventually(() => expect(toggled).toEqual(["surprised"]));
});

it("whoever was on a button stays in their own list as its lines are drawn anew", async () => {
  const [sidebar, popout] = [list(), list()];
  for (const html of [sidebar, popout]) await followIn(combat, html);
  button(popout)?.focus();
  button(popout)?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  for (const html of [sidebar, popout]) html.innerHTML = LINES;
  for (const html of [sidebar, popout]) await followIn(combat, html);
  expect(document.activeElement).toBe(button(popout));
});

it("a fight that goes while its phases are fetched leaves none of them in the list", async () => {
  let fetched: () => void = () => undefined;
  rule.loaded = () => new Promise((resolve) => (fetched = () => resolve({})));
  const html = list();
  const drawn = followIn(combat, html);
  vi.stubGlobal("game", { ...game, combat: null });
  fetched();
  await drawn;
  expect(html.querySelector(".g-phases")).toBeNull();
  rule.loaded = () => Promise.resolve({});
});

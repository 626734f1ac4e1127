// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import * as procedures from "../../../../src/core/play/loaded/attacks.js";
import { registerFightLines } from "../../../../src/core/fight/order/fight-lines.js";
import { registerTools } from "../../../../src/core/ui/tools.js";
import { trackers } from "../../../../src/core/ui/trackers.js";
import * as rulesets from "../../../../src/core/rulesets.js";

type Listener = (...args: unknown[]) => unknown;

let hooks: Map<string, Listener[]>;
let state: string;
const call = (name: string, ...args: unknown[]) => hooks.get(name)?.forEach((listener) => void listener(...args));

/** A list of the fight as Foundry draws it, in the sidebar or in a window of its own. */
function list(inWindow: boolean): HTMLElement {
  const inner = `<header class="combat-tracker-header"></header>
    <ol class="combat-tracker"><li class="combatant" data-combatant-id="one"><div class="token-name"></div>
      <div class="token-initiative"><span>17</span></div></li></ol>
    <nav class="combat-controls"></nav>`;
  const frame = `<header class="window-header"></header><section class="window-content">${inner}</section>`;
  const html = document.createElement("section");
  html.innerHTML = inWindow ? frame : inner;
  document.body.append(html);
  call("renderCombatTracker", {}, html, {}, {});
  return html;
}
const lines = (html: HTMLElement) => [...html.querySelectorAll(".g-fight-line")].map(({ textContent }) => textContent);
const tools = (html: HTMLElement) => html.querySelectorAll<HTMLElement>("[data-gardien-tool]");

beforeEach(() => {
  hooks = new Map();
  state = "well";
  vi.stubGlobal("Hooks", {
    on: (name: string, listener: Listener) => hooks.set(name, [...(hooks.get(name) ?? []), listener]).size,
  });
  vi.stubGlobal("foundry", { ...foundry, utils: { ...foundry.utils, debounce: (draw: Listener) => draw } });
  const actor = { type: "gbCreature", testUserPermission: () => true };
  vi.stubGlobal("game", {
    user: { isGM: true },
    combat: { started: false, combatants: new Map([["one", { actor }]]) },
    i18n: { localize: (key: string) => key },
  });
  vi.spyOn(rulesets, "rulesetOf").mockReturnValue({
    fightList: () => Promise.resolve({ fightLine: () => state }),
  } as never);
  registerTools([{ id: "table", name: "Name", hint: "Hint", icon: "icon", toggle: () => Promise.resolve() }]);
  registerFightLines();
});
afterEach(async () => {
  await vi.dynamicImportSettled(); // what was begun to be drawn
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("the tools stand under the list's own header, in the sidebar and in a window", () => {
  for (const html of [list(false), list(true)]) {
    expect(tools(html)).toHaveLength(1);
    expect(tools(html)[0]?.previousElementSibling?.className).toBe("combat-tracker-header");
  }
});

it("a list whose header has no name of its own keeps the tools out of the window's", () => {
  const html = list(true);
  tools(html)[0]?.remove();
  html.querySelector(".combat-tracker-header")?.removeAttribute("class");
  call("renderCombatTracker", {}, html, {}, {});
  expect(tools(html)[0]?.parentElement?.className).toBe("window-content");
});

it("every list on the page says how somebody is doing, whichever was drawn last", async () => {
  const [sidebar, popout] = [list(false), list(true)];
  state = "hurt";
  call("updateActor");
  await eventually(() => expect([lines(sidebar), lines(popout)]).toEqual([["hurt"], ["hurt"]]));
  popout.remove();
  state = "dead";
  call("updateActor");
  await eventually(() => expect(lines(sidebar)).toEqual(["dead"]));
  expect(trackers()).toEqual([sidebar]);
});

it("tools come to every list as they are needed", () => {
  const both = [list(false), list(true)];
  for (const html of both) tools(html)[0]?.remove();
  call("createActor");
  expect(both.map((html) => tools(html).length)).toEqual([1, 1]);
});

it("a list that Foundry draws part by part keeps one of each", async () => {
  const html = list(false);
  await eventually(() => expect(lines(html)).toEqual(["well"]));
  const lineOf = html.querySelector("ol");
  const fresh = lineOf?.cloneNode(true) as HTMLElement;
  fresh.querySelector(".g-fight-line")?.remove();
  lineOf?.replaceWith(fresh);
  call("renderCombatTracker", {}, html, {}, { parts: ["tracker"] });
  await eventually(() => expect([lines(html), tools(html).length]).toEqual([["well"], 1]));
});

it("whoever may not know somebody's numbers reads a word there, and no initiative", async () => {
  vi.spyOn(procedures, "loadAttacks").mockResolvedValue({ looks: () => ({ key: "LOOKS" }) } as never);
  const [actor] = [...(game.combat?.combatants ?? [])].map((one) => (one as unknown as [string, Combatant])[1].actor);
  const observes = vi.fn(() => false);
  Object.assign(actor ?? {}, { testUserPermission: observes });
  Object.assign(game, { user: { isGM: false }, settings: { get: () => "hidden" } });
  const html = list(false);
  const number = html.querySelector<HTMLElement>(".token-initiative span");
  expect(number?.hidden).toBe(true);
  await eventually(() => expect(lines(html)).toEqual(["LOOKS"]));
  expect(number?.hidden).toBe(true);
  observes.mockReturnValue(true);
  call("updateActor");
  await eventually(() => expect([lines(html), number?.hidden]).toEqual([["well"], false]));
});

it("a list whose fight is gone keeps nothing of its phases, though Foundry draws only its own parts", () => {
  const html = list(false);
  const bar = html.insertBefore(document.createElement("nav"), html.querySelector("ol"));
  bar.className = "g-phases";
  vi.stubGlobal("game", { ...game, combat: null });
  call("renderCombatTracker", {}, html, {}, { parts: ["tracker"] });
  expect(bar.isConnected).toBe(false);
});

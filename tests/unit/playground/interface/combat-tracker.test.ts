// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import { CombatTracker } from "../../../../playground/client/ui/combat/combat-tracker.js";
import type { Sidebar } from "../../../../playground/client/ui/sidebar/sidebar.js";
import { heard, layPage, settle } from "./support.js";

type Value = Record<string, unknown>;

let tracker: CombatTracker;
let sidebar: Sidebar;
let combat: Value & { turns: Value[]; round: number; started: boolean };

const actor = { isOwner: true, system: { health: 5 } };
const combatant = (id: string, more: Value = {}): Value => ({
  id,
  name: id.toUpperCase(),
  initiative: 10,
  isOwner: true,
  update: vi.fn(),
  ...more,
});
const parts = (of: CombatTracker = tracker): Record<string, HTMLElement> => ({ ...of.parts });
const names = (of: CombatTracker = tracker): string[] =>
  [...of.element.querySelectorAll(".combatant .name")].map((name) => name.textContent ?? "");

beforeEach(async () => {
  const turns = [combatant("a", { actor }), combatant("b"), combatant("c", { visible: false })];
  combat = { id: "fight", round: 2, started: true, turns, combatant: turns[0], nextTurn: vi.fn() };
  combat["combatants"] = Object.assign([...turns], { get: (id: string) => turns.find((one) => one["id"] === id) });
  sidebar = await layPage({
    combat,
    combats: [combat],
    settings: {
      get: (_: string, key: string) => (key === "combatTrackerConfig" ? { resource: "health" } : {}),
      settings: new Map(),
    },
  });
  vi.stubGlobal("foundry", { utils: { getProperty: (object: Value, path: string) => object[path] } });
  vi.stubGlobal("canvas", { scene: null, tokens: { get: () => undefined } });
  ui.combat = tracker = new CombatTracker();
  await tracker.render({ force: true });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("the tracker of a fight", () => {
  it("stands in the sidebar, with a part for the header, the lines and the controls", () => {
    expect(tracker.element).toMatchObject({ id: "combat", className: "sidebar-tab combat-sidebar tab" });
    expect(tracker.element.parentElement?.id).toBe("sidebar-content");
    const [header, lines, footer] = [...tracker.element.children];
    expect(parts()).toEqual({ header, tracker: lines, footer });
    expect(header?.matches("header.combat-tracker-header")).toBe(true);
    expect(lines?.matches("ol.combat-tracker")).toBe(true);
    expect(footer?.matches("nav.combat-controls")).toBe(true);
    expect(names()).toEqual(["A", "B"]);
    expect(tracker.element.querySelector(".active .resource")?.textContent).toBe("5");
  });

  it("draws the part that is asked for and leaves the others, and what packages put between them", async () => {
    const hook = heard("renderCombatTracker");
    const { header, tracker: lines, footer } = parts();
    const button = document.createElement("button");
    header!.after(button);
    combat.turns.push(combatant("d"));
    await tracker.render({ parts: ["tracker"] });
    expect(names()).toEqual(["A", "B", "D"]);
    expect(parts()["header"]).toBe(header);
    expect(parts()["footer"]).toBe(footer);
    expect(parts()["tracker"]).not.toBe(lines);
    expect(header!.nextSibling).toBe(button);
    const [, app, html, , options] = hook.calls[0]!;
    expect([app, html, options]).toEqual([tracker, tracker.element, expect.objectContaining({ parts: ["tracker"] })]);
    hook.end();
  });

  it("draws its lines anew for what an actor is tracked by, and for nothing else of it", async () => {
    const hook = heard("renderCombatTracker");
    tracker.followActor(actor);
    await settle();
    expect(hook.calls).toHaveLength(0);
    actor.system.health = 4;
    tracker.followActor(actor);
    await eventually(() => expect(tracker.element.querySelector(".resource")?.textContent).toBe("4"));
    expect(hook.calls).toHaveLength(1);
    actor.system.health = 5;
    hook.end();
  });

  it("does what its buttons say, in the sidebar and in a window of its own", async () => {
    const popout = await tracker.renderPopout();
    expect([popout.isPopout, popout.id, sidebar.popouts["combat"]]).toEqual([true, "combat-popout", popout]);
    expect(tracker.popout).toBe(popout);
    expect(popout.element.matches(".application.sidebar-popout.combat-sidebar:not(.tab)")).toBe(true);
    expect(popout.element.querySelector(".window-content > header.combat-tracker-header")).not.toBeNull();
    for (const one of [tracker, popout]) one.element.querySelector<HTMLElement>("[data-action=nextTurn]")!.click();
    expect(combat["nextTurn"]).toHaveBeenCalledTimes(2);
    popout.element.querySelector<HTMLElement>("[data-combatant-id=b] [data-action=toggleHidden]")!.click();
    expect(combat.turns[1]!["update"]).toHaveBeenCalledWith({ hidden: true });
  });

  it("asks the method that modules wrap at a click on a combatant", () => {
    const [control, asked] = [vi.fn(), vi.spyOn(CombatTracker.prototype, "_onCombatantMouseDown")];
    const token = { center: { x: 1, y: 2 }, control };
    const animatePan = vi.fn();
    vi.stubGlobal("canvas", { scene: null, animatePan, tokens: { get: () => token } });
    const button = tracker.element.querySelector<HTMLElement>("[data-combatant-id=b] [data-action=activateCombatant]")!;
    button.click();
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.any(Event), button);
    expect(animatePan).toHaveBeenCalledExactlyOnceWith(token.center);
    expect(control).toHaveBeenCalledOnce();
    asked.mockRestore();
  });

  it("is drawn anew in both places", async () => {
    const popout = await tracker.renderPopout();
    combat.turns.pop();
    combat.turns[0]!["name"] = "Changed";
    await tracker.render({ parts: ["tracker"] });
    expect([names(), names(popout)]).toEqual([
      ["Changed", "B"],
      ["Changed", "B"],
    ]);
    await popout.close();
    expect(sidebar.popouts).toEqual({});
    await tracker.render();
    expect(popout.rendered).toBe(false);
  });
});

describe("the sidebar", () => {
  it("tells who asks which tab it shows, and both tabs", () => {
    const hook = heard("changeSidebarTab", "activateCombatTracker", "deactivateCombatTracker", "collapseSidebar");
    const chat = document.createElement("section");
    Object.assign(chat.dataset, { tab: "chat", group: "primary" });
    chat.className = "tab";
    document.getElementById("sidebar-content")!.append(chat);
    sidebar.changeTab("combat", "primary");
    expect([tracker.active, tracker.element.classList.contains("active"), chat.classList.contains("active")]).toEqual([
      true,
      true,
      false,
    ]);
    sidebar.changeTab("chat", "primary");
    sidebar.toggleExpanded();
    expect(sidebar.expanded).toBe(false);
    expect(hook.calls).toEqual([
      ["activateCombatTracker", tracker],
      ["changeSidebarTab", tracker],
      ["deactivateCombatTracker", tracker],
      ["changeSidebarTab", undefined],
      ["collapseSidebar", sidebar, true],
    ]);
    hook.end();
  });

  it("wants the group of a tab named, and a tab that there is", () => {
    expect(() => sidebar.changeTab("combat", "")).toThrow();
    expect(() => sidebar.changeTab("nowhere", "primary")).toThrow(/nowhere/);
  });

  it("pops a tab out at a right click on its button", async () => {
    const button = sidebar.element.querySelector("[data-tab=combat]")!;
    button.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await eventually(() => expect(document.getElementById("combat-popout")).not.toBeNull());
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { registerTools, useTool, type KeeperTool } from "../../../../src/core/ui/tools.js";

type Listener = (...args: unknown[]) => unknown;
type Button = { readonly visible: boolean; readonly onChange: () => void };

const hooks = new Map<string, Listener>();
const keys = new Map<string, { restricted: boolean; onDown: () => boolean }>();
const toggle = vi.fn(() => Promise.resolve());
const TOOL: KeeperTool = {
  id: "table",
  name: "Name",
  hint: "Hint",
  icon: "fa-solid fa-star",
  key: { key: "KeyG" },
  toggle,
};

/** The tools as they are handed to somebody's client. */
function register(isGM: boolean, tool: KeeperTool = TOOL): void {
  vi.stubGlobal("Hooks", { on: (name: string, listener: Listener) => hooks.set(name, listener) });
  const keybindings = { register: (_namespace: string, id: string, data: never) => keys.set(id, data) };
  vi.stubGlobal("game", {
    user: { isGM },
    keybindings,
    i18n: { localize: (key: string) => key, format: (key: string) => key },
  });
  registerTools([tool]);
}
function sceneButton(): Button {
  const sets = { tokens: { tools: { select: {} } as Record<string, unknown> } };
  hooks.get("getSceneControlButtons")?.(sets);
  return sets.tokens.tools["table"] as Button;
}
function trackerButtons(): HTMLButtonElement[] {
  const html = document.createElement("section");
  html.append(document.createElement("header"));
  for (let drawn = 0; drawn < 2; drawn++) hooks.get("renderCombatTracker")?.({}, html);
  return [...html.querySelectorAll("button")];
}

beforeEach(() => toggle.mockClear());
afterEach(() => vi.unstubAllGlobals());

describe("a tool of the keeper", () => {
  it("opens from the scene's controls, the fight in the sidebar and a key", () => {
    register(true);
    const button = sceneButton();
    expect(button).toMatchObject({ name: "table", title: "Name", button: true, visible: true, order: 1 });
    button.onChange();
    const [inFight, ...again] = trackerButtons();
    expect(again).toEqual([]);
    inFight?.click();
    expect(keys.get("table")?.onDown()).toBe(true);
    expect(toggle).toHaveBeenCalledTimes(3);
  });

  it("is kept from players", () => {
    register(false);
    expect(sceneButton().visible).toBe(false);
    expect(trackerButtons()).toEqual([]);
    expect(keys.get("table")?.restricted).toBe(true);
  });

  it("is used by a keeper's macro, and by nobody else's", () => {
    const warned = vi.fn();
    vi.stubGlobal("foundry", { utils: { escapeHTML: (text: string) => text } });
    vi.stubGlobal("ui", { notifications: { error: warned, warn: warned, info: warned } });
    register(true);
    useTool("table");
    expect(toggle).toHaveBeenCalledTimes(1);
    useTool("gone");
    expect(warned).toHaveBeenCalledTimes(1);
    register(true, { ...TOOL, formerly: ["older"] });
    useTool("older"); // by the id of a window that it has replaced
    expect(toggle).toHaveBeenCalledTimes(2);
    register(false);
    useTool("table");
    expect(toggle).toHaveBeenCalledTimes(2);
    expect(warned).toHaveBeenCalledTimes(2);
  });

  it("does without a set of tools that is not there", () => {
    register(true);
    const sets = {};
    hooks.get("getSceneControlButtons")?.(sets);
    expect(sets).toEqual({});
  });

  it("is not offered where the table has no use for it, and comes and goes with what it is for", () => {
    let needed = false;
    register(true, { ...TOOL, offered: () => needed });
    expect(sceneButton().visible).toBe(false);
    expect(trackerButtons()).toEqual([]);
    needed = true;
    expect(sceneButton().visible).toBe(true);
    const html = document.createElement("section");
    html.append(document.createElement("header"));
    document.body.append(html);
    hooks.get("renderCombatTracker")?.({}, html);
    needed = false;
    hooks.get("gardien.settingChanged")?.();
    expect(html.querySelector("button")).toBeNull();
  });

  it("needs no key", () => {
    keys.clear();
    const { id, name, hint, icon } = TOOL;
    register(true, { id, name, hint, icon, toggle });
    expect(keys.size).toBe(0);
  });
});

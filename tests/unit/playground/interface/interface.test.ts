// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";
import { createInterface, interfaceClasses, renderInterface } from "../../../../playground/client/ui/interface.js";

const renders = new Map<string, unknown[]>();
const followed = vi.fn();

/** A part of the interface that notes what it was asked to draw. */
const fake = (name: string) =>
  class {
    render = async (options: unknown = {}) => void renders.set(name, [...(renders.get(name) ?? []), options]);
    followActor = followed;
  };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("CONFIG", { ui: Object.fromEntries(Object.keys(interfaceClasses).map((name) => [name, fake(name)])) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("draws what packages chose, and draws again what is documented to be, no more", async () => {
  vi.stubGlobal("game", { view: "game" });
  const parts = createInterface();
  expect(Object.keys(parts)).toEqual(Object.keys(interfaceClasses));
  vi.stubGlobal("ui", parts);
  await renderInterface(parts);
  expect([...renders.keys()][0]).toBe("sidebar");
  const drawn = async (...hooks: string[]) => {
    renders.clear();
    for (const hook of hooks) Hooks.callAll(hook, {});
    await Promise.resolve();
    return Object.fromEntries(renders);
  };
  const [all, lines] = [[{}], [{ parts: ["tracker", "footer"] }]];
  expect((await drawn("updateCombat", "updateCombat"))["combat"]).toEqual(all);
  expect((await drawn("createCombatant", "updateCombatant"))["combat"]).toEqual(lines);
  const others = ["Token", "ActiveEffect", "Item"].flatMap((name) => [
    `create${name}`,
    `update${name}`,
    `delete${name}`,
  ]);
  expect((await drawn(...others))["combat"]).toBeUndefined();
  expect((await drawn("updateActor"))["combat"]).toBeUndefined();
  expect(followed).toHaveBeenCalledOnce();
  expect((await drawn("updateActor"))["actors"]).toEqual([{ parts: ["directory"] }]);
  expect((await drawn("pauseGame"))["pause"]).toEqual(all);
});

it("is the chat alone on the page of a stream", () => {
  vi.stubGlobal("game", { view: "stream" });
  expect(Object.keys(createInterface())).toEqual(["chat"]);
});

it("is made of the parts that packages know", () => {
  const partsOf = (one: unknown) => Object.keys((one as { readonly PARTS?: object }).PARTS ?? {}).join(" ");
  const parts = Object.entries(interfaceClasses).map(([id, one]) => [id, partsOf(one)]);
  const directory = "header directory";
  expect(Object.fromEntries(parts)).toEqual({
    ...{ sidebar: "tabs", chat: "log input", combat: "header tracker footer", settings: "settings" },
    ...{ actors: directory, items: directory, journal: directory, tables: directory, compendium: directory },
    ...{ players: "players", hotbar: "hotbar", controls: "layers tools", nav: "scenes", pause: "" },
  });
});

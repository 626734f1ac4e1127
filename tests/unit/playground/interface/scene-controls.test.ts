// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { registerHelpers } from "../../../../playground/client/handlebars/index.js";
import { Hooks } from "../../../../playground/client/hooks/hooks.js";
import { SceneControls, type SceneControl } from "../../../../playground/client/ui/scene-controls.js";

type Sets = Record<string, SceneControl & { tools: Record<string, object> }>;

let controls: SceneControls;
let hook: number | undefined;

/** The tools as packages leave them, drawn. */
async function draw(add: (sets: Sets) => void = () => undefined): Promise<void> {
  hook = Hooks.on("getSceneControlButtons", add);
  controls = new SceneControls();
  await controls.render({ force: true });
}
const button = (selector: string): HTMLButtonElement => controls.element.querySelector(`button[data-${selector}]`)!;
const names = (): (string | null)[] =>
  [...controls.element.querySelectorAll("button")].map((one) => one.getAttribute("aria-label"));
/** Uses a tool and waits until the tools are drawn again. */
async function press(selector: string): Promise<void> {
  button(selector).click();
  await controls.render();
}

beforeEach(() => {
  registerHelpers();
  vi.stubGlobal("game", { i18n: { localize: (key: string) => key } });
});
afterEach(() => {
  if (hook !== undefined) Hooks.off("getSceneControlButtons", hook);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("scene controls", () => {
  it("hold a tool to select with and one to target with, the first in hand", async () => {
    await draw();
    expect(names()).toEqual(["PLAYGROUND.Controls.Select", "PLAYGROUND.Controls.Target"]);
    expect(controls.tool?.name).toBe("select");
    await press("tool=target");
    expect(controls.tool?.name).toBe("target");
    expect(button("tool=target").getAttribute("aria-pressed")).toBe("true");
    expect(button("tool=select").getAttribute("aria-pressed")).toBe("false");
  });

  it("take what packages add, in its order, and leave out what is not to be seen", async () => {
    await draw(({ tokens }) => {
      Object.assign(tokens!.tools, {
        late: { name: "late", title: "Late", icon: "fa-solid fa-star", order: 9, button: true },
        first: { name: "first", title: "First", icon: "fa-solid fa-star", order: -1, button: true },
        secret: { name: "secret", title: "Secret", icon: "fa-solid fa-star", order: 3, visible: false },
      });
    });
    expect(names()).toEqual(["First", "PLAYGROUND.Controls.Select", "PLAYGROUND.Controls.Target", "Late"]);
  });

  it("run a button at every press, and leave the tool in hand", async () => {
    const onChange = vi.fn();
    await draw(({ tokens }) => {
      Object.assign(tokens!.tools, { act: { name: "act", title: "Act", icon: "i", order: 2, button: true, onChange } });
    });
    await press("tool=act");
    await press("tool=act");
    expect(onChange.mock.calls.map(([, active]) => active as boolean)).toEqual([true, true]);
    expect(controls.tool?.name).toBe("select");
    expect(button("tool=act").hasAttribute("aria-pressed")).toBe(false);
  });

  it("switch a toggle on and off, and tell a tool that it is laid down", async () => {
    const [toggled, taken] = [vi.fn(), vi.fn()];
    await draw(({ tokens }) => {
      const shown = { icon: "i", order: 2 };
      Object.assign(tokens!.tools, {
        grid: { ...shown, name: "grid", title: "Grid", toggle: true, onChange: toggled },
        ruler: { ...shown, name: "ruler", title: "Ruler", onChange: taken },
      });
    });
    await press("tool=grid");
    await press("tool=grid");
    expect(toggled.mock.calls.map(([, active]) => active as boolean)).toEqual([true, false]);
    await press("tool=ruler");
    await press("tool=ruler");
    await press("tool=select");
    expect(taken.mock.calls.map(([, active]) => active as boolean)).toEqual([true, false]);
  });

  it("show sets only when there are several, each with its own tool in hand", async () => {
    const onChange = vi.fn();
    await draw((sets) => {
      const ruler = { name: "ruler", title: "Ruler", icon: "i", order: 0 };
      const all = { name: "notes", title: "Notes", icon: "i", order: 1, activeTool: "ruler", tools: { ruler } };
      sets["notes"] = { ...all, onChange };
    });
    expect(names()).toEqual(["DOCUMENT.Tokens", "Notes", "PLAYGROUND.Controls.Select", "PLAYGROUND.Controls.Target"]);
    await press("tool=target");
    await press("control=notes");
    expect([controls.tool?.name, names().at(-1)]).toEqual(["ruler", "Ruler"]);
    await press("control=tokens");
    expect(controls.tool?.name).toBe("target");
    expect(onChange.mock.calls.map(([, active]) => active as boolean)).toEqual([true, false]);
  });

  it("ask packages once, and again when they are reset", async () => {
    const asked = vi.fn();
    await draw(asked);
    await controls.render();
    expect(asked).toHaveBeenCalledOnce();
    await controls.render({ reset: true });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("keep the keyboard's focus on the tool that was pressed", async () => {
    await draw();
    button("tool=target").focus();
    await press("tool=target");
    expect(document.activeElement).toBe(button("tool=target"));
  });
});

// @vitest-environment happy-dom
import $ from "jquery";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import { Application, Dialog, FormApplication } from "../../../../playground/client/compat/windows/index.js";
import { Hooks } from "../../../../playground/client/hooks/index.js";
import { Keyboard } from "../../../../playground/client/keybindings/keyboard.js";
import type { Data } from "../../../../playground/common/types.js";
import { setTable } from "../applications/support.js";

let heard: string[];
const hears = (...hooks: string[]): void => {
  for (const hook of hooks) Hooks.once(hook, () => void heard.push(hook));
};
beforeEach(() => {
  setTable();
  Object.assign(globalThis, { Hooks });
  Object.assign(ui, { windows: {} });
  heard = [];
});

class Small extends FormApplication {
  static override get defaultOptions(): Data {
    return { ...super.defaultOptions, id: "small", title: "PLAIN", width: 300, tabs: [TABS] };
  }
  saved: Data[] = [];
  override async _renderInner(): Promise<ReturnType<typeof $>> {
    const form = document.createElement("form");
    form.innerHTML = `<nav><a data-tab="a">A</a><a data-tab="b">B</a></nav>
      <section class="tab" data-tab="a"><input name="a.b" value="3"></section><section class="tab" data-tab="b"></section>`;
    return $(form);
  }
  override async _updateObject(_event: Event, data: Data): Promise<void> {
    this.saved.push(data);
  }
}
const TABS = { navSelector: "nav", initial: "b" };

/** A window once it is drawn. */
async function drawn<W extends Application>(window: W): Promise<W> {
  window.render(true);
  await eventually(() => expect(window.rendered).toBe(true));
  return window;
}

describe("A V1 window", () => {
  it("opens in a frame with its title, calls the hooks of its classes and is known by its number", async () => {
    hears("getSmallHeaderButtons", "renderSmall", "renderFormApplication", "renderApplication", "closeSmall");
    const window = await drawn(new Small());
    expect(document.querySelector("#small .window-title")?.textContent).toBe("Simple");
    expect(ui.windows[window.appId]).toBe(window);
    expect(window.element.find("input")).toHaveLength(1);
    await window.close();
    expect(heard).toEqual([
      ...["getSmallHeaderButtons", "renderSmall", "renderFormApplication", "renderApplication", "closeSmall"],
    ]);
    expect(document.querySelector("#small")).toBeNull();
    expect(ui.windows).toEqual({});
  });

  it("has the buttons that a hook adds, and closes by its own", async () => {
    const pressed = vi.fn();
    Hooks.once("getSmallHeaderButtons", (_app: unknown, buttons: Data[]) =>
      buttons.unshift({ label: "Aide", class: "help", icon: "fas fa-question", onclick: pressed }),
    );
    const window = await drawn(new Small());
    document.querySelector<HTMLElement>("#small .help")?.click();
    expect(pressed).toHaveBeenCalledOnce();
    document.querySelector<HTMLElement>("#small .close")?.click();
    await eventually(() => expect(window.rendered).toBe(false));
  });

  it("is shut by Escape, as all windows are, wherever the focus is", async () => {
    vi.stubGlobal("canvas", { ready: false });
    vi.stubGlobal("foundry", { applications: { instances: new Map() } });
    new Keyboard(
      () => undefined,
      () => null,
    );
    await drawn(new Small());
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true }));
    await eventually(() => expect(ui.windows).toEqual({}));
    vi.unstubAllGlobals();
  });

  it("is not opened by a drawing that does not force it", async () => {
    const window = new Small().render();
    await Promise.resolve();
    expect(window._state).toBe(Application.RENDER_STATES.NONE);
  });

  it("shows the tab that it begins with, then the one that is clicked", async () => {
    const window = await drawn(new Small());
    const shown = (): string[] =>
      [...document.querySelectorAll<HTMLElement>("#small .tab.active")].map((part) => part.dataset.tab!);
    expect(shown()).toEqual(["b"]);
    document.querySelector<HTMLElement>("#small [data-tab=a]")?.click();
    expect(shown()).toEqual(["a"]);
    await window.close();
  });

  it("saves its form and closes", async () => {
    const window = await drawn(new Small());
    await window.submit();
    expect(window.saved).toEqual([{ "a.b": "3" }]);
    expect(window.rendered).toBe(false);
  });

  it("says what goes wrong as it is drawn, and may be drawn again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const window = new Small();
    window._renderInner = () => Promise.reject(new Error("non"));
    window.render(true);
    await eventually(() => expect(window._state).toBe(Application.RENDER_STATES.ERROR));
    expect(console.error).toHaveBeenCalled();
    window._renderInner = Small.prototype._renderInner;
    await drawn(window);
    await window.close();
  });
});

describe("A V1 dialog", () => {
  const press = async (id: string): Promise<void> => {
    await eventually(() => expect(document.querySelector(`.dialog-button.${id}`)).toBeTruthy());
    document.querySelector<HTMLElement>(`.dialog-button.${id}`)?.click();
  };

  it("answers with what its button says, in jQuery", async () => {
    const asked = Dialog.prompt({
      title: "?",
      content: `<input name="x" value="7">`,
      callback: (html: ReturnType<typeof $>) => (html.find("input")[0] as HTMLInputElement).value,
    });
    await press("ok");
    expect(await asked).toBe("7");
  });

  it("confirms, and answers null where it is closed", async () => {
    const yes = Dialog.confirm({ title: "?" });
    await press("yes");
    expect(await yes).toBe(true);
    const closed = Dialog.confirm({ title: "?" });
    await eventually(() => expect(document.querySelector(".dialog .close")).toBeTruthy());
    document.querySelector<HTMLElement>(".dialog .close")?.click();
    expect(await closed).toBeNull();
  });
});

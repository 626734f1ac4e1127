// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApplicationV2, instances } from "../../../../playground/client/applications/index.js";
import { settled, setTable, type Table } from "./support.js";

let calls: string[] = [];
let table: Table;

class Recorder extends ApplicationV2 {
  static override DEFAULT_OPTIONS = {
    id: "recorder",
    classes: ["recorder"],
    window: { title: "PLAIN", resizable: true, controls: [{ icon: "fa-solid fa-a", label: "First", action: "first" }] },
    actions: {
      note: Recorder.onNote,
      both: { handler: Recorder.onBoth, buttons: [0, 2] },
    },
  };
  static onNote(this: Recorder, _event: Event, target: HTMLElement): void {
    calls.push(`note ${this.id} ${target.dataset.value}`);
  }
  static onBoth(this: Recorder, event: PointerEvent): void {
    calls.push(`both ${event.button}`);
  }
  override _canRender(): void {
    calls.push("_canRender");
  }
  override _configureRenderOptions(options: object): void {
    super._configureRenderOptions(options);
    calls.push("_configureRenderOptions");
  }
  override async _prepareContext(): Promise<object> {
    calls.push("_prepareContext");
    return {};
  }
  override async _preFirstRender(): Promise<void> {
    calls.push("_preFirstRender");
  }
  override async _preRender(): Promise<void> {
    calls.push("_preRender");
  }
  override async _renderFrame(options: object): Promise<HTMLElement> {
    calls.push("_renderFrame");
    return super._renderFrame(options);
  }
  override async _renderHTML(): Promise<string> {
    calls.push("_renderHTML");
    return `<button type="button" data-action="note" data-value="7"><i>x</i></button><a data-action="both">b</a>
      <a data-action="unknown">u</a>`;
  }
  override _replaceHTML(result: string, content: HTMLElement): void {
    calls.push("_replaceHTML");
    content.innerHTML = result;
  }
  override async _onFirstRender(): Promise<void> {
    calls.push("_onFirstRender");
  }
  override async _onRender(): Promise<void> {
    calls.push("_onRender");
  }
  override _onClickAction(_event: Event, target: HTMLElement): void {
    calls.push(`unclaimed ${target.dataset.action}`);
  }
  override async _preClose(): Promise<void> {
    calls.push("_preClose");
  }
  override _onClose(): void {
    calls.push("_onClose");
  }
}
class Derived extends Recorder {
  static override DEFAULT_OPTIONS = {
    id: "derived-{id}",
    classes: ["derived"],
    window: { title: "Other", controls: [{ icon: "fa-solid fa-b", label: "Second", action: "second" }] },
  } as never;
}

beforeEach(() => {
  table = setTable();
  calls = [];
});

describe("render cycle", () => {
  it("runs its steps in the documented order, the first-time ones once", async () => {
    const app = new Recorder();
    await app.render({ force: true });
    expect(calls).toEqual([
      ...["_canRender", "_configureRenderOptions", "_prepareContext", "_preFirstRender", "_preRender"],
      ...["_renderFrame", "_renderHTML", "_replaceHTML", "_onFirstRender", "_onRender"],
    ]);
    calls = [];
    await app.render();
    expect(calls).toEqual([
      ...["_canRender", "_configureRenderOptions", "_prepareContext", "_preRender"],
      ...["_renderHTML", "_replaceHTML", "_onRender"],
    ]);
  });

  it("leaves a closed application closed unless it is forced open", async () => {
    const app = new Recorder();
    await app.render();
    expect(app.rendered).toBe(false);
    await app.render(true);
    expect(app.rendered).toBe(true);
    expect(instances.get("recorder")).toBe(app);
  });

  it("fires a render hook for each class of the chain, most derived first, with app and element", async () => {
    const app = new Derived();
    await app.render(true);
    const hooks = table.hooks.filter(({ name }) => name.startsWith("render"));
    expect(hooks.map(({ name }) => name)).toEqual(["renderDerived", "renderRecorder", "renderApplicationV2"]);
    expect(hooks[0]?.args.slice(0, 2)).toEqual([app, app.element]);
  });

  it("draws renders asked for at once one after another", async () => {
    const app = new Recorder();
    await Promise.all([app.render(true), app.render(), app.render()]);
    expect(calls.filter((call) => call === "_onRender")).toHaveLength(3);
    const starts = calls.flatMap((call, i) => (call === "_prepareContext" ? [i] : []));
    const ends = calls.flatMap((call, i) => (call === "_onRender" ? [i] : []));
    expect(starts[1]).toBeGreaterThan(ends[0] as number);
  });

  it("rejects when a step fails, and renders again once the step works", async () => {
    class Broken extends Recorder {
      broken = true;
      override async _prepareContext(): Promise<object> {
        if (this.broken) throw new Error("no data");
        return {};
      }
    }
    const app = new Broken();
    await expect(app.render(true)).rejects.toThrow(/no data/);
    app.broken = false;
    await app.render(true);
    expect(app.rendered).toBe(true);
  });
});

describe("options and frame", () => {
  it("merges options along the chain, joining classes and header controls", () => {
    const { options } = new Derived({ window: { icon: "fa-solid fa-x" } });
    expect(options.classes).toEqual(["application", "recorder", "derived"]);
    expect(options.window).toMatchObject({ title: "Other", icon: "fa-solid fa-x", resizable: true, frame: true });
    expect(options.window.controls?.map((control) => control.action)).toEqual(["first", "second"]);
    expect(Recorder.DEFAULT_OPTIONS.window.controls).toHaveLength(1);
  });

  it("builds the documented frame", async () => {
    const app = await new Recorder().render(true);
    const parts = [...app.element.children].map((child) => `${child.localName}.${child.className}`);
    expect(parts).toEqual([
      ...["header.window-header", "menu.controls-dropdown", "section.window-content", "div.window-resize-handle"],
    ]);
    expect(app.window.title?.textContent).toBe("Simple");
    expect(app.element.matches(".application.themed.theme-light")).toBe(true);
    expect(app.window.controlsDropdown?.textContent).toBe("First");
  });

  it("without a frame holds its content directly", async () => {
    const app = await new Recorder({ window: { frame: false, positioned: false } }).render(true);
    expect(app.element.firstElementChild?.localName).toBe("button");
    expect(app.element.classList.contains("themed")).toBe(false);
  });

  it("shows a title as text", async () => {
    const app = await new Recorder({ window: { title: "<img src=x onerror=alert(1)>" } }).render(true);
    expect(app.window.title?.children).toHaveLength(0);
    expect(app.window.title?.textContent).toBe("<img src=x onerror=alert(1)>");
  });

  it("lets a hook change the header's menu and hides what is not visible", async () => {
    class Menu extends Recorder {
      override _getHeaderControls(): never[] {
        return [
          { icon: "", label: "Hidden", visible: false },
          { icon: "", label: "Shown", visible: () => true },
        ] as never[];
      }
    }
    const app = await new Menu({ id: "menu" }).render(true);
    expect(app.window.controlsDropdown?.textContent).toBe("Shown");
    expect(table.hooks.map(({ name }) => name)).toContain("getHeaderControlsMenu");
  });
});

describe("submission by code", () => {
  it("asks for the form as a package may have it, which must be one", async () => {
    const handler = vi.fn();
    class Form extends Recorder {
      static override DEFAULT_OPTIONS = { tag: "form", form: { handler } } as never;
    }
    const app = await new Form().render(true);
    await app.submit();
    expect(handler).toHaveBeenCalledOnce();
    Object.defineProperty(app, "form", { value: { guard: true } });
    await expect(app.submit()).rejects.toThrow();
  });
});

describe("behaviour", () => {
  it("dispatches clicks to actions with the element that carries the attribute", async () => {
    const app = await new Recorder().render(true);
    calls = [];
    app.element.querySelector<HTMLElement>(".window-content i")?.click();
    const both = app.element.querySelector<HTMLElement>("[data-action=both]");
    both?.click();
    both?.dispatchEvent(new MouseEvent("auxclick", { bubbles: true, button: 2 }));
    app.element
      .querySelector<HTMLElement>("[data-action=note]")
      ?.dispatchEvent(new MouseEvent("auxclick", { bubbles: true, button: 2 }));
    app.element.querySelector<HTMLElement>("[data-action=unknown]")?.click();
    expect(calls).toEqual(["note recorder 7", "both 0", "both 2", "unclaimed unknown"]);
  });

  it("closes by its button: element gone, hooks and event fired, instance forgotten", async () => {
    const app = await new Derived().render(true);
    const closed = vi.fn();
    app.addEventListener("close", closed, { once: true });
    table.hooks.length = 0;
    app.element.querySelector<HTMLElement>("[data-action=close]")?.click();
    await settled();
    expect(document.body.children).toHaveLength(0);
    expect(table.hooks.map(({ name }) => name)).toEqual(["closeDerived", "closeRecorder", "closeApplicationV2"]);
    expect(closed).toHaveBeenCalledOnce();
    expect(instances.has(app.id)).toBe(false);
    expect(calls.slice(-2)).toEqual(["_preClose", "_onClose"]);
  });

  it("neither hears Escape nor says where the focus goes when it is closed", async () => {
    const opener = document.createElement("button");
    document.body.append(opener);
    opener.focus();
    const app = await new Recorder().render(true);
    const button = app.element.querySelector<HTMLElement>("[data-action=note]");
    button?.focus();
    button?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    await settled();
    expect(app.rendered).toBe(true);
    await app.close();
    expect(document.activeElement).toBe(document.body);
  });

  it("takes its place after everybody had a hand in its content", async () => {
    const order: string[] = [];
    class Placed extends Recorder {
      override async _onRender(): Promise<void> {
        order.push("_onRender");
      }
      override setPosition(): void {
        order.push("setPosition");
      }
    }
    await new Placed().render(true);
    expect(order).toEqual(["_onRender", "setPosition"]);
  });

  it("brings the window that is pressed above the others", async () => {
    const first = await new Derived().render(true);
    const second = await new Derived().render(true);
    expect(second.position.zIndex).toBeGreaterThan(first.position.zIndex as number);
    first.element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    expect(first.position.zIndex).toBeGreaterThan(second.position.zIndex as number);
    expect(ui.activeWindow).toBe(first);
  });

  it("folds to its header and unfolds", async () => {
    const app = await new Recorder().render(true);
    await app.minimize();
    expect([app.minimized, app.element.classList.contains("minimized")]).toEqual([true, true]);
    await app.maximize();
    expect([app.minimized, app.element.classList.contains("minimized")]).toEqual([false, false]);
  });

  it("keeps explicit sizes and stays on the screen", async () => {
    const app = await new Recorder({ position: { width: 300, height: 200, left: 5000, top: -40 } }).render(true);
    expect(app.position).toMatchObject({ width: 300, height: 200, left: window.innerWidth - 300, top: 0 });
    app.setPosition({ left: 40 });
    expect(app.element.style.left).toBe("40px");
    expect(app.element.style.width).toBe("300px");
  });
});

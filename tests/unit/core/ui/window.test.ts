// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RenderOptions, WindowContext } from "../../../../src/core/ui/window.js";
import { realWindows } from "../../../support/windows/real-windows.js";

const { setTable, serveTemplates } = await realWindows();
const { WindowBase } = await import("../../../../src/core/ui/window.js");
const { TaskWindow } = await import("../../../../src/core/ui/task-window.js");
const { clearTemplates } = foundry.applications.handlebars as unknown as { clearTemplates(): void };

const submitted = vi.fn();
class Board extends WindowBase {
  static override PARTS = { board: { template: "t/board.hbs" } };
  static override DEFAULT_OPTIONS = { tag: "form", form: { handler: submitted } };
}

const POINTS = `<section>{{#each points}}<input type="radio" name="force" value="{{at}}" {{checked is}}>{{/each}}</section>`;

/** A score as points to choose from, like the assistant's; how slowly it is drawn is for the test to say. */
class Points extends WindowBase {
  static override PARTS = { points: { template: "t/points.hbs" } };
  value = "2";
  #gate: Promise<void> | undefined;
  #open = (): void => undefined;
  #reached = (): void => undefined;
  held: Promise<void> | undefined;

  hold(): void {
    this.held = new Promise((resolve) => (this.#reached = resolve));
    this.#gate = new Promise((resolve) => (this.#open = resolve));
  }

  goOn(): void {
    this.#open();
  }

  protected override async _preparePartContext(): Promise<WindowContext> {
    const context = { points: ["1", "2"].map((at) => ({ at, is: at === this.value })) };
    this.#reached();
    await this.#gate;
    return context;
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", ({ target }) => (this.value = (target as HTMLInputElement).value));
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function open(): Promise<Board> {
  return new Board().render({ force: true });
}

beforeEach(() => {
  setTable();
  clearTemplates();
  serveTemplates({ "t/board.hbs": `<section><input name="why" value="because"></section>` });
  submitted.mockClear();
});

describe("a window of ours that belongs to no document", () => {
  it("answers with its form where Foundry and modules ask for it, and submits it", async () => {
    const board = await open();
    expect(board.form).toBe(board.element);
    await (board as unknown as { submit(): Promise<unknown> }).submit();
    const [, form, { object }] = submitted.mock.calls[0] as [Event, Element, { object: object }];
    expect([form, { ...object }]).toEqual([board.element, { why: "because" }]);
  });

  it("says in which language it is, so that browsers know where its words may be broken", async () => {
    Object.assign(game.i18n, { lang: "fr" });
    expect((await open()).element.lang).toBe("fr");
  });

  it("keeps for itself what is pressed in it, but for what the table knows with other keys", async () => {
    const board = await open();
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener("keydown", listen);
    for (const [key, more] of [["1"], ["z"], [" "], ["ArrowLeft"], ["s", { ctrlKey: true }]] as const)
      board.element
        .querySelector("input")
        ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    document.removeEventListener("keydown", listen);
    expect(heard).toEqual(["s"]);
  });

  it("is shut by Escape alone of all windows, from a box too, whose text counts; unless the key means something else", async () => {
    const [board, other] = [await open(), await open()];
    const press = () => {
      const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
      board.element.querySelector("input")?.dispatchEvent(key);
    };
    const inner = board.element.querySelector("section");
    const taken = (event: Event) => event.preventDefault();
    inner?.addEventListener("keydown", taken);
    press();
    await settled();
    expect(board.rendered).toBe(true);
    inner?.removeEventListener("keydown", taken);
    const left = vi.fn();
    const box = board.element.querySelector("input");
    box?.addEventListener("blur", left);
    box?.focus();
    press();
    await settled();
    expect([board.rendered, other.rendered, left.mock.calls.length]).toEqual([false, true, 1]);
  });

  it("is a dialog that is called like its title", async () => {
    class Plain extends WindowBase {
      static override PARTS = { board: { template: "t/board.hbs" } };
      override get title(): string {
        return "Le registre";
      }
    }
    const { element } = await new Plain().render({ force: true });
    const title = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
    expect([element.role, title?.textContent]).toEqual(["dialog", "Le registre"]);
    expect((await open()).element.role).not.toBe("dialog"); // a form is one already
  });

  it("is drawn with what is chosen while it is being drawn, so that the key which leads back is heard", async () => {
    serveTemplates({ "t/points.hbs": POINTS });
    const points = await new Points().render({ force: true });
    const radio = (value: number) => points.element.querySelector<HTMLInputElement>(`[value="${String(value)}"]`);
    points.hold();
    const drawing = points.render(); // somebody else has changed something
    await points.held;
    radio(1)?.click(); // what an arrow does
    points.goOn();
    await drawing;
    expect([radio(1)?.checked, radio(2)?.checked]).toEqual([true, false]);
    radio(2)?.click();
    expect(points.value).toBe("2");
  });

  it("keeps the keyboard on a control whose id no selector would find as it was written", async () => {
    serveTemplates({ "t/board.hbs": `<section><input id="field-about.0/yes" value="yes"></section>` });
    const board = await open();
    const box = () => board.element.querySelector("input");
    const before = box();
    before?.focus();
    await board.render();
    expect(box()).not.toBe(before);
    expect(document.activeElement).toBe(box());
  });

  it("takes the keyboard in where it was opened by it, and leaves it where somebody clicked", async () => {
    document.body.innerHTML = `<button>opener</button>`;
    const opener = document.querySelector("button") as HTMLButtonElement;
    opener.focus();
    const entered = await open();
    expect(document.activeElement).toBe(entered.element.querySelector("input"));
    await entered.close();
    vi.spyOn(opener, "matches").mockReturnValue(false); // that a click is no :focus-visible, only browsers know
    opener.focus();
    await open();
    expect(document.activeElement).toBe(opener);
  });

  it("gives the keyboard back to where it was opened from, drawn anew as that may be", async () => {
    document.body.innerHTML = `<main><button id="opener">before</button></main>`;
    const place = document.querySelector("main") as HTMLElement;
    place.querySelector("button")?.focus();
    const board = await open();
    board.element.querySelector("input")?.focus();
    place.innerHTML = `<button id="opener">after</button>`;
    await board.close();
    expect(document.activeElement?.outerHTML).toBe(place.innerHTML);
  });

  it("takes the keyboard from nobody as it is shut", async () => {
    document.body.innerHTML = `<button>opener</button><input id="elsewhere">`;
    document.querySelector("button")?.focus();
    const board = await open();
    document.querySelector("input")?.focus();
    await board.close();
    expect(document.activeElement?.id).toBe("elsewhere");
  });
});

describe("a window in which one thing is done", () => {
  class Asking extends TaskWindow {
    static override PARTS = { board: { template: "t/board.hbs" } };
    protected override ended(): void {
      // nothing else ends with it
    }
    protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
      await super._onFirstRender(context, options);
      this.begin("select", "input");
    }
  }
  const pointer = (kind: "fine" | "coarse") =>
    vi
      .spyOn(globalThis, "matchMedia")
      .mockImplementation((query) => ({ matches: query.includes(kind) }) as MediaQueryList);
  afterEach(() => vi.restoreAllMocks());

  it("begins with its first box, but calls up no keyboard under a finger", async () => {
    pointer("fine");
    const asked = await new Asking().render({ force: true });
    expect(document.activeElement).toBe(asked.element.querySelector("input"));
    await asked.close();
    pointer("coarse");
    const touched = await new Asking().render({ force: true });
    expect(document.activeElement).toBe(touched.element); // who hears the screen is in the window all the same
    await touched.close();
    clearTemplates();
    serveTemplates({ "t/board.hbs": `<section><input><select></select></section>` });
    const chosen = await new Asking().render({ force: true });
    expect(document.activeElement).toBe(chosen.element.querySelector("select"));
    await chosen.close();
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { realWindows, type FakeDocument } from "../../../support/windows/real-windows.js";

const { Sheet, setTable, serveTemplates, fakeDocument } = await realWindows();
const { guarded } = await import("../../../../src/core/sheets/guarded.js");
const { clearTemplates } = foundry.applications.handlebars as unknown as { clearTemplates(): void };

const acted = vi.fn();

interface HeroContext {
  partId?: string;
  source?: unknown;
  fails?: boolean;
}
class Hero extends (guarded(Sheet) as unknown as typeof Sheet) {
  static PARTS = { state: { template: "t/state.hbs" }, text: { template: "t/text.hbs" } };
  static DEFAULT_OPTIONS = { form: { submitOnChange: true }, actions: { act: acted } };
}
const STATE = `<section><input name="name" value="{{source.name}}"><input id="nameless" value="x"><b>{{source.name}}</b>
  <button type="button" data-action="act">act</button><button type="button" data-action="act" disabled>no</button>
  <button type="button">plain</button><img alt="picture" role="button" tabindex="0" data-action="act"></section>`;
const TEXT = `<section><em>{{source.name}}</em><prose-mirror name="system.text" toggled value="<p>old</p>"></prose-mirror></section>`;

let hero: FakeDocument;

async function open(): Promise<InstanceType<typeof Hero>> {
  const sheet = new Hero({ document: hero } as HeroContext);
  return sheet.render({ force: true });
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const all = <E extends Element = HTMLElement>(sheet: { element: HTMLElement }, selector: string): E[] => [
  ...sheet.element.querySelectorAll<E>(selector),
];

beforeEach(() => {
  setTable();
  clearTemplates();
  serveTemplates({ "t/state.hbs": STATE, "t/text.hbs": TEXT });
  Object.assign(Hooks, { on: () => 1, off: () => undefined });
  hero = fakeDocument();
  Object.assign(hero._source.system, { schema: { getField: () => undefined } });
  acted.mockClear();
});

describe("the sheet of a document that one may not change", () => {
  it("keeps alive the buttons that act, but for those that its templates lock", async () => {
    hero.level = 2;
    const sheet = await open();
    const locked = all<HTMLButtonElement>(sheet, ".window-content button").map((button) => button.disabled);
    expect(locked).toEqual([false, true, true]);
    expect(all<HTMLInputElement>(sheet, "input").every((box) => box.disabled)).toBe(true);
    all(sheet, "[data-action=act]")[0]?.click();
    expect(acted).toHaveBeenCalledOnce();
  });
});

describe("a sheet without a mouse", () => {
  const press = (target: Element | undefined, key: string) =>
    target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

  it("has its picture pressed like a button, once however long the key is held", async () => {
    const sheet = await open();
    const [picture] = all(sheet, "[role=button]");
    press(picture, "Enter");
    picture?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true }));
    press(picture, " ");
    expect(acted).toHaveBeenCalledTimes(2);
  });

  it("is shut by Escape from a box, whose text counts, and not from a text that is being written", async () => {
    const sheet = await open();
    all(sheet, "button.toggle")[0]?.click();
    press(all(sheet, "[contenteditable]")[0], "Escape");
    await settled();
    expect(sheet.rendered).toBe(true);
    const [box] = all<HTMLInputElement>(sheet, "input[name=name]");
    box?.focus();
    box?.addEventListener("blur", () => box.dispatchEvent(new Event("change", { bubbles: true }))); // browsers do
    if (box) box.value = "Bo";
    press(box, "Escape");
    await settled();
    await settled();
    expect(sheet.rendered).toBe(false);
    expect(JSON.stringify(hero.update.mock.calls)).toContain("Bo");
  });

  it("takes the keyboard in where it was opened by it", async () => {
    document.body.innerHTML = `<button>opener</button>`;
    document.querySelector("button")?.focus();
    const sheet = await open();
    expect(document.activeElement).toBe(all(sheet, "input")[0]);
    await sheet.close();
    expect(document.activeElement?.textContent).toBe("opener");
  });
});

describe("a text that is being written", () => {
  async function write(sheet: InstanceType<typeof Hero>): Promise<HTMLElement> {
    all(sheet, "button.toggle")[0]?.click();
    const [line] = all(sheet, "[contenteditable] p");
    if (!line) throw new Error("the editor did not open");
    line.textContent = "new";
    await settled();
    return line;
  }

  it("outlives the redrawing of its sheet; what stood beside it is drawn once it is shut", async () => {
    const sheet = await open();
    const line = await write(sheet);
    hero._source.name = "Bo";
    await sheet.render();
    expect(line.isConnected).toBe(true);
    expect([all(sheet, "b")[0]?.textContent, all(sheet, "em")[0]?.textContent]).toEqual(["Bo", "Ada"]);
    all(sheet, "prose-mirror")[0]?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    await settled();
    await settled();
    expect(all(sheet, "em")[0]?.textContent).toBe("Bo");
    expect(JSON.stringify(hero.update.mock.calls)).toContain("<p>new</p>");
  });

  it("gives way when the right to write is lost", async () => {
    const sheet = await open();
    const line = await write(sheet);
    Object.assign(hero, { level: 2 }, { _source: { ...hero._source, name: "Bo" } });
    await sheet.render();
    expect([line.isConnected, all(sheet, "em")[0]?.textContent]).toEqual([false, "Bo"]);
  });
});

describe("a sheet that cannot be drawn", () => {
  it("is not drawn anew with its document", async () => {
    serveTemplates({});
    await expect(open()).rejects.toThrow();
    expect(hero.apps).toEqual({});
  });
});

describe("a box without a name", () => {
  it("sends nothing, least of all the rest of the form", async () => {
    const sheet = await open();
    all(sheet, "#nameless")[0]?.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(hero.update.mock.calls.map(([changes]) => changes)).toEqual([{}]);
  });
});

describe("keys on a sheet", () => {
  it("press its buttons, and no shortcut of the table", async () => {
    const sheet = await open();
    const heard: string[] = [];
    const listen = (event: KeyboardEvent) => heard.push(event.key);
    document.addEventListener("keydown", listen);
    const [button] = all(sheet, "[data-action=act]");
    for (const key of [" ", "Enter", "Escape"])
      button?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    document.removeEventListener("keydown", listen);
    expect(heard).toEqual([]);
  });

  it("stay on a control whose id no selector would find as it was written, as on any other", async () => {
    serveTemplates({
      "t/state.hbs": `<section><label for="{{rootId}}-system.rows.0.upTo/a">x</label>
        <input id="{{rootId}}-system.rows.0.upTo/a" value="{{source.name}}"></section>`,
      "t/text.hbs": TEXT,
    });
    clearTemplates();
    const sheet = await open();
    all(sheet, "input")[0]?.focus();
    hero._source.name = "Bo";
    await sheet.render();
    const [box] = all<HTMLInputElement>(sheet, "input");
    expect([box?.value, document.activeElement]).toEqual(["Bo", box]);
    expect(all<HTMLLabelElement>(sheet, "label")[0]?.htmlFor).toBe(box?.id);
  });

  it("go back to where the sheet was opened from", async () => {
    const opener = document.createElement("button");
    document.body.append(opener);
    opener.focus();
    const sheet = await open();
    all(sheet, "input")[0]?.focus();
    await (sheet as unknown as { close(): Promise<void> }).close();
    expect(document.activeElement).toBe(opener);
  });
});

describe("a part that comes late", () => {
  it("is put where it belongs, and what it needs was loaded from the start", async () => {
    const { OpenSheet } = await import("../../../../src/core/sheets/open-sheet.js");
    const sheet = document.createElement("form");
    for (const id of ["head", "notes", "gear"]) {
      const part = document.createElement("section");
      part.dataset["applicationPart"] = id;
      sheet.append(part);
    }
    const opened = new OpenSheet();
    opened.order(sheet, ["head", "gear", "absent", "notes"]);
    expect([...sheet.children].map((part) => (part as HTMLElement).dataset["applicationPart"])).toEqual([
      "head",
      "gear",
      "notes",
    ]);
    await opened.load([{ template: "t/state.hbs", templates: ["t/text.hbs"] }]);
    serveTemplates({}); // what is loaded is not asked for again
    await expect(foundry.applications.handlebars.renderTemplate("t/text.hbs", {})).resolves.toContain("prose-mirror");
  });
});

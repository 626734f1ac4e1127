// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApplicationV2, HandlebarsApplicationMixin } from "../../../../playground/client/applications/index.js";
import { clearTemplates, loadTemplates } from "../../../../playground/client/handlebars/index.js";
import type { Data } from "../../../../playground/common/types.js";
import { serveTemplates, setTable, type Table } from "./support.js";

let table: Table;
let submitted: Data[] = [];
const state: Data = { name: "Ada", count: 0 };

class Sheet extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = { id: "parts", window: { title: "Parts" } };
  static override PARTS: Data = {
    header: { template: "t/header.hbs", id: "head", classes: ["top"] },
    body: { template: "t/body.hbs", scrollable: [""], templates: ["t/row.hbs"] },
    form: {
      template: "t/form.hbs",
      forms: {
        form: { handler: async (_e: Event, _f: HTMLFormElement, data: Data) => void submitted.push(data.object) },
      },
    },
  };
  override async _prepareContext(): Promise<Data> {
    return {
      ...state,
      inherited: new (class {
        get shout(): string {
          return "LOUD";
        }
      })(),
    };
  }
  override async _preparePartContext(partId: string, context: Data, options: Data): Promise<Data> {
    await super._preparePartContext(partId, context, options);
    context.drawn = (context.drawn ?? "") + partId[0];
    return context;
  }
}

const TEMPLATES: Record<string, string> = {
  "t/header.hbs": `<header><input name="name" value="{{name}}"><b>{{inherited.shout}}</b><u>{{drawn}}</u></header>`,
  "t/body.hbs": `<div><p>{{count}}</p>{{> "t/row.hbs"}}<textarea name="notes">abcdef</textarea>
    <ul><li data-item-id="a"><button type="button" data-action="roll">a</button></li>
    <li data-item-id="b"><button type="button" data-action="roll">b</button></li></ul></div>`,
  "t/row.hbs": `<span>{{partId}}</span>`,
  "t/form.hbs": `<section><form><input type="number" name="pv" value="3"></form></section>`,
  "t/late.hbs": `<aside>{{> "t/deep.hbs"}}</aside>`,
  "t/deep.hbs": `late`,
  "t/two.hbs": `<p></p><p></p>`,
};

beforeEach(() => {
  table = setTable();
  clearTemplates();
  serveTemplates(TEMPLATES);
  submitted = [];
  state.count = 0;
});

describe("parts", () => {
  it("renders each part in order, marked and named", async () => {
    const app = await new Sheet().render(true);
    const parts = [...app.content.children] as HTMLElement[];
    expect(parts.map((part) => part.dataset.applicationPart)).toEqual(["header", "body", "form"]);
    expect(app.parts.header?.id).toBe("parts-head");
    expect(app.parts.header?.classList.contains("top")).toBe(true);
    expect(app.parts.body?.querySelector("span")?.textContent).toBe("parts-body");
  });

  it("reads getters of class instances and shares one context from part to part", async () => {
    const app = await new Sheet().render(true);
    expect(app.parts.header?.querySelector("b")?.textContent).toBe("LOUD");
    expect(app.parts.header?.querySelector("u")?.textContent).toBe("h");
  });

  it("re-renders only the parts asked for", async () => {
    const app = await new Sheet().render(true);
    const { header, body } = app.parts;
    state.count = 5;
    await app.render({ parts: ["body"] });
    expect(app.parts.header).toBe(header);
    expect(app.parts.body).not.toBe(body);
    expect(app.parts.body?.querySelector("p")?.textContent).toBe("5");
    expect([...app.content.children].indexOf(app.parts.body as Element)).toBe(1);
  });

  it("keeps the focus on what has an id or a name, and the scroll position; no more", async () => {
    const app = await new Sheet().render(true);
    const notes = app.parts.body?.querySelector("textarea") as HTMLTextAreaElement;
    notes.focus();
    notes.setSelectionRange(2, 4);
    (app.parts.body as HTMLElement).scrollTop = 33;
    await app.render();
    const fresh = app.parts.body?.querySelector("textarea") as HTMLTextAreaElement;
    expect(fresh).not.toBe(notes);
    expect(document.activeElement).toBe(fresh);
    expect([fresh.selectionStart, fresh.selectionEnd]).not.toEqual([2, 4]);
    expect(app.parts.body?.scrollTop).toBe(33);
    app.parts.body?.querySelector<HTMLElement>("[data-item-id=b] button")?.focus();
    await app.render({ parts: ["body"] });
    expect(document.activeElement).toBe(document.body);
  });

  it("stays behind a window that was opened meanwhile, though it is drawn anew with the focus in it", async () => {
    const app = await new Sheet().render(true);
    app.parts.body?.querySelector("textarea")?.focus();
    const opened = await new Sheet({ id: "opened" }).render(true);
    const above = () => Number(opened.element.style.zIndex) - Number(app.element.style.zIndex) > 0;
    await app.render();
    expect([document.activeElement === app.parts.body?.querySelector("textarea"), above()]).toEqual([true, true]);
    document.body.focus();
    (document.activeElement as HTMLElement | null)?.blur();
    app.parts.body?.querySelector("textarea")?.focus();
    expect(above()).toBe(false);
    await opened.close();
  });

  it("submits the forms a part declares", async () => {
    const app = await new Sheet().render(true);
    app.parts.form?.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await Promise.resolve();
    expect(submitted).toEqual([{ pv: 3 }]);
  });

  it("puts a part that is added later at the end, and loads none of its partials", async () => {
    class Growing extends Sheet {
      grown = false;
      override _configureRenderParts(options: Data): Data {
        const { header, ...rest } = super._configureRenderParts(options);
        const late = { template: "t/late.hbs", templates: ["t/deep.hbs"] };
        return this.grown ? { header, late, ...rest } : { header, ...rest };
      }
    }
    const app = await new Growing({ id: "growing" }).render(true);
    app.grown = true;
    await expect(app.render()).rejects.toThrow(/t\/deep.hbs/);
    await loadTemplates(["t/deep.hbs"]);
    await app.render();
    const order = [...app.content.children].map((part) => (part as HTMLElement).dataset.applicationPart);
    expect(order).toEqual(["header", "body", "form", "late"]);
  });

  it("refuses a template with two roots and names a part it does not have", async () => {
    class Two extends Sheet {
      static override PARTS: Data = { two: { template: "t/two.hbs" } };
    }
    await expect(new Two({ id: "two" }).render(true)).rejects.toThrow(/one root/);
    const app = await new Sheet({ id: "named" }).render(true);
    await app.render({ parts: ["nothing"] });
    expect(table.warnings).toHaveLength(1);
  });

  it("with root puts the part's children into the content itself", async () => {
    class Rooted extends Sheet {
      static override PARTS: Data = { body: { template: "t/body.hbs", root: true, templates: ["t/row.hbs"] } };
    }
    const app = await new Rooted({ id: "rooted" }).render(true);
    expect(app.content.dataset.applicationPart).toBe("body");
    expect(app.content.firstElementChild?.localName).toBe("p");
    state.count = 9;
    await app.render();
    expect(app.content.querySelector("p")?.textContent).toBe("9");
    expect(app.parts.body).toBe(app.content);
  });

  it("fires the hook of the mixed-in class too", async () => {
    await new Sheet().render(true);
    const names = table.hooks.map(({ name }) => name).filter((name) => name.startsWith("render"));
    expect(names).toEqual(["renderSheet", "renderHandlebarsApplication", "renderApplicationV2"]);
  });
});

describe("templates", () => {
  it("fetches a file once however many ask for it at the same time", async () => {
    const fetched = serveTemplates(TEMPLATES);
    await Promise.all([new Sheet({ id: "a" }).render(true), new Sheet({ id: "b" }).render(true)]);
    const paths = fetched.mock.calls.map(([path]) => path as string);
    expect(paths.filter((path) => path === "/t/header.hbs")).toHaveLength(1);
  });

  it("tries again after a failure", async () => {
    serveTemplates({});
    await expect(new Sheet({ id: "c" }).render(true)).rejects.toThrow(/404/);
    serveTemplates(TEMPLATES);
    expect((await new Sheet({ id: "c" }).render(true)).rendered).toBe(true);
  });
});

describe("tabs", () => {
  class Tabbed extends HandlebarsApplicationMixin(ApplicationV2) {
    static override DEFAULT_OPTIONS = { id: "tabbed", window: { title: "Tabs" } };
    static override PARTS: Data = {
      tabs: { template: "templates/generic/tab-navigation.hbs" },
      one: { template: "t/one.hbs" },
      two: { template: "t/both.hbs" },
    };
    static override TABS = {
      primary: { tabs: [{ id: "one", icon: "fa-solid fa-1" }, { id: "two" }], initial: "one", labelPrefix: "X.TABS" },
    };
  }
  beforeEach(() => {
    const section = (id: string): string =>
      `<section class="tab {{tabs.${id}.cssClass}}" data-group="primary" data-tab="${id}">{{tabs.${id}.label}}</section>`;
    serveTemplates({ "t/one.hbs": section("one"), "t/both.hbs": section("two") });
  });
  const active = (app: ApplicationV2): (string | undefined)[] =>
    [...app.element.querySelectorAll<HTMLElement>(".active")].map((element) => element.dataset.tab);

  it("prepares labels and the first active tab", async () => {
    const app = await new Tabbed().render(true);
    expect(active(app)).toEqual(["one", "one"]);
    expect(app.element.querySelector("section.tab")?.textContent).toBe("X.TABS.one");
  });

  it("changes by a click, and keeps the tab through a render", async () => {
    const app = await new Tabbed().render(true);
    app.element.querySelector<HTMLElement>("nav [data-tab=two]")?.click();
    expect(active(app)).toEqual(["two", "two"]);
    await app.render();
    expect(active(app)).toEqual(["two", "two"]);
    expect(app.tabGroups).toEqual({ primary: "two" });
  });

  it("changes by the keyboard", async () => {
    const app = await new Tabbed().render(true);
    const entry = app.element.querySelector<HTMLElement>("nav [data-tab=two]");
    expect(entry?.tabIndex).toBe(0);
    entry?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(app.tabGroups.primary).toBe("two");
  });

  it("throws for a tab that is not there, and opens on the tab a render names", async () => {
    const app = await new Tabbed().render({ force: true, tab: "two" });
    expect(active(app)).toEqual(["two", "two"]);
    expect(() => app.changeTab("three", "primary")).toThrow(/three/);
    expect(vi.isMockFunction(fetch)).toBe(true);
  });
});

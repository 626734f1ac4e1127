// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DocumentSheetV2, HandlebarsApplicationMixin } from "../../../../playground/client/applications/index.js";
import { clearTemplates } from "../../../../playground/client/handlebars/index.js";
import type { Data } from "../../../../playground/common/types.js";
import { fakeDocument } from "./fake-document.js";
import { serveTemplates, settled, setTable, type Table } from "./support.js";

let table: Table;
const acted = vi.fn();

class HeroSheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS = {
    classes: ["hero-sheet"],
    form: { submitOnChange: true },
    actions: { act: acted },
  };
  static override PARTS: Data = { main: { template: "t/hero.hbs" } };
}
const TEMPLATE = `<section><input name="name" value="{{source.name}}"><input type="number" name="system.pv" value="{{source.system.pv}}">
  <button type="button" data-action="act">act</button><input name="locked" disabled value="x"></section>`;

beforeEach(() => {
  table = setTable();
  clearTemplates();
  serveTemplates({ "t/hero.hbs": TEMPLATE });
  acted.mockClear();
});

const input = (sheet: DocumentSheetV2, name: string): HTMLInputElement =>
  sheet.element.querySelector(`[name="${name}"]`) as HTMLInputElement;

describe("identity", () => {
  it("is a form named after its class and document, and registered with the document", async () => {
    const document = fakeDocument();
    const sheet = await new HeroSheet({ document }).render(true);
    expect(sheet.id).toBe("HeroSheet-Actor-actor00000000001");
    expect(sheet.element.matches("form.application.sheet.hero-sheet.actor")).toBe(true);
    expect(sheet.title).toBe("DOCUMENT.Actor : Ada");
    expect(document.apps[sheet.id]).toBe(sheet);
    await sheet.close();
    expect(document.apps).toEqual({});
  });

  it("gives templates document, source, fields, rights and user", async () => {
    const document = fakeDocument();
    const context = await new HeroSheet({ document })._prepareContext({});
    expect(context).toMatchObject({ document, editable: true, rootId: "HeroSheet-Actor-actor00000000001" });
    expect(context.source).toBe(document._source);
    expect(context.fields).toBe(document.schema.fields);
    expect(context.user.id).toBe("me");
  });

  it("needs a document", () => {
    expect(() => new HeroSheet()).toThrow(/document/);
  });
});

describe("rights", () => {
  it("does not open for someone without the view permission, and says so", async () => {
    const document = fakeDocument();
    document.level = 0;
    const sheet = await new HeroSheet({ document }).render(true);
    expect(sheet.rendered).toBe(false);
    expect(table.warnings).toHaveLength(1);
  });

  it("locks all elements of the form of someone who may only look, buttons too", async () => {
    const document = fakeDocument();
    document.level = 2;
    const sheet = await new HeroSheet({ document }).render(true);
    expect(input(sheet, "name").disabled).toBe(true);
    sheet.element.querySelector<HTMLElement>("[data-action=act]")?.click();
    expect(acted).not.toHaveBeenCalled();
    document.level = 3;
    sheet._toggleDisabled(false);
    expect([input(sheet, "name").disabled, input(sheet, "locked").disabled]).toEqual([false, true]);
  });

  it("closes when the right to see is lost", async () => {
    const document = fakeDocument();
    const sheet = await new HeroSheet({ document }).render(true);
    document.level = 0;
    await sheet.render();
    await settled();
    expect(sheet.element).toBeNull();
  });

  it("is not editable in a locked compendium", () => {
    table = setTable({ packs: new Map([["gardien.x", { locked: true }]]) });
    const document = fakeDocument();
    document.pack = "gardien.x";
    expect(new HeroSheet({ document }).isEditable).toBe(false);
  });
});

describe("submission", () => {
  it("updates the document with typed, expanded data when an input changes", async () => {
    const document = fakeDocument();
    const sheet = await new HeroSheet({ document }).render(true);
    input(sheet, "system.pv").value = "7";
    input(sheet, "system.pv").dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(document.update).toHaveBeenCalledWith({ name: "Ada", system: { pv: 7 } }, {});
    expect(document.validate.mock.calls[0]?.[0]).toMatchObject({ clean: true, fallback: false });
  });

  it("shows why invalid data was refused and writes nothing", async () => {
    const document = fakeDocument();
    const sheet = await new HeroSheet({ document }).render(true);
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    input(sheet, "system.pv").value = "";
    input(sheet, "system.pv").dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    consoleError.mockRestore();
    expect(document.update).not.toHaveBeenCalled();
    expect(table.errors).toEqual(["system.pv: must be a finite number"]);
  });

  it("adds data given by code to that of the form", async () => {
    const document = fakeDocument();
    const sheet = await new HeroSheet({ document }).render(true);
    await sheet.submit({ updateData: { "system.pm": 4 } });
    expect(document.update).toHaveBeenCalledWith({ name: "Ada", system: { pv: 3, pm: 4 } }, {});
  });

  it("goes through the steps a subclass may replace", async () => {
    class Doubling extends HeroSheet {
      override _processFormData(event: Event | null, form: HTMLFormElement, formData: never): Data {
        const data = super._processFormData(event, form, formData);
        data.system.pv *= 2;
        return data;
      }
    }
    const document = fakeDocument();
    const sheet = await new Doubling({ document }).render(true);
    sheet.element.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settled();
    expect(document.update).toHaveBeenCalledWith({ name: "Ada", system: { pv: 6 } }, {});
  });
});

describe("header", () => {
  it("copies the UUID by a click and the id by a right click", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const sheet = await new HeroSheet({ document: fakeDocument() }).render(true);
    const button = sheet.element.querySelector<HTMLElement>("[data-action=copyUuid]");
    button?.click();
    button?.dispatchEvent(new MouseEvent("auxclick", { button: 2, bubbles: true }));
    await settled();
    vi.unstubAllGlobals();
    expect(writeText.mock.calls).toEqual([["Actor.actor00000000001"], ["actor00000000001"]]);
  });

  it("offers rights to a keeper only", async () => {
    const actions = (sheet: DocumentSheetV2): (string | undefined)[] =>
      [...sheet._headerControlButtons()].map((control) => control.action);
    const document = fakeDocument();
    document.ownership = { default: 0 };
    expect(actions(new HeroSheet({ document }))).toContain("configureOwnership");
    setTable({ user: { id: "player", isGM: false } });
    expect(actions(new HeroSheet({ document }))).toEqual(["configureSheet"]);
  });
});

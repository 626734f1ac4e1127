// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { otherPage } from "../../../support/windows/other-page.js";
import { wayBack } from "../../../../src/core/ui/way-back.js";
import { fill } from "../../../../src/core/card/fill.js";
import { fieldValue } from "../../../../src/core/ui/forms/field-value.js";
import { besideUser, inUse, isA, pages } from "../../../../src/core/ui/pages.js";
import { dialogs } from "../../../../src/core/ui/dialogs.js";
import { refusesFormula } from "../../../../src/rulesets/gb/sheets/item/formula-boxes.js";

interface Asked {
  readonly content: HTMLElement;
  readonly renderOptions?: object;
}

let page: Document;
const asked: Asked[] = [];
const put = (html: string, on: Document = page) => {
  on.body.innerHTML = html;
  return on.body.firstElementChild as HTMLElement;
};

/** The user is in the page of a window of its own, as 14 tells; 13 tells of none. */
function stepInto(focused: Document | null): void {
  const own = { document: page };
  const windows = new Map([["sheet-1", { window: own }]]);
  Object.assign(foundry.applications, { detached: { windows, focused: focused ? own : null } });
}

beforeEach(() => {
  page = otherPage();
  asked.length = 0;
  const wait = (question: Asked) => asked.push(question);
  Object.assign(foundry.applications.api, { DialogV2: { wait, confirm: wait, input: wait } });
});
afterEach(() => {
  Reflect.deleteProperty(foundry.applications, "detached");
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("a page that a window has for itself", () => {
  it("has elements of its own classes, which are told by their names", () => {
    const list = put("<select></select>");
    expect(list instanceof HTMLSelectElement).toBe(false);
    expect([isA(list, "select"), isA(list, "input"), isA(page, "select"), isA(null, "select")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("is where the keyboard is once the user is in it", () => {
    const [there, here] = [put("<button>there</button>"), put("<button>here</button>", document)];
    for (const button of [there, here]) button.focus();
    expect([inUse(), pages()]).toEqual([here, [document]]);
    stepInto(page);
    expect([inUse(), pages()]).toEqual([there, [document, page]]);
    stepInto(null);
    expect(inUse()).toBe(here);
  });

  it("is where its questions are asked, in elements of the table's page", () => {
    const content = put("<div>Sure?</div>");
    const question = { window: { title: "" }, content, rejectClose: false } as const;
    const ask = () => {
      void dialogs().confirm(question);
      void dialogs().wait({ ...question, buttons: [] });
      void dialogs().input({ ...question, ok: { label: "" } });
    };
    ask();
    stepInto(page);
    expect(besideUser()).toEqual({ renderOptions: { window: { windowId: "sheet-1" } } });
    ask();
    expect(asked.map(({ renderOptions }) => renderOptions)).toEqual([
      ...Array<undefined>(3).fill(undefined),
      ...Array<object>(3).fill({ window: { windowId: "sheet-1" } }),
    ]);
    for (const { content: told } of asked) expect([told.ownerDocument, told.textContent]).toEqual([document, "Sure?"]);
  });

  it("has lists and boxes that say what is chosen", () => {
    const list = put(`<select><option value="torso" selected></option></select>`) as HTMLSelectElement;
    expect(fieldValue(list)).toBe("torso");
  });

  it("has boxes of formulas that refuse what cannot be read", () => {
    vi.stubGlobal("game", { i18n: { format: (key: string) => key } });
    const sheet = put(`<form><input name="system.damage" value="2d"><p data-error></p></form>`);
    const event = { target: sheet.querySelector("input") } as unknown as Event;
    const box = { name: "system.damage", reads: (text: string) => /^\d+d\d+$/.test(text), message: () => "no" };
    expect(refusesFormula(sheet, event, [box])).toBe(true);
    expect(sheet.querySelector("[data-error]")?.textContent).toBe("no");
  });

  it("has buttons that get the keyboard back, and cards that keep it", () => {
    const button = put("<button>there</button>");
    const goBack = wayBack(button);
    goBack();
    expect(page.activeElement).toBe(button);
    const card = put(`<div><button data-key="fold">before</button></div>`);
    card.querySelector("button")?.focus();
    vi.stubGlobal("ui", {});
    vi.stubGlobal("game", { i18n: { lang: "en" } });
    // The template of a page that was shut has no content.
    vi.spyOn(page, "createElement").mockImplementation(() => ({ content: null }) as never);
    fill(card, `<button data-key="fold">after</button>`);
    expect([page.activeElement, card.textContent]).toEqual([card.querySelector("button"), "after"]);
  });
});

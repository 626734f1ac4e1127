// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { realWindows, type FakeDocument } from "../../../support/windows/real-windows.js";

const { setTable, serveTemplates, fakeDocument } = await realWindows();
await import("../../../../src/rulesets/index.js"); // which knows the sheets
const { GardienActorSheet } = await import("../../../../src/core/sheets/actor-sheet.js");
const { clearTemplates } = foundry.applications.handlebars as unknown as { clearTemplates(): void };

class Hero extends GardienActorSheet {
  static override PARTS = {
    head: { template: "t/head.hbs" },
    gear: { template: "t/gear.hbs", templates: ["t/row.hbs"] },
    notes: { template: "t/notes.hbs" },
  };
  static override PART_RULES = { observer: ["head", "notes"], limited: ["head"] };
}
class Tabbed extends GardienActorSheet {
  static override PARTS = { tabs: { template: "t/tabs.hbs" } };
  static override PART_RULES = { observer: ["tabs"], limited: ["tabs"] };
  static override TABS = { sheet: { tabs: [{ id: "play" }, { id: "notes" }], initial: "play" } };
}
const TEMPLATES = {
  "t/tabs.hbs": `<nav class="tabs">{{#each sheetTabs}}<button type="button" data-action="tab" data-group="{{group}}"
    data-tab="{{id}}" aria-pressed="{{active}}"></button>{{/each}}</nav>`,
  "t/head.hbs": "<header>head</header>",
  "t/gear.hbs": `<section>gear {{> "t/row.hbs"}}</section>`,
  "t/row.hbs": "row",
  "t/notes.hbs": "<section>notes</section>",
};

let actor: FakeDocument;
const partsOf = (sheet: { readonly element: HTMLElement }) =>
  [...sheet.element.querySelectorAll("[data-application-part]")].map(({ textContent }) => textContent);

/** What its user may do with the actor. */
function grant(level: 1 | 2 | 3): void {
  Object.assign(actor, { level, isOwner: level === 3, limited: level === 1 });
}

beforeEach(() => {
  setTable();
  clearTemplates();
  serveTemplates(TEMPLATES);
  Object.assign(Hooks, { on: () => 1, off: () => undefined });
  actor = fakeDocument();
  Object.assign(actor._source.system, { schema: { fields: {}, getField: () => undefined } });
});

it("a part that a right brings to an open sheet is drawn in its place, from what was loaded as it opened", async () => {
  grant(1);
  const sheet = await new Hero({ document: actor }).render({ force: true });
  expect(partsOf(sheet)).toEqual(["head"]);
  serveTemplates({}); // nothing more comes from the server
  grant(2);
  await sheet.render();
  expect(partsOf(sheet)).toEqual(["head", "notes"]);
  grant(3);
  await sheet.render();
  expect(partsOf(sheet)).toEqual(["head", "gear row", "notes"]);
});

it("a part whose right is lost while its sheet is open is emptied, and filled again with it", async () => {
  grant(3);
  const sheet = await new Hero({ document: actor }).render({ force: true });
  grant(1);
  await sheet.render();
  expect(partsOf(sheet).join("")).toBe("head");
  grant(3);
  await sheet.render();
  expect(partsOf(sheet)).toEqual(["head", "gear row", "notes"]);
});

it("its tabs tell which of them is open, chosen by hand or drawn anew", async () => {
  grant(2);
  const sheet = await new Tabbed({ document: actor }).render({ force: true });
  const tabs = () => [...sheet.element.querySelectorAll<HTMLElement>("[data-action=tab]")];
  const pressed = () => tabs().map((tab) => tab.getAttribute("aria-pressed"));
  expect(pressed()).toEqual(["true", "false"]);
  tabs()[1]?.click();
  expect(pressed()).toEqual(["false", "true"]);
  await sheet.render();
  expect(pressed()).toEqual(["false", "true"]);
});

it("a sheet of one of several tokens goes by the name of its token", () => {
  grant(3);
  const sheet = new Hero({ document: actor });
  const { name } = actor._source;
  expect(sheet.title).toContain(name);
  Object.assign(actor, { token: { name: `${name} (2)` } });
  expect(sheet.title).toContain(`${name} (2)`);
});

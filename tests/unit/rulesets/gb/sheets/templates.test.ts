// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { connectFieldInputs } from "../../../../../playground/client/applications/fields/field-inputs.js";
import { Handlebars, registerHelpers, engine } from "../../../../../playground/client/handlebars/index.js";
import { CORE_SETTINGS } from "../../../../../src/core/settings.js";
import { RULESETS } from "../../../../../src/rulesets/index.js";
import { filesUnder } from "../../../../support/files.js";
import { creature, investigator, preparedItem, type ItemSource, type ItemType } from "../../../../support/gb-models.js";

const HOSTILE = `<img src=x onerror="alert(1)">'"{{name}}`;
const PREFIX = "systems/gardien/";
const FILES = ["templates/core/sheets", "templates/rulesets/gb"].flatMap((folder) => filesUnder(folder, ".hbs"));
const source = (path: string) => readFileSync(path.slice(PREFIX.length), "utf8");
const partialsOf = (path: string): string[] =>
  [...source(path).matchAll(/\{\{> "([^"]+)"/g)].flatMap(([, partial = ""]) => [partial, ...partialsOf(partial)]);

interface Part {
  readonly template: string;
  readonly templates?: readonly string[];
}
type SheetClass = (new () => object) & { PARTS: Record<string, Part> };
interface Sheet {
  _prepareContext(options: object): Promise<Record<string, unknown>>;
  _preparePartContext(part: string, context: object, options: object): Promise<Record<string, unknown>>;
}
const gb = RULESETS.find(({ id }) => id === "gb");
const { gbInvestigator, gbCreature } = gb?.actors ?? {};
const ITEM_SHEETS = new Map(
  Object.entries(gb?.items ?? {}).map(([type, { sheet }]) => [sheet as unknown as SheetClass, type as ItemType]),
);
const SHEETS = [
  ...[gbInvestigator, gbCreature].map((kind) => kind?.sheet as unknown as SheetClass),
  ...ITEM_SHEETS.keys(),
];
const [, CreatureSheet] = SHEETS;

/** What a sheet of an item is shown with; every text somebody can type is hostile. */
const ITEMS: Readonly<Record<ItemType, object>> = {
  gbWeapon: { damage: HOSTILE },
  gbArmor: { kind: "shield" },
  gbWound: { gb: 7, weaponName: HOSTILE, description: HOSTILE },
  gbFeat: { key: "weaponFocus", weapon: HOSTILE, modifiers: [{ skill: HOSTILE, value: 2 }, { target: "fort" }] },
  gbSkill: { ability: "dex", ranks: 2 },
  gbSpell: { kind: "heal", pvFormula: HOSTILE },
  gbHazard: { damage: HOSTILE, repeats: true },
  gbGear: { quantity: 2 },
  gbProfile: { places: "own", rows: [{ zone: "head", upTo: 5 }, {}], losses: "own", worsening: "own" },
};

const items: readonly ItemSource[] = [
  {
    type: "gbWeapon",
    system: { damage: HOSTILE, category: "handgun", increment: 9, magazine: { value: 0, max: 6 }, description: "" },
  },
  { type: "gbWeapon", system: { count: 2, magazine: { value: 2, max: 6 } } },
  { type: "gbArmor", system: { zones: { torso: 1 }, maxDex: 8 } },
  { type: "gbWound", system: { gb: 7, zone: "torso", weaponName: HOSTILE, description: HOSTILE, treated: true } },
  { type: "gbWound", system: { gb: 2, zone: "head", healed: true, partState: "hampered" } },
  { type: "gbWound", system: { gb: 8, zone: "legLeft", pvLost: 2 } },
  { type: "gbSkill", system: { ability: "str", trainedOnly: true } },
  { type: "gbFeat", system: { key: "weaponFocus", weapon: HOSTILE, converted: true } },
  { type: "gbSpell", system: { kind: "heal", pvFormula: "1d8" } },
  { type: "gbSpell", system: { kind: "harmTouch", maxDamageFormula: "8 + @casterLevel" } },
  { type: "gbGear", system: { quantity: 2, weight: 1.5 } },
];
const passing = { posture: { prone: true }, shock: { kind: "simple" }, aim: { rounds: 1 }, drowning: { active: true } };
const figures = { ...passing, occupation: HOSTILE, category: HOSTILE, hd: HOSTILE, pf: { value: 0 }, pv: { value: 3 } };

/** A sheet on a document whose every text a user can type is hostile. */
function sheetOf(Class: SheetClass, editable: boolean, more: object): Sheet {
  const system = { ...figures, ...more };
  const model = Class === CreatureSheet ? creature(system, items) : investigator(system, items);
  // each model asks its own item for its name
  const named = (model.parent.items as unknown as object[]).map((item, i) =>
    Object.assign(item, { id: `i${i}`, name: HOSTILE, img: HOSTILE }),
  );
  const common = { name: HOSTILE, img: HOSTILE, uuid: "Actor.x", isOwner: editable, limited: false };
  const actor = { ...common, items: { contents: named }, system: model, _source: { system: model._source } };
  const item = itemFor(Class);
  const document = { ...common, actor: null, system: item, _source: { system: item?._source } };
  return Object.assign(new Class(), { actor, item: document, isEditable: editable, id: "s" }) as unknown as Sheet;
}

function itemFor(Class: SheetClass) {
  const type = ITEM_SHEETS.get(Class);
  return type && preparedItem(type, ITEMS[type]);
}

async function rendered(
  Class: SheetClass,
  editable: boolean,
  context: object = {},
  system: object = {},
): Promise<HTMLElement[]> {
  const sheet = sheetOf(Class, editable, system);
  const parts: HTMLElement[] = [];
  for (const [id, { template }] of Object.entries(Class.PARTS)) {
    const shared = Object.assign(await sheet._prepareContext({}), context);
    const data = await sheet._preparePartContext(id, shared, {});
    const holder = document.createElement("template");
    holder.innerHTML = engine.compile(source(template))(data);
    parts.push(...([...holder.content.children] as HTMLElement[]));
  }
  return parts;
}

beforeAll(async () => {
  const hooks = "../../../../../playground/client/hooks/hooks.js"; // by name: its own types contradict those of the system
  const { Hooks } = (await import(/* @vite-ignore */ hooks)) as { Hooks: object };
  const say = (key: string) => key;
  const format = (key: string, data: object) => `${key} ${Object.values(data).join(" ")}`;
  const settings = new Map([...CORE_SETTINGS, ...(gb?.settings ?? [])].map(({ key, initial }) => [key, initial]));
  Object.assign(globalThis, {
    Hooks,
    game: {
      settings: { get: (_space: string, key: string) => settings.get(key) },
      user: { isGM: true },
      time: { worldTime: 90 },
      i18n: { lang: "fr", has: () => false, localize: say, format },
    },
  });
  const { applications } = foundry as unknown as { applications: Record<string, object> };
  applications["ux"] = { TextEditor: { implementation: { enrichHTML: (html: string) => Promise.resolve(html) } } };
  // Foundry's own classes are empty here: the little they would prepare is put under ours.
  const foundrySheet = (foundry.applications.sheets.ActorSheetV2 as unknown as { prototype: object }).prototype;
  Object.assign(foundrySheet, {
    _prepareContext: () => Promise.resolve({ rootId: "s" }),
    _preparePartContext: (_part: string, context: object) => Promise.resolve(context),
    _prepareTabs: () => ({ gear: { id: "gear", group: "sheet", cssClass: "active", active: true, label: "x" } }),
  });
  connectFieldInputs();
  registerHelpers();
  for (const file of FILES) Handlebars.registerPartial(PREFIX + file, source(PREFIX + file));
});

describe.each(SHEETS.map((Class) => [Class.name, Class] as const))("%s", (_name, Class) => {
  it("names every partial that its templates use", () => {
    for (const { template, templates = [] } of Object.values(Class.PARTS)) {
      expect(templates).toEqual(expect.arrayContaining(partialsOf(template)));
    }
  });

  it.each([
    ["played", true, {}],
    ["edited", true, { editing: true }],
    ["observed", false, { keeper: false }],
  ])("%s: each part has one root and hostile texts stay texts", async (_how, editable, context) => {
    const parts = await rendered(Class, editable, context);
    expect(parts).toHaveLength(Object.keys(Class.PARTS).length);
    for (const part of parts) {
      expect(part.querySelector("[onerror], script, [onload]")).toBeNull();
      for (const image of part.querySelectorAll("img")) expect(image.getAttribute("src")).toBe(HOSTILE);
    }
    expect(parts.some((part) => part.outerHTML.includes("onerror="))).toBe(true);
    expect(parts.map((part) => part.textContent).join("")).not.toContain("[object Object]");
  });

  it("gives every button and box a name", async () => {
    for (const part of await rendered(Class, true, { editing: true })) {
      const nameless = [...part.querySelectorAll("button, input, select")].filter((element) => !nameOf(element, part));
      expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
    }
  });
});

describe("GB-43: a creature of the classic rules", () => {
  it.each([false, true])("has hit points and one class, edited: %s", async (editing) => {
    if (!CreatureSheet) throw new Error("no sheet");
    const classic = { mode: "traditional", hp: { value: 9, max: 13 } };
    const parts = await rendered(CreatureSheet, true, { editing }, classic);
    const page = parts.map(({ outerHTML }) => outerHTML).join("");
    expect(page).toContain('data-pool="hp"');
    expect(page).not.toContain('data-pool="pv"');
    expect(page).not.toContain("g-zonebar");
  });
});

function nameOf(element: Element, root: Element): string {
  const label = element.id && root.querySelector(`label[for="${element.id}"]`)?.textContent;
  return (element.getAttribute("aria-label") ?? (label || element.textContent)).trim();
}

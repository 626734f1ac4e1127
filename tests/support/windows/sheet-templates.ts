import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { connectFieldInputs } from "../../../playground/client/applications/fields/field-inputs.js";
import { engine, Handlebars, registerHelpers } from "../../../playground/client/handlebars/index.js";
import { CORE_SETTINGS, type SettingDefinition } from "../../../src/core/settings/settings.js";
import { registerConditionHelper } from "../../../src/core/effects/condition-link.js";
import { registerRuleHelper } from "../../../src/core/rulebook/linked.js";
import { registerTooltips } from "../../../src/core/ui/tooltip.js";
import { choicesInId } from "../../../src/core/sheets/action-offer.js";
import { itemSheet } from "../../../src/core/sheets/item-card.js";
import { RULESETS } from "../rulesets.js";
import { filesUnder } from "../files.js";

/** What somebody may type anywhere. */
export const HOSTILE = `<img src=x onerror="alert(1)">'"{{name}}`;

const PREFIX = "systems/gardien/";

interface Part {
  readonly template: string;
  readonly templates?: readonly string[];
}
export type SheetClass = (new () => object) & { PARTS: Record<string, Part> };
interface Sheet {
  _prepareContext(options: object): Promise<Record<string, unknown>>;
  _preparePartContext(part: string, context: object, options: object): Promise<Record<string, unknown>>;
}

const source = (path: string) => readFileSync(path.slice(PREFIX.length), "utf8");

/** The partials that a template uses, and those that they use. */
export function partialsOf(path: string): string[] {
  return [...source(path).matchAll(/\{\{> "([^"]+)"/g)].flatMap(([, partial = ""]) => [
    partial,
    ...partialsOf(partial),
  ]);
}

/** Stands in for the little of Foundry that a sheet needs to be drawn outside of it, and knows a ruleset's templates. */
export async function prepareSheets(ruleset: string, definitions: readonly SettingDefinition[]): Promise<void> {
  const hooks = "../../../playground/client/hooks/hooks.js"; // by name: its own types contradict those of the system
  const { Hooks } = (await import(/* @vite-ignore */ hooks)) as { Hooks: object };
  const say = (key: string) => key;
  const format = (key: string, data: object) => `${key} ${Object.values(data).join(" ")}`;
  const settings = new Map([...CORE_SETTINGS, ...definitions].map(({ key, initial }) => [key, initial]));
  Object.assign(globalThis, {
    Hooks,
    game: {
      settings: { get: (_space: string, key: string) => settings.get(key) },
      user: { isGM: true, targets: new Set() },
      combats: [],
      items: [],
      packs: [],
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
    _prepareTabs: () => ({
      gear: { id: "gear", group: "sheet", cssClass: "active", active: true, label: "x" },
      care: { id: "care", group: "sheet", cssClass: "", active: false, label: "y" },
    }),
  });
  connectFieldInputs();
  registerHelpers();
  Object.assign(globalThis, { Handlebars });
  registerTooltips();
  registerRuleHelper();
  registerConditionHelper();
  for (const folder of ["core/sheets", `rulesets/${ruleset}`]) {
    for (const file of filesUnder(`templates/${folder}`, ".hbs"))
      Handlebars.registerPartial(PREFIX + file, source(PREFIX + file));
  }
}

/** The parts of a sheet as they are drawn; `fields` are what Foundry would set on it: actor, item, rights. */
export async function drawn(Class: SheetClass, fields: object, context: object = {}): Promise<HTMLElement[]> {
  const sheet = Object.assign(new Class(), { id: "s" }, fields) as unknown as Sheet;
  const shared = Object.assign(await sheet._prepareContext({}), context);
  const parts: HTMLElement[] = [];
  for (const [id, { template }] of Object.entries(Class.PARTS)) {
    const data = await sheet._preparePartContext(id, { ...shared }, {});
    const holder = document.createElement("template");
    holder.innerHTML = compiled(template)(data);
    parts.push(...([...holder.content.children] as HTMLElement[]));
  }
  return parts;
}

/** Templates that were drawn before; compiling one takes longer than drawing it. */
const known = new Map<string, ReturnType<typeof engine.compile>>();

function compiled(template: string): ReturnType<typeof engine.compile> {
  const draw = known.get(template) ?? engine.compile(source(template));
  known.set(template, draw);
  return draw;
}

/** The sheet of a sub-type of Actor. */
export function actorSheet(type: string): SheetClass {
  const kind = RULESETS.map(({ actors }) => actors[type]).find((one) => one !== undefined);
  if (!kind) throw new Error(`No ruleset has ${type}.`);
  return kind.sheet as unknown as SheetClass;
}

/** The sheet of a sub-type of Item. */
export function cardSheet(type: string): SheetClass {
  for (const ruleset of RULESETS) {
    const kind = ruleset.items[type];
    if (kind) return itemSheet(type, kind, ruleset) as unknown as SheetClass;
  }
  throw new Error(`No ruleset has ${type}.`);
}

/** What Foundry would set on every document; all that somebody can type is hostile. */
const COMMON = { name: HOSTILE, img: HOSTILE, uuid: "Actor.x", limited: false };

/** A model as its sheet draws it. */
export interface Drawable {
  readonly _source: object;
  readonly parent: { readonly items: unknown };
}

/** The sheet of an actor with a model, as it is drawn for somebody who may change it or not. */
export function drawnActor(
  Class: SheetClass,
  model: Drawable,
  editable: boolean,
  context: object = {},
): Promise<HTMLElement[]> {
  return drawn(Class, { actor: actorShown(model, editable), isEditable: editable }, context);
}

/** An actor with a model, as much of it as its sheet reads. */
function actorShown(model: Drawable, isOwner: boolean): object {
  const contents = (model.parent.items as object[]).map((item, i) =>
    Object.assign(item, { id: `i${i}`, name: HOSTILE, img: HOSTILE }),
  );
  const items = { contents, get: (id: string) => contents.find((item) => item.id === id) };
  return { ...COMMON, isOwner, items, system: model, _source: { system: model._source } };
}

/** What a button of a sheet begins: a deed, or an attack with more than its weapon chosen. */
function begunBy({ dataset }: HTMLElement, row: string | undefined): string[] {
  const choices = dataset["choices"] ? choicesInId(JSON.parse(dataset["choices"]) as Record<string, string>) : "";
  if (dataset["action"] === "deed") return [`deed ${dataset["deed"] ?? ""} ${choices}`];
  return choices === "" ? [] : [`attack ${row ?? ""} ${choices}`];
}

/** All that the buttons of an owner's sheet begin is in the list of its actions, whoever reads it. */
export async function expectListed(Class: SheetClass, model: Drawable, ruleset: string): Promise<void> {
  const parts = await drawnActor(Class, model, true, { editable: true, owner: true, observes: true, keeper: true });
  const buttons = parts.flatMap((part) => [...part.querySelectorAll<HTMLButtonElement>("button")]);
  const live = buttons.filter(
    ({ disabled, dataset }) => !disabled && /^(?:deed|attack)$/.test(dataset["action"] ?? ""),
  );
  const begun = live.flatMap((button) =>
    begunBy(button, button.closest<HTMLElement>("[data-item-id]")?.dataset["itemId"]),
  );
  const part = await RULESETS.find(({ id }) => id === ruleset)?.modules?.();
  const listed = (part?.actions(actorShown(model, true) as Actor) ?? []).flatMap((offer) => {
    if ("click" in offer) return [];
    const choices = choicesInId(offer.choices ?? {});
    return "deed" in offer ? [`deed ${offer.deed} ${choices}`] : [`attack ${offer.attack} ${choices}`];
  });
  expect(begun.length).toBeGreaterThan(0);
  expect([...new Set(begun)].filter((one) => !listed.includes(one))).toEqual([]);
}

/** The card of an item that nobody carries. */
export function drawnItem(
  Class: SheetClass,
  model: Pick<Drawable, "_source">,
  editable: boolean,
): Promise<HTMLElement[]> {
  const item = { ...COMMON, isOwner: editable, actor: null, system: model, _source: { system: model._source } };
  return drawn(Class, { item, isEditable: editable });
}

/** A sheet's parts name every partial that their templates use. */
export function expectPartials(Class: SheetClass): void {
  for (const { template, templates = [] } of Object.values(Class.PARTS)) {
    expect(templates).toEqual(expect.arrayContaining(partialsOf(template)));
  }
}

/** Each part has one root, and what somebody typed stays a text. */
export function expectHarmless(Class: SheetClass, parts: readonly HTMLElement[]): void {
  expect(parts).toHaveLength(Object.keys(Class.PARTS).length);
  for (const part of parts) {
    expect(part.querySelector("[onerror], script, [onload]")).toBeNull();
    const pictures = [...part.querySelectorAll("img")].map((image) => image.getAttribute("src") ?? "");
    expect(pictures.filter((src) => src !== HOSTILE && !src.startsWith(PREFIX))).toEqual([]); // theirs, or ours
  }
  expect(parts.some((part) => part.outerHTML.includes("onerror="))).toBe(true);
  expect(parts.map((part) => part.textContent).join("")).not.toContain("[object Object]");
}

/** Every button and box can be called by a name. */
export function expectNamed(parts: readonly HTMLElement[]): void {
  const nameless = parts.flatMap((part) =>
    [...part.querySelectorAll("button, input, select, textarea")].filter((element) => !nameOf(element, part)),
  );
  expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

/** No two boxes of a form have one name: it would send both. */
export function expectUnique(parts: readonly HTMLElement[]): void {
  const boxes = parts.flatMap((part) => [...part.querySelectorAll("[name]:not([name=name], [type=radio])")]);
  const names = boxes.map((box) => box.getAttribute("name"));
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
}

function nameOf(element: Element, root: Element): string {
  const label = element.id && root.querySelector(`label[for="${element.id}"]`)?.textContent;
  const around = element.closest("label")?.textContent;
  return (element.getAttribute("aria-label") ?? (label || around || element.textContent)).trim();
}

// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { SETTINGS } from "../../../../../src/rulesets/warp/settings.js";
import {
  actorSheet,
  cardSheet,
  drawnActor,
  drawnItem,
  prepareSheets,
  type SheetClass,
} from "../../../../support/windows/sheet-templates.js";
import { items, system } from "../../../../support/sheets/warp.js";
import { character, npc, preparedItem } from "../../../../support/models/warp-models.js";

const PEOPLE: readonly SheetClass[] = ["warpCharacter", "warpNpc"].map(actorSheet);

function person(Class: SheetClass, editable: boolean, context: object = {}): Promise<HTMLElement[]> {
  const model = Class === PEOPLE[0] ? character(system, items) : npc(system, items);
  return drawnActor(Class, model, editable, context);
}

function card(given: object): Promise<HTMLElement[]> {
  return drawnItem(cardSheet("warpTrait"), preparedItem("warpTrait", given), true);
}

beforeAll(() => prepareSheets("warp", SETTINGS));

describe.each(PEOPLE.map((Class) => [Class.name, Class] as const))("%s", (_name, Class) => {
  it("WP-109: ends what lasts by a button, for whoever may change the sheet", async () => {
    const ends = (parts: readonly HTMLElement[]) =>
      parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>("[data-action=endCondition]")]);
    expect(ends(await person(Class, true)).map(({ dataset }) => dataset["condition"])).toEqual(["warpParalysed"]);
    expect(ends(await person(Class, false))).toEqual([]);
  });
});

describe("WP-24: a trait's card", () => {
  it.each([
    ["standard", false],
    ["specialised", true],
  ])("of scale %s keeps it from fighting: %s", async (scale, kept) => {
    const [body] = await card({ scale });
    expect(body?.querySelector<HTMLInputElement>("[name='system.combat']")?.disabled).toBe(kept);
    const scales = [...(body?.querySelectorAll<HTMLOptionElement>("[name='system.scale'] option") ?? [])];
    expect(scales.some(({ value }) => value === "specialised")).toBe(kept);
  });
});

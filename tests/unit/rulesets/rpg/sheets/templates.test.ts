// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { SETTINGS } from "../../../../../src/rulesets/rpg/settings.js";
import { actsOn } from "../../../../../src/rulesets/rpg/sheets/actor/acts.js";
import { items, system } from "../../../../support/sheets/rpg.js";
import { character, creature } from "../../../../support/models/rpg-models.js";
import { actorSheet, drawnActor, prepareSheets, type SheetClass } from "../../../../support/windows/sheet-templates.js";

const CREATURE = actorSheet("rpgCreature");
const PEOPLE: readonly SheetClass[] = [actorSheet("rpgCharacter"), CREATURE];

function person(Class: SheetClass, editable: boolean, context: object = {}, data: object = system) {
  const model = Class === PEOPLE[0] ? character(data, items) : creature(data, items);
  return drawnActor(Class, model, editable, context);
}

beforeAll(() => prepareSheets("rpg", SETTINGS));

describe("the acts of a page", () => {
  it.each(["fr", "en"])("names no two buttons of a page alike (%s)", (lang) => {
    const words = JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as {
      GARDIEN: { RPG: { DEED: Record<string, { name: string }> } };
    };
    const allThere = new Proxy({}, { get: () => true }) as Parameters<typeof actsOn>[1];
    for (const page of ["play", "health", "progress"] as const) {
      const names = actsOn(page, allThere).map(({ deed }) => words.GARDIEN.RPG.DEED[deed]?.name);
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it("RP-40: offers to move in a fight alone, where the table makes it cost an action", () => {
    type Who = Parameters<typeof actsOn>[1];
    const offered = (...so: readonly string[]) => {
      const who = new Proxy({}, { get: (_none, need) => so.includes(String(need)) }) as Who;
      return actsOn("play", who).map(({ deed }) => deed);
    };
    expect(offered("fight", "paidMoves")).toContain("move");
    expect([...offered("fight"), ...offered("paidMoves")]).not.toContain("move");
  });
});

it.each([
  ["tries it while one plays", true, false, "deed"],
  ["opens it while one edits", true, true, "editItem"],
  ["opens it for who only reads", false, false, "editItem"],
])("RP-15: the name of a skill %s", async (_what, editable, editing, action) => {
  for (const Class of PEOPLE) {
    const names = (await person(Class, editable, { editing })).flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>(".r-skill__name"),
    ]);
    expect(names.map(({ dataset }) => dataset["action"])).toEqual([action, action]);
  }
});

describe("RP-49: a table of places in the keeper's words", () => {
  const errors = (parts: readonly HTMLElement[]) =>
    parts.flatMap((part) => [...part.querySelectorAll(".g-error")].map(({ textContent }) => textContent ?? ""));

  it("says which numbers are struck twice or not at all", async () => {
    const places = [
      { from: 1, to: 4, label: "a" },
      { from: 4, to: 9, label: "b" },
    ];
    const edited = await person(CREATURE, true, { editing: true }, { ...system, customLocations: places });
    expect(errors(edited).join()).toContain("4, 10");
  });

  it("has nothing against one that covers each number once", async () => {
    expect(errors(await person(CREATURE, true, { editing: true }))).toEqual([]);
  });
});

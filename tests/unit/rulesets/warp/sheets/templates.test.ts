// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { SETTINGS } from "../../../../../src/rulesets/warp/settings.js";
import { WarpCharacterSheet } from "../../../../../src/rulesets/warp/sheets/actor/character-sheet.js";
import { WarpNpcSheet } from "../../../../../src/rulesets/warp/sheets/actor/npc-sheet.js";
import {
  cardSheet,
  drawnActor,
  drawnItem,
  expectHarmless,
  expectListed,
  expectNamed,
  expectPartials,
  HOSTILE,
  prepareSheets,
  type SheetClass,
} from "../../../../support/windows/sheet-templates.js";
import {
  character,
  npc,
  preparedItem,
  type ItemSource,
  type ItemType,
} from "../../../../support/models/warp-models.js";

const classOf = (Class: object) => Class as unknown as SheetClass;

/** What the card of each kind of item is shown with; every text somebody can type is hostile. */
const CARDS: readonly (readonly [SheetClass, ItemType, object])[] = [
  [cardSheet("warpTrait"), "warpTrait", { sign: HOSTILE, progress: HOSTILE }],
  [cardSheet("warpTrait"), "warpTrait", { kind: "flaw", flawMode: "chance", sign: HOSTILE }],
  [cardSheet("warpPower"), "warpPower", { sign: HOSTILE, duration: HOSTILE, opposes: ["telepathy"] }],
  [cardSheet("warpSpell"), "warpSpell", { duration: HOSTILE, level: 9 }],
  [cardSheet("warpWeapon"), "warpWeapon", { category: "firearm", fireMode: "automatic", magazine: 8, loaded: 3 }],
  [cardSheet("warpWeapon"), "warpWeapon", { category: "thrown", rangeRow: "custom", customRange: [2, 4] }],
  [cardSheet("warpArmor"), "warpArmor", { regularDice: 2, heavy: true, condition: HOSTILE }],
  [cardSheet("warpAmmo"), "warpAmmo", { caliber: HOSTILE, quantity: 12 }],
  [cardSheet("warpGear"), "warpGear", { value: HOSTILE }],
  [cardSheet("warpWound"), "warpWound", { malusScope: "agility", dailyLoss: 3 }],
];
const PEOPLE: readonly SheetClass[] = [classOf(WarpCharacterSheet), classOf(WarpNpcSheet)];

const items: readonly ItemSource[] = [
  { type: "warpTrait", system: { kind: "central", combat: true, superior: true, score: 4, sign: HOSTILE } },
  { type: "warpTrait", system: { kind: "flaw", unknown: true, sign: HOSTILE } },
  { type: "warpPower", system: { duration: HOSTILE, range: HOSTILE, sign: HOSTILE } },
  { type: "warpSpell", system: { range: HOSTILE, levelHidden: true } },
  { type: "warpSpell", system: { learned: true } },
  { type: "warpWeapon", system: { category: "firearm", rangeRow: "pistol", magazine: 15, loaded: 9, quantity: 2 } },
  { type: "warpWeapon", system: { equipped: false } },
  { type: "warpArmor", system: { regularPoints: 1 } },
  { type: "warpAmmo", system: { caliber: HOSTILE } },
  { type: "warpGear", system: { value: HOSTILE } },
  { type: "warpWound", system: { dailyLoss: 2, malusScope: "attack" } },
];
const system = {
  concept: HOSTILE,
  kindOf: HOSTILE,
  size: HOSTILE,
  motivation: HOSTILE,
  secret: HOSTILE,
  importantPerson: { name: HOSTILE, reason: HOSTILE },
  unknown: { secret: true },
  finances: HOSTILE,
  hp: { value: 8, max: 21, temp: 3, description: HOSTILE },
  xp: { total: 4, used: 1 },
  psy: { max: 3, value: 1, label: HOSTILE },
  spellbound: { paralysis: true },
  count: 3,
};
function person(Class: SheetClass, editable: boolean, context: object = {}): Promise<HTMLElement[]> {
  const model = Class === PEOPLE[0] ? character(system, items) : npc(system, items);
  return drawnActor(Class, model, editable, context);
}

function card([Class, type, given]: (typeof CARDS)[number], editable: boolean): Promise<HTMLElement[]> {
  const model = preparedItem(type, given);
  return drawnItem(Class, model, editable);
}

beforeAll(() => prepareSheets("warp", SETTINGS));

describe.each([...PEOPLE, ...new Set(CARDS.map(([Class]) => Class))].map((Class) => [Class.name, Class] as const))(
  "%s",
  (_name, Class) => {
    it("names every partial that its templates use", () => {
      expectPartials(Class);
    });
  },
);

describe.each(PEOPLE.map((Class) => [Class.name, Class] as const))("%s", (_name, Class) => {
  it.each([
    ["played", true, {}],
    ["edited", true, { editing: true }],
    ["observed", false, { keeper: false }],
  ])("%s: each part has one root and hostile texts stay texts", async (_how, editable, context) => {
    expectHarmless(Class, await person(Class, editable, context));
  });

  it("WP-109: ends what lasts by a button, for whoever may change the sheet", async () => {
    const ends = (parts: readonly HTMLElement[]) =>
      parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>("[data-action=endCondition]")]);
    expect(ends(await person(Class, true)).map(({ dataset }) => dataset["condition"])).toEqual(["warpParalysed"]);
    expect(ends(await person(Class, false))).toEqual([]);
  });

  it.each([false, true])("gives every button and box a name, edited: %s", async (editing) => {
    expectNamed(await person(Class, true, { editing }));
  });
});

describe("WP-24: a trait's card", () => {
  it.each([
    ["standard", false],
    ["specialised", true],
  ])("of scale %s keeps it from fighting: %s", async (scale, kept) => {
    const [body] = await card([cardSheet("warpTrait"), "warpTrait", { scale }], true);
    expect(body?.querySelector<HTMLInputElement>("[name='system.combat']")?.disabled).toBe(kept);
    const scales = [...(body?.querySelectorAll<HTMLOptionElement>("[name='system.scale'] option") ?? [])];
    expect(scales.some(({ value }) => value === "specialised")).toBe(kept);
  });
});

describe.each(CARDS.map((one) => [one[0].name, JSON.stringify(one[2]).slice(0, 40), one] as const))(
  "%s with %s",
  (_name, _given, one) => {
    it.each([true, false])("has one root and hostile texts stay texts, editable: %s", async (editable) => {
      expectHarmless(one[0], await card(one, editable));
    });

    it("gives every button and box a name", async () => {
      expectNamed(await card(one, true));
    });
  },
);

it("lists what their buttons begin", async () => {
  await expectListed(classOf(WarpCharacterSheet), character(system, items), "warp");
  await expectListed(classOf(WarpNpcSheet), npc({ ...system, xp: { total: 60, used: 0 } }, items), "warp");
});

// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { rpgDeeds } from "../../../../../src/rulesets/rpg/deeds/index.js";
import { SETTINGS } from "../../../../../src/rulesets/rpg/settings.js";
import { actsOn, OFFERED } from "../../../../../src/rulesets/rpg/sheets/actor/acts.js";
import { RpgCharacterSheet } from "../../../../../src/rulesets/rpg/sheets/actor/character-sheet.js";
import { RpgCreatureSheet } from "../../../../../src/rulesets/rpg/sheets/actor/creature-sheet.js";
import { EFFECT_CHOICES } from "../../../../../src/rulesets/rpg/sheets/views/effects-view.js";
import { character, creature, preparedItem, type ItemSource } from "../../../../support/models/rpg-models.js";
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

const classOf = (Class: object) => Class as unknown as SheetClass;

/** One effect of each kind that a card offers, one that only compendia write, and one that is not told yet. */
const EFFECTS = [
  ...Object.keys(EFFECT_CHOICES).map((type) => ({
    type,
    formula: HOSTILE,
    until: { kind: "rounds", formula: HOSTILE },
  })),
  { type: "prone", stand: { kind: "rounds", formula: HOSTILE } },
  { type: "test", attribute: "body", onFail: [] },
  {
    type: "test",
    attribute: "body",
    when: "eachRound",
    onFail: [{ type: "bleed", formula: HOSTILE }, { type: HOSTILE }],
  },
  { type: "destroyHeld" },
  {},
];

/** What the card of each kind of item is shown with; every text somebody can type is hostile. */
const CARDS: readonly (readonly [SheetClass, ItemSource["type"], object])[] = [
  [cardSheet("rpgSkill"), "rpgSkill", { mastery: 4 }],
  [cardSheet("rpgWeapon"), "rpgWeapon", { mode: "missile", reload: "magazine", skill: HOSTILE, price: HOSTILE }],
  [cardSheet("rpgWeapon"), "rpgWeapon", { mode: "meleeOrThrown", thrownSkill: HOSTILE, stuck: true }],
  [cardSheet("rpgArmor"), "rpgArmor", { formula: HOSTILE, coverage: [5, 6] }],
  [cardSheet("rpgShield"), "rpgShield", { price: HOSTILE }],
  [cardSheet("rpgGear"), "rpgGear", { healFormula: HOSTILE }],
  [cardSheet("rpgSpell"), "rpgSpell", { skill: HOSTILE, duration: HOSTILE, effects: EFFECTS }],
  [cardSheet("rpgAffliction"), "rpgAffliction", { vector: HOSTILE, cure: { skill: HOSTILE }, effects: EFFECTS }],
];
const CREATURE = classOf(RpgCreatureSheet);
const PEOPLE: readonly SheetClass[] = [classOf(RpgCharacterSheet), CREATURE];

const items: readonly ItemSource[] = [
  { type: "rpgSkill", system: { key: "handWeapons", mastery: 4, hidden: true, sightBased: true } },
  { type: "rpgSkill", system: { root: "lore", usedThisAdventure: true, learnedPoints: 2 } },
  { type: "rpgWeapon", system: { equipped: "main", skill: "handWeapons", mode: "meleeOrThrown", stuck: true } },
  {
    type: "rpgWeapon",
    system: { equipped: "both", mode: "missile", reload: "magazine", loaded: false, skill: HOSTILE },
  },
  { type: "rpgWeapon", system: { onGround: true, formula: HOSTILE } },
  { type: "rpgArmor", system: { formula: "1d6", coverage: [5, 7], worn: true } },
  { type: "rpgShield", system: { equipped: true, difficultyModifier: 1 } },
  { type: "rpgGear", system: { healFormula: HOSTILE, broken: true } },
  { type: "rpgSpell", system: { skill: HOSTILE, duration: HOSTILE, damage: HOSTILE, hpCost: 2, range: 3 } },
  { type: "rpgAffliction", system: { active: true, remaining: 2 } },
];
const until = { span: { clock: "world", first: 0, last: null }, ends: "care", wound: "w" };
const system = {
  ...{ people: HOSTILE, occupation: HOSTILE, age: HOSTILE, appearance: HOSTILE, habits: HOSTILE },
  ...{ numberAppearing: HOSTILE },
  wounds: [{ id: "w", row: "legs-05", place: HOSTILE, zone: "legs", side: "left", source: HOSTILE }],
  conditions: [
    { state: { type: "bleed", formula: "1d4" }, ...until },
    { state: { type: "prone", stand: "free" }, ...until },
  ],
  sequels: [{ part: "ear", side: "left", partial: true }, { text: HOSTILE }],
  progressLog: [{ kind: "purchase", skill: HOSTILE, points: -4, text: HOSTILE }],
  locationTable: "custom",
  customLocations: [{ from: 1, to: 10, label: HOSTILE, zone: "trunk", multiplier: 2 }],
  naturalArmor: [{ formula: "1d4", coverage: [1, 2] }],
  immunities: ["bleed"],
  firstAidReceived: true,
};
function person(Class: SheetClass, editable: boolean, context: object = {}, data: object = system) {
  const model = Class === PEOPLE[0] ? character(data, items) : creature(data, items);
  return drawnActor(Class, model, editable, context);
}

function card([Class, type, given]: (typeof CARDS)[number], editable: boolean): Promise<HTMLElement[]> {
  const model = preparedItem(type, given);
  return drawnItem(Class, model, editable);
}

beforeAll(() => prepareSheets("rpg", SETTINGS));

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
    const parts = await person(Class, editable, context);
    for (const icon of parts.flatMap((part) => [...part.querySelectorAll(".r-lasting img")])) icon.remove();
    expectHarmless(Class, parts);
  });

  it.each([false, true])("gives every button and box a name, edited: %s", async (editing) => {
    expectNamed(await person(Class, true, { editing }));
  });

  it("begins only deeds that there are", async () => {
    const parts = await person(Class, true, { editing: true });
    const begun = parts.flatMap((part) =>
      [...part.querySelectorAll<HTMLElement>("[data-deed]")].map(({ dataset }) => dataset["deed"] ?? ""),
    );
    expect(begun.length).toBeGreaterThan(0);
    for (const deed of new Set([...begun, ...OFFERED])) expect(Object.keys(rpgDeeds.procedures)).toContain(deed);
  });

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
  await expectListed(classOf(RpgCharacterSheet), character(system, items), "rpg");
  await expectListed(CREATURE, creature(system, items), "rpg");
});

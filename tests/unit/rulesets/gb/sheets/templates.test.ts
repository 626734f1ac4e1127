// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, test } from "vitest";
import { RULESETS } from "../../../../support/rulesets.js";
import {
  creature,
  investigator,
  preparedItem,
  type ItemSource,
  type ItemType,
} from "../../../../support/models/gb-models.js";
import {
  cardSheet,
  drawn,
  expectHarmless,
  expectListed,
  expectNamed,
  HOSTILE,
  partialsOf,
  prepareSheets,
  type SheetClass,
} from "../../../../support/windows/sheet-templates.js";

const gb = RULESETS.find(({ id }) => id === "gb");
const { gbInvestigator, gbCreature } = gb?.actors ?? {};
const ITEM_SHEETS = new Map(Object.keys(gb?.items ?? {}).map((type) => [cardSheet(type), type as ItemType]));
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

/** What Foundry sets on a sheet: a document whose every text a user can type is hostile. */
function fieldsOf(Class: SheetClass, editable: boolean, more: object): object {
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
  return { actor, item: document, isEditable: editable };
}

function itemFor(Class: SheetClass) {
  const type = ITEM_SHEETS.get(Class);
  return type && preparedItem(type, ITEMS[type]);
}

const rendered = (Class: SheetClass, editable: boolean, context: object = {}, system: object = {}) =>
  drawn(Class, fieldsOf(Class, editable, system), context);

beforeAll(() => prepareSheets("gb", gb?.settings ?? []));

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
    expectHarmless(Class, parts);
  });

  it("gives every button and box a name", async () => {
    expectNamed(await rendered(Class, true, { editing: true }));
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

test("GB-02, GB-11: spent destiny and an imposed penalty are set by the keeper, a player is not asked for them", async () => {
  const [Investigator] = SHEETS;
  if (!Investigator) throw new Error("no sheet");
  const asked = async (keeper: boolean) => {
    const parts = await rendered(Investigator, true, { editing: true, keeper, fated: true });
    const names = parts.flatMap((part) => [...part.querySelectorAll("[name]")].map((box) => box.getAttribute("name")));
    return ["system.destiny.spent", "system.fatigue.override"].filter((name) => names.includes(name));
  };
  expect(await asked(true)).toEqual(["system.destiny.spent", "system.fatigue.override"]);
  expect(await asked(false)).toEqual([]);
});

test("GB-38, GB-39: what was done for a wound is ticked by the keeper, a player does it by the deed", async () => {
  const [Investigator] = SHEETS;
  if (!Investigator) throw new Error("no sheet");
  const ticks = async (keeper: boolean) => {
    const parts = await rendered(Investigator, true, { editing: true, keeper });
    return parts.flatMap((part) => [...part.querySelectorAll('[data-path="treated"], [data-path="healed"]')]).length;
  };
  expect([(await ticks(true)) > 0, await ticks(false)]).toEqual([true, 0]);
});

it("lists what their buttons begin", async () => {
  const [Investigator, Creature] = SHEETS;
  if (Investigator) await expectListed(Investigator, investigator(figures, items), "gb");
  if (Creature) await expectListed(Creature, creature(figures, items), "gb");
  expect(SHEETS.length).toBeGreaterThan(1);
});

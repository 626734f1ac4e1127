// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SETTINGS } from "../../../../../../src/rulesets/d20d100/settings.js";
import { preparedItem, type ItemSource } from "../../../../../support/models/d20d100-models.js";
import {
  cardSheet,
  drawnItem,
  expectHarmless,
  expectNamed,
  expectPartials,
  HOSTILE,
  prepareSheets,
  type SheetClass,
} from "../../../../../support/windows/sheet-templates.js";

/** What the card of each kind of item is shown with; every text somebody can type is hostile. */
const CARDS: readonly (readonly [SheetClass, ItemSource["type"], object])[] = [
  [
    cardSheet("d20d100Skill"),
    "d20d100Skill",
    { characteristics: [{ key: "power" }, { sign: -1 }], opposedBy: HOSTILE },
  ],
  [cardSheet("d20d100Weapon"), "d20d100Weapon", { damage: HOSTILE, typeCode: HOSTILE, overrideBase: HOSTILE }],
  [cardSheet("d20d100Weapon"), "d20d100Weapon", { action: "explosive", capacity: 1, cadences: ["burst10", "simple"] }],
  [cardSheet("d20d100Armor"), "d20d100Armor", { protection: 8, covers: HOSTILE, notes: HOSTILE }],
  [cardSheet("d20d100Trait"), "d20d100Trait", { key: "weaponHandling", effects: [{ target: "jet", key: "luck" }, {}] }],
  [
    cardSheet("d20d100Trait"),
    "d20d100Trait",
    { parameter: HOSTILE, requirement: { characteristic: "power", above: 9 } },
  ],
  [cardSheet("d20d100Profession"), "d20d100Profession", { skills: ["law", HOSTILE], equipment: HOSTILE }],
  [cardSheet("d20d100Spell"), "d20d100Spell", { cost: HOSTILE, components: ["V"], range: HOSTILE }],
  [cardSheet("d20d100Tome"), "d20d100Tome", { language: HOSTILE, mythosGain: 4, spells: ["Item.here", HOSTILE] }],
  [cardSheet("d20d100Gear"), "d20d100Gear", { price: HOSTILE }],
  [cardSheet("d20d100Power"), "d20d100Power", { cost: HOSTILE }],
];

const card = ([Class, type, given]: (typeof CARDS)[number], editable = true): Promise<HTMLElement[]> =>
  drawnItem(Class, preparedItem(type, given), editable);

/** All words of a card. */
async function words(type: ItemSource["type"], given: object): Promise<string> {
  const [Class] = CARDS.find(([, one]) => one === type) ?? [];
  if (!Class) throw new Error(type);
  return (await card([Class, type, given])).map(({ textContent }) => textContent).join(" ");
}

beforeAll(async () => {
  await prepareSheets("d20d100", SETTINGS);
  vi.stubGlobal("fromUuidSync", (uuid: string) => (uuid === "Item.here" ? { name: HOSTILE } : null));
});

describe.each(CARDS.map((one) => [one[0].name, JSON.stringify(one[2]).slice(0, 40), one] as const))(
  "%s with %s",
  (_name, _given, one) => {
    it("names every partial that its templates use", () => {
      expectPartials(one[0]);
    });

    it.each([true, false])("has one root and hostile texts stay texts, editable: %s", async (editable) => {
      expectHarmless(one[0], await card(one, editable));
    });

    it("gives every button and box a name", async () => {
      expectNamed(await card(one));
    });
  },
);

describe("what a card tells", () => {
  it("DD-45, DD-51: damage and notations that nobody can read", async () => {
    const told = await words("d20d100Weapon", { damage: "beaucoup", overrideMultiple: "+5//-1/-3" });
    expect(told).toContain("CARD.damageFault");
    expect(told).toContain("CARD.notationFault.mixedSeparators");
    expect(await words("d20d100Weapon", { damage: "2d8" })).not.toContain("Fault");
  });

  it("DD-149, DD-182: what is loaded where there is something to load, a radius where something goes off", async () => {
    expect(await words("d20d100Weapon", { capacity: 0 })).not.toContain("CARD.reloadMode");
    const grenade = await words("d20d100Weapon", { capacity: 1, action: "explosive" });
    expect(grenade).toContain("CARD.reloadMode");
  });

  it("DD-29: a base rests on two characteristics at most", async () => {
    const rests = (n: number) => words("d20d100Skill", { characteristics: Array.from({ length: n }, () => ({})) });
    expect([await rests(1), await rests(2)].map((told) => told.includes("addCharacteristic"))).toEqual([true, false]);
  });

  it("DD-174: a spell of a tome that is gone is said to be", async () => {
    expect(await words("d20d100Tome", { spells: ["Item.gone"] })).toContain("CARD.spellGone");
  });
});

// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SETTINGS } from "../../../../../src/rulesets/d20d100/settings.js";
import { D20d100ArmorSheet } from "../../../../../src/rulesets/d20d100/sheets/armor-sheet.js";
import { D20d100GearSheet } from "../../../../../src/rulesets/d20d100/sheets/gear-sheet.js";
import { D20d100PowerSheet } from "../../../../../src/rulesets/d20d100/sheets/power-sheet.js";
import { D20d100ProfessionSheet } from "../../../../../src/rulesets/d20d100/sheets/profession-sheet.js";
import { D20d100SkillSheet } from "../../../../../src/rulesets/d20d100/sheets/skill-sheet.js";
import { D20d100SpellSheet } from "../../../../../src/rulesets/d20d100/sheets/spell-sheet.js";
import { D20d100TomeSheet } from "../../../../../src/rulesets/d20d100/sheets/tome-sheet.js";
import { D20d100TraitSheet } from "../../../../../src/rulesets/d20d100/sheets/trait-sheet.js";
import { D20d100WeaponSheet } from "../../../../../src/rulesets/d20d100/sheets/weapon-sheet.js";
import { preparedItem, type ItemSource } from "../../../../support/models/d20d100-models.js";
import {
  drawnItem,
  expectHarmless,
  expectNamed,
  expectPartials,
  HOSTILE,
  prepareSheets,
  type SheetClass,
} from "../../../../support/windows/sheet-templates.js";

const classOf = (Class: object) => Class as unknown as SheetClass;

/** What the card of each kind of item is shown with; every text somebody can type is hostile. */
const CARDS: readonly (readonly [SheetClass, ItemSource["type"], object])[] = [
  [
    classOf(D20d100SkillSheet),
    "d20d100Skill",
    { characteristics: [{ key: "power" }, { sign: -1 }], opposedBy: HOSTILE },
  ],
  [classOf(D20d100WeaponSheet), "d20d100Weapon", { damage: HOSTILE, typeCode: HOSTILE, overrideBase: HOSTILE }],
  [classOf(D20d100WeaponSheet), "d20d100Weapon", { action: "explosive", capacity: 1, cadences: ["burst10", "simple"] }],
  [classOf(D20d100ArmorSheet), "d20d100Armor", { protection: 8, covers: HOSTILE, notes: HOSTILE }],
  [
    classOf(D20d100TraitSheet),
    "d20d100Trait",
    { key: "weaponHandling", effects: [{ target: "jet", key: "luck" }, {}] },
  ],
  [
    classOf(D20d100TraitSheet),
    "d20d100Trait",
    { parameter: HOSTILE, requirement: { characteristic: "power", above: 9 } },
  ],
  [classOf(D20d100ProfessionSheet), "d20d100Profession", { skills: ["law", HOSTILE], equipment: HOSTILE }],
  [classOf(D20d100SpellSheet), "d20d100Spell", { cost: HOSTILE, components: ["V"], range: HOSTILE }],
  [classOf(D20d100TomeSheet), "d20d100Tome", { language: HOSTILE, mythosGain: 4, spells: ["Item.here", HOSTILE] }],
  [classOf(D20d100GearSheet), "d20d100Gear", { price: HOSTILE }],
  [classOf(D20d100PowerSheet), "d20d100Power", { cost: HOSTILE }],
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

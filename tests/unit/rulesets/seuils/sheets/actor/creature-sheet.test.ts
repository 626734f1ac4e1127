// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { seuilsDeeds } from "../../../../../../src/rulesets/seuils/deeds/index.js";
import { SETTINGS } from "../../../../../../src/rulesets/seuils/settings.js";
import { gear } from "../../../../../../src/rulesets/seuils/sheets/parts/belongings-parts.js";
import { SeuilsCreatureSheet } from "../../../../../../src/rulesets/seuils/sheets/actor/creature-sheet.js";
import { creature, type ItemSource } from "../../../../../support/models/seuils-models.js";
import {
  drawnActor,
  expectHarmless,
  expectListed,
  expectNamed,
  expectPartials,
  HOSTILE,
  prepareSheets,
  type SheetClass,
} from "../../../../../support/windows/sheet-templates.js";

const Sheet = SeuilsCreatureSheet as unknown as SheetClass;

const items: readonly ItemSource[] = [
  { type: "seuilsWeapon", system: { natural: true } },
  { type: "seuilsWeapon", system: { equipped: true, attackType: "ranged", ranges: { short: 5, extreme: 30 } } },
  { type: "seuilsArmor", system: { specific: [{ against: "blunt", dice: 2 }] } },
  { type: "seuilsShield", system: { bonus: 2 } },
  { type: "seuilsSpecialty", system: { uses: ["dodge", `skill:${HOSTILE}`], medical: true } },
  { type: "seuilsGear", system: { equipmentDice: 1, uses: [HOSTILE] } },
  { type: "seuilsTrait", system: { key: "venom", value: 4 } },
  { type: "seuilsTrait", system: { key: HOSTILE } },
];
const system = {
  characteristics: { sante: { value: 7 }, rapidite: { value: 1 }, precision: { value: 0 } },
  wounds: { touche: { max: 8, lethal: 2, temporary: 1 } },
  care: { bleeding: true, infection: "fievre", disease: HOSTILE },
  suffers: { held: true },
  hide: { index: 2, specific: [{ against: "slashing", dice: 1 }] },
  coversAll: true,
  behaviour: HOSTILE,
};
const drawn = (editable: boolean, context: object = {}) =>
  drawnActor(Sheet, creature(system, items), editable, context);
const partOf = (parts: readonly HTMLElement[], selector: string) =>
  parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);

beforeAll(() => prepareSheets("seuils", SETTINGS));

describe("the sheet of a creature", () => {
  it("names every partial that its templates use", () => {
    expectPartials(Sheet);
  });

  it.each([
    ["played", true, {}],
    ["edited", true, { editing: true }],
    ["observed", false, { keeper: false }],
  ])("%s: each part has one root and hostile texts stay texts", async (_how, editable, context) => {
    const parts = await drawn(editable, context);
    for (const icon of partOf(parts, ".s-lasting img")) icon.remove();
    expectHarmless(Sheet, parts);
  });

  it.each([false, true])("gives every button and box a name, edited: %s", async (editing) => {
    expectNamed(await drawn(true, { editing }));
  });

  it("begins only deeds that there are", async () => {
    const begun = partOf(await drawn(true, { editing: true }), "[data-deed]").map(({ dataset }) => dataset["deed"]);
    expect(begun.length).toBeGreaterThan(0);
    for (const deed of new Set(begun)) expect(Object.keys(seuilsDeeds.procedures)).toContain(deed);
  });

  it("SE-09, SE-58: has twelve Caractéristiques in a line, with what wounds leave of them", async () => {
    const twelve = partOf(await drawn(true), ".s-twelve button");
    expect(twelve).toHaveLength(12);
    const [sante, , rapidite, precision] = twelve.map((one) => one.querySelector("b")?.textContent);
    expect([sante, rapidite, precision]).toEqual(["7 6", "1 0", "0"]);
    expect(twelve.filter((one) => one.hasAttribute("data-none")).length).toBeGreaterThan(1);
    const dragged = twelve[1]?.closest<HTMLElement>(".draggable");
    expect(dragged?.dataset["macroName"]).toBe("GARDIEN.SEUILS.CHARACTERISTIC.force"); // whole, where it is dragged
  });

  it("SE-43…SE-46: tells what it strikes with and what its hide does", async () => {
    const [caption = { textContent: "" }] = partOf(await drawn(true), "figcaption");
    expect(caption.textContent).toContain("GARDIEN.SEUILS.damage 2 1");
    expect(caption.textContent).toContain("GARDIEN.SEUILS.PROTECTION.index 2");
    expect(caption.textContent).toContain("GARDIEN.SEUILS.PROTECTION.against.slashing 1");
    expect(caption.textContent).toContain("GARDIEN.SEUILS.CREATURE.covered");
    expect(caption.textContent).toContain("CREATURE.hide.hide");
  });

  it("SE-77: tells each trait with its number and how it comes into play", async () => {
    const powers = partOf(await drawn(true), ".s-power").map(({ textContent }) => textContent);
    expect(powers).toHaveLength(2);
    expect(powers[0]).toContain(`${HOSTILE} 4`);
    expect(powers[0]).toContain("TRAIT_MODE.offered");
    expect(powers[1]).toContain("TRAIT_MODE.text");
  });

  it("SE-77: a trait that its bearer brings to bear is readied by a switch, for whoever plays it alone", async () => {
    const charging = creature({}, [{ type: "seuilsTrait", system: { key: "charge" } }]);
    const switches = async (editable: boolean) =>
      partOf(await drawnActor(Sheet, charging, editable), "[data-action=readyTrait]");
    expect((await switches(true)).map(({ dataset }) => dataset["trait"])).toEqual(["charge"]);
    expect(await switches(false)).toEqual([]);
    expect(partOf(await drawn(true), "[data-action=readyTrait]")).toEqual([]);
  });

  it("SE-20: lists claws among what is in hand where things are changed, and nobody lays them down", () => {
    const model = creature(system, items);
    const contents = (model.parent.items as unknown as object[]).map((item, i) => ({
      ...item,
      id: `i${i}`,
      name: "x",
    }));
    const listed = (editing: boolean) => {
      const { weapons } = gear({ actor: { items: { contents } }, model, editing } as never) as {
        weapons: readonly { readonly on: boolean; readonly inborn: boolean }[];
      };
      return weapons.map(({ on, inborn }) => [on, inborn]);
    };
    expect(listed(true)).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(listed(false)).toEqual([[true, false]]);
  });

  it("shows lists to change only where something is changed", async () => {
    const lists = async (editing: boolean) => partOf(await drawn(true, { editing }), "[data-action=deleteItem]").length;
    expect(await lists(false)).toBe(0);
    expect(await lists(true)).toBeGreaterThan(0);
  });
});

it("lists what its buttons begin", async () => {
  await expectListed(Sheet, creature(system, items), "seuils");
});

// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { seuilsDeeds } from "../../../../../src/rulesets/seuils/deeds/index.js";
import { SETTINGS } from "../../../../../src/rulesets/seuils/settings.js";
import {
  actsOn,
  OFFERED,
  type ActPlace,
  type Need,
  type Who,
} from "../../../../../src/rulesets/seuils/sheets/actor/acts.js";
import { SeuilsCharacterSheet } from "../../../../../src/rulesets/seuils/sheets/actor/character-sheet.js";
import { character, type ItemSource } from "../../../../support/models/seuils-models.js";
import {
  drawnActor,
  expectHarmless,
  expectListed,
  expectNamed,
  expectPartials,
  HOSTILE,
  prepareSheets,
  type SheetClass,
} from "../../../../support/windows/sheet-templates.js";

const SHEET = SeuilsCharacterSheet as unknown as SheetClass;

const items: readonly ItemSource[] = [
  { type: "seuilsSpecialty", system: { slug: HOSTILE, uses: ["weaponGroup:blades", "firstAid"], medical: true } },
  { type: "seuilsWeapon", system: { equipped: true, canParry: true, ammo: { value: 2, max: 6 }, areaRadius: 5 } },
  {
    type: "seuilsWeapon",
    system: { equipped: true, attackType: "ranged", missile: "thrown", ranges: { short: 5, medium: 12, extreme: 20 } },
  },
  { type: "seuilsWeapon", system: { equipped: false } },
  { type: "seuilsArmor", system: { index: 2, specific: [{ against: "piercing", dice: 1 }], coversAll: true } },
  { type: "seuilsShield", system: { bonus: 2 } },
  { type: "seuilsGear", system: { equipmentDice: 1, uses: [`skill:${HOSTILE}`], quantity: 3 } },
  { type: "seuilsTrait", system: { key: "noBleeding" } },
];
const system = {
  identity: { concept: HOSTILE, group: HOSTILE, age: 30 },
  wounds: { touche: { lethal: 2, temporary: 1 }, blesse: { lethal: 1 }, surplus: 1 },
  care: { bleeding: true, watch: true, firstAid: "pending", infection: "infection", disease: HOSTILE },
  biography: "<p>&lt;img src=x onerror=alert(1)&gt; raconte.</p>",
  suffers: { held: true },
};

function drawn(editable: boolean, context: object = {}): Promise<HTMLElement[]> {
  return drawnActor(SHEET, character(system, items), editable, context);
}

beforeAll(() => prepareSheets("seuils", SETTINGS));

describe("the sheet of a character", () => {
  it("names every partial that its templates use", () => {
    expectPartials(SHEET);
  });

  it("SE-54: has no actions and no defence for whoever can do nothing", async () => {
    const turn = async (system: object) => {
      const parts = await drawnActor(SHEET, character(system), true);
      const found = parts.flatMap((part) => [...part.querySelectorAll(".s-turn")]);
      return found.map((one) => [one.querySelector(".s-guard") !== null, one.querySelector("button") !== null]);
    };
    expect(await turn({})).toEqual([[true, false]]);
    expect(await turn({ wounds: { tue: { lethal: 1 } } })).toEqual([[false, false]]);
  });

  it("says on the tab how much care is wanted, and nothing where none is", async () => {
    const counted = (parts: readonly HTMLElement[]) =>
      parts.flatMap((part) => [...part.querySelectorAll(".g-tab__count")].map((count) => count.textContent));
    expect(counted(await drawn(true))).toEqual(["2"]);
    expect(counted(await drawnActor(SHEET, character(), true))).toEqual([]);
  });

  it.each([
    ["played", true, {}],
    ["edited", true, { editing: true }],
    ["observed", false, { keeper: false }],
  ])("%s: each part has one root and hostile texts stay texts", async (_how, editable, context) => {
    const parts = await drawn(editable, context);
    for (const icon of parts.flatMap((part) => [...part.querySelectorAll(".s-lasting img")])) icon.remove();
    expectHarmless(SHEET, parts);
  });

  it.each([false, true])("gives every button and box a name, edited: %s", async (editing) => {
    expectNamed(await drawn(true, { editing }));
  });

  it("SE-50, SE-55: has a button for every circle, which says its row, its place and its mark", async () => {
    const circles = (await drawn(true)).flatMap((part) => [...part.querySelectorAll<HTMLElement>("button.s-circle")]);
    expect(circles.map(({ dataset }) => [dataset["row"], dataset["place"], dataset["mark"]])).toEqual([
      ["touche", "0", "lethal"],
      ["touche", "1", "lethal"],
      ["touche", "2", "temporary"],
      ["touche", "3", "free"],
      ["blesse", "0", "lethal"],
      ["blesse", "1", "free"],
      ["tue", "0", "free"],
    ]);
    expect(circles[2]?.getAttribute("aria-label")).toMatch(
      /^GARDIEN\.SEUILS\.SHEET\.circle GARDIEN\.SEUILS\.ROW\.touche 3 4 /,
    );
  });

  it("SE-77: shows a trait that a character was given, with a way to take it away", async () => {
    const traits = (await drawn(true, { editing: true })).flatMap((part) => [...part.querySelectorAll(".s-power")]);
    expect(traits.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("TRAIT_MODE.automatic")]);
    expect(traits[0]?.querySelector("[data-action=deleteItem]")).not.toBeNull();
    const without = await drawnActor(SHEET, character(), true);
    expect(without.some((part) => part.querySelector(".s-gifts"))).toBe(false);
  });

  it("leaves the circles alone for whoever may not change them", async () => {
    const circles = (await drawn(false, { keeper: false })).flatMap((part) => [
      ...part.querySelectorAll<HTMLButtonElement>("button.s-circle"),
    ]);
    expect(new Set(circles.map(({ disabled }) => disabled))).toEqual(new Set([true]));
  });

  it("SE-21, SE-32: offers bare hands to whoever has none, and an end to what lasts until somebody ends it", async () => {
    const offered = async (model: ReturnType<typeof character>) => {
      const parts = await drawnActor(SHEET, model, true);
      const found = (action: string) =>
        parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(`[data-action=${action}]`)]);
      const ends = found("endCondition").map(({ dataset }) => dataset["condition"]);
      return [found("addBareHands").length, ends.includes("seuilsHeld")];
    };
    expect(await offered(character(system, items))).toEqual([1, true]);
    const fists: ItemSource = { type: "seuilsWeapon", system: { natural: true } };
    expect(await offered(character({}, [fists]))).toEqual([0, false]);
  });

  it("begins only deeds that there are", async () => {
    const parts = await drawn(true, { editing: true });
    const begun = parts.flatMap((part) =>
      [...part.querySelectorAll<HTMLElement>("[data-deed]")].map(({ dataset }) => dataset["deed"] ?? ""),
    );
    expect(begun).toContain("check");
    for (const deed of new Set([...begun, ...OFFERED])) expect(Object.keys(seuilsDeeds.procedures)).toContain(deed);
  });
});

describe("the deeds that a place offers", () => {
  const needs = [
    ...(["fight", "spent", "unaware", "held", "marked", "pending", "late"] as const),
    ...(["bleeding", "treatable", "watched", "dead"] as const),
  ] satisfies readonly Need[];
  const nothing = Object.fromEntries([...needs, "keeper"].map((need) => [need, false])) as Record<keyof Who, boolean>;
  const offered = (place: ActPlace, who: Partial<typeof nothing>) =>
    actsOn(place, { ...nothing, ...who }).map(({ deed }) => deed);

  it("are those that somebody needs, the keeper's own last", () => {
    expect(offered("health", {})).toEqual([]);
    expect(offered("health", { pending: true, bleeding: true })).toEqual(["firstAid", "stopBleeding"]);
    const acts = actsOn("health", { ...nothing, marked: true, keeper: true });
    expect(acts.map(({ keepers }) => keepers)).toEqual(acts.map(({ keepers }) => keepers).toSorted());
  });
});

it("lists what its buttons begin", async () => {
  await expectListed(SHEET, character(system, items), "seuils");
  await expectListed(SHEET, character({ ...system, care: { firstAid: "none" } }, items), "seuils");
});

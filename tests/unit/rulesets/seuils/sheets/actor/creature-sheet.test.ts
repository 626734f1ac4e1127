// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { SETTINGS } from "../../../../../../src/rulesets/seuils/settings.js";
import { gear } from "../../../../../../src/rulesets/seuils/sheets/parts/belongings-parts.js";
import { claws as items, creature as system } from "../../../../../support/sheets/seuils.js";
import { creature } from "../../../../../support/models/seuils-models.js";
import { actorSheet, drawnActor, HOSTILE, prepareSheets } from "../../../../../support/windows/sheet-templates.js";

const Sheet = actorSheet("seuilsCreature");

const drawn = (editable: boolean, context: object = {}) =>
  drawnActor(Sheet, creature(system, items), editable, context);
const partOf = (parts: readonly HTMLElement[], selector: string) =>
  parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);

beforeAll(() => prepareSheets("seuils", SETTINGS));

describe("the sheet of a creature", () => {
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

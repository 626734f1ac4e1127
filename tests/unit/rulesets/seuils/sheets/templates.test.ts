// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { SETTINGS } from "../../../../../src/rulesets/seuils/settings.js";
import { actsOn, type ActPlace, type Need, type Who } from "../../../../../src/rulesets/seuils/sheets/actor/acts.js";
import { belongings as items, character as system } from "../../../../support/sheets/seuils.js";
import { character, type ItemSource } from "../../../../support/models/seuils-models.js";
import { actorSheet, drawnActor, prepareSheets } from "../../../../support/windows/sheet-templates.js";

const SHEET = actorSheet("seuilsCharacter");

function drawn(editable: boolean, context: object = {}): Promise<HTMLElement[]> {
  return drawnActor(SHEET, character(system, items), editable, context);
}

beforeAll(() => prepareSheets("seuils", SETTINGS));

describe("the sheet of a character", () => {
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

// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { SETTINGS } from "../../../../../../src/rulesets/seuils/settings.js";
import { bandViews } from "../../../../../../src/rulesets/seuils/sheets/views/bands-view.js";
import { damageDice, rowChances } from "../../../../../../src/rulesets/seuils/sheets/views/damage-view.js";
import { damageTypesWith } from "../../../../../../src/rulesets/seuils/sheets/item/item-clicks.js";
import { useChips, useGroups } from "../../../../../../src/rulesets/seuils/sheets/views/uses-view.js";
import { preparedItem, type ItemSource } from "../../../../../support/models/seuils-models.js";
import { cardSheet, drawnItem, HOSTILE, prepareSheets } from "../../../../../support/windows/sheet-templates.js";

const card = (type: ItemSource["type"], given: object): Promise<HTMLElement[]> =>
  drawnItem(cardSheet(type), preparedItem(type, given), true);

/** All words of a card. */
async function words(type: ItemSource["type"], given: object): Promise<string> {
  const parts = await card(type, given);
  return parts.map(({ textContent }) => textContent).join(" ");
}

beforeAll(() => prepareSheets("seuils", SETTINGS));

describe("the card of a weapon", () => {
  it("SE-24, SE-25: tells the Difficulté of each band, plain and aimed", () => {
    const rows = bandViews([15, null, 80]).map(({ box, limit, difficulty, aimed }) => [box, limit, difficulty, aimed]);
    expect(rows).toEqual([
      ["short", 15, 2, 4],
      ["medium", null, 3, 5],
      ["extreme", 80, 6, 8],
    ]);
  });

  it("SE-39: marks as many dice as it keeps", () => {
    expect(damageDice({ dice: 3, keep: 2 }).map(({ kept }) => kept)).toEqual([true, true, false]);
    expect(damageDice({ dice: 1, keep: 3 }).map(({ kept }) => kept)).toEqual([true]);
  });

  it("SE-49: tells what it does to somebody ordinary", () => {
    const chances = rowChances({ dice: 2, keep: 1 }).map(({ row, threshold, chance }) => [row, threshold, chance]);
    const told = (share: number) => new Intl.NumberFormat("fr", { style: "percent" }).format(share);
    expect(chances).toEqual([
      ["touche", 5, told(1 - 0.4 ** 2)],
      ["blesse", 7, told(1 - 0.6 ** 2)],
      ["tue", 9, told(1 - 0.8 ** 2)],
    ]);
  });

  it("SE-24: says what is wrong with its ranges, of a shot alone", async () => {
    const shot = { attackType: "ranged" };
    expect(await words("seuilsWeapon", shot)).toContain("rangeFault.none");
    expect(await words("seuilsWeapon", { ...shot, ranges: { short: 9, extreme: 9 } })).toContain("rangeFault.order");
    expect(await words("seuilsWeapon", { ...shot, ranges: { medium: 9 } })).not.toContain("rangeFault");
    expect(await words("seuilsWeapon", {})).not.toContain("rangeFault");
  });

  it("SE-76: has boxes for ammunition where some is shot, or counted", async () => {
    const boxes = async (given: object) =>
      (await card("seuilsWeapon", given)).flatMap((part) => [...part.querySelectorAll("[name^='system.ammo.']")])
        .length;
    expect([await boxes({}), await boxes({ attackType: "ranged" }), await boxes({ ammo: { value: 3 } })]).toEqual([
      0, 2, 2,
    ]);
  });

  it("SE-44: has at least one type of damage, the usual one first", () => {
    expect(damageTypesWith(["slashing"], "piercing")).toEqual(["slashing", "piercing"]);
    expect(damageTypesWith(["slashing", "piercing"], "slashing")).toEqual(["piercing"]);
    expect(damageTypesWith(["slashing"], "slashing")).toEqual(["slashing"]);
    expect(damageTypesWith(["slashing"], HOSTILE)).toEqual(["slashing"]);
  });
});

describe("SE-04, SE-10: what a thing serves for", () => {
  const names = new Map([["guet", "Guet"]]);

  it("is read by its name, and as it is written where it means nothing", () => {
    const chips = useChips(["dodge", "skill:guet", "skill:Pêche", "sieste"], names);
    expect(chips.map(({ label }) => label)).toEqual([
      "GARDIEN.SEUILS.USE.dodge",
      "GARDIEN.SEUILS.USE.skill Guet",
      "GARDIEN.SEUILS.USE.skill Pêche",
      "sieste",
    ]);
  });

  it("can be anything that it does not serve for yet; all rolls of a Caractéristique only for equipment", () => {
    const offered = (kind: "specialty" | "equipment") =>
      useGroups(["dodge"], names, kind).flatMap(({ options }) => options.map(({ use }) => use));
    expect(offered("equipment")).toEqual(expect.arrayContaining(["firstAid", "weaponGroup:bows", "skill:guet"]));
    expect(offered("equipment")).toContain("characteristic:force");
    expect(offered("specialty")).not.toContain("characteristic:force");
    expect(offered("equipment")).not.toContain("dodge");
  });
});

describe("SE-77: the card of a trait", () => {
  it("says what the rules make of it, and asks for a number only where there is one", async () => {
    const venom = await words("seuilsTrait", { key: "venom" });
    expect(venom).toContain("TRAIT_MODE.offered");
    expect(venom).toContain("TRAIT_RULE.venom");
    expect(venom).toContain("system.value");
    expect(venom).toContain("CARD.noDifficulty");
    expect(await words("seuilsTrait", { key: "venom", value: 3 })).not.toContain("CARD.noDifficulty");
    const flight = await words("seuilsTrait", { key: "flight" });
    expect(flight).toContain("TRAIT_MODE.text");
    expect(flight).not.toContain("system.value");
    expect(await words("seuilsTrait", { key: "" })).not.toContain("TRAIT_RULE");
  });
});

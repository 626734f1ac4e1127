// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SETTINGS } from "../../../../../../src/rulesets/d20d100/settings.js";
import { preparedItem, type ItemSource } from "../../../../../support/models/d20d100-models.js";
import { cardSheet, drawnItem, prepareSheets } from "../../../../../support/windows/sheet-templates.js";

/** All words of a card. */
async function words(type: ItemSource["type"], given: object): Promise<string> {
  const parts = await drawnItem(cardSheet(type), preparedItem(type, given), true);
  return parts.map(({ textContent }) => textContent).join(" ");
}

beforeAll(async () => {
  await prepareSheets("d20d100", SETTINGS);
  vi.stubGlobal("fromUuidSync", () => null);
});

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

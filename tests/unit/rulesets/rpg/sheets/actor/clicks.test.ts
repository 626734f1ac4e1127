import { describe, expect, test } from "vitest";
import { clicks } from "../../../../../../src/rulesets/rpg/sheets/actor/clicks.js";
import { clickOn } from "../../../../../support/windows/click-on.js";
import { hp, inRound, item, openWard, sheetOf, systemOf } from "../../deeds/wards.js";

/** Clicks on somebody's sheet; answers with what became of the list that was changed. */
async function click(actor: Actor, clicked: DOMStringMap, rows: readonly unknown[] = []) {
  const changed: Record<string, readonly unknown[]> = {};
  await clickOn(clicks, clicked, actor, {
    changeList: (list, make) => {
      changed[list] = make(rows);
      return Promise.resolve();
    },
  });
  return changed;
}

describe("clicks on a sheet of rpg", () => {
  test("RP-50: give bare hands, half of their die and natural", async () => {
    const { hero } = openWard();
    await click(hero, { action: "addBareHands" });
    const hands = hero.items.getName("GARDIEN.RPG.FIGHT.bareHands") as Item;
    expect(systemOf(hands)).toMatchObject({ formula: "1d4", halved: true, natural: true, skill: "unarmed" });
  });

  test("RP-38: share out the actions of the round, as long as it is open", async () => {
    const { hero } = openWard();
    inRound(1);
    const plan = () => (sheetOf(hero)["round"] as unknown as { plan: string | null }).plan;
    await click(hero, { action: "choosePlan", plan: "XX" });
    expect(plan()).toBeNull();
    await click(hero, { action: "choosePlan", plan: "AP" });
    expect(plan()).toBe("AP");
    await click(hero, { action: "choosePlan", plan: "PP" });
    expect(plan()).toBe("AP");
  });

  test("RP-49: begin a table of places with those of people", async () => {
    const { hero } = openWard();
    const { customLocations = [] } = await click(hero, { action: "copyHumanoid" });
    expect(customLocations).toHaveLength(6);
    expect(customLocations.every((row) => (row as { label: string }).label.startsWith("GARDIEN.RPG."))).toBe(true);
  });

  test("RP-62, RP-65: cover a number, or uncover it; make immune, or no more", async () => {
    const { hero } = openWard();
    const rows = [{ formula: "1d6", coverage: [1, 10] }, { formula: "1d4" }];
    const number = (row: string, value: string) =>
      click(hero, { action: "toggleNumber", row, number: value }, rows).then(({ naturalArmor }) => naturalArmor);
    expect(await number("0", "10")).toEqual([{ formula: "1d6", coverage: [1] }, rows[1]]);
    expect(await number("1", "3")).toEqual([rows[0], { formula: "1d4", coverage: [3] }]);
    const immune = (list: readonly string[]) => click(hero, { action: "toggleImmunity", immunity: "bleed" }, list);
    expect([await immune([]), await immune(["bleed"])]).toEqual([{ immunities: ["bleed"] }, { immunities: [] }]);
  });

  test("RP-61: end what lasts; what nobody knows of changes nothing", async () => {
    const { other } = openWard([], [item("rpgGear", "rope", {})], {
      conditions: [
        {
          ...{ state: { type: "bleed", formula: "1" }, ends: "care", wound: "w" },
          span: { clock: "world", first: 0, last: null },
        },
      ],
    });
    await click(other, { action: "endCondition", condition: "rpgBurning" });
    expect(sheetOf(other)["conditions"]).toHaveLength(1);
    await click(other, { action: "endCondition", condition: "rpgBleed" });
    expect(sheetOf(other)["conditions"]).toEqual([]);
    await click(other, { action: "whatever" });
    expect(hp(other)).toBe(18);
  });
});

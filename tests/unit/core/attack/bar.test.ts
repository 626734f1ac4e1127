import { beforeEach, expect, test } from "vitest";
import { barContext } from "../../../../src/core/attack/bar/context.js";
import { loadProcedure } from "../../../../src/core/attack/procedure-of.js";
import { openRing as openShooting } from "../../rulesets/d20d100/attack/table.js";
import { openRing } from "../../rulesets/seuils/attack/table.js";

beforeEach(() => Promise.all(["seuils", "d20d100"].map(loadProcedure)));

test("the bar under a token says why its bearer cannot attack, in the rules' own words", async () => {
  const { hero } = openRing();
  await hero.update({ system: { wounds: { tue: { lethal: 1 } } } } as never);
  const token = { actor: hero, uuid: "", name: hero.name, texture: {} } as unknown as TokenDocument;
  const [blade] = (await barContext(token))?.weapons ?? [];
  expect(blade).toMatchObject({
    blocked: true,
    bonus: "",
    note: game.i18n.format("GARDIEN.SEUILS.FIGHT.refusal.unable", { name: hero.name }),
  });
});

test("DD-127: it tells what is added to the die, the row of the weapon too, and not only the circumstances", async () => {
  const { hero } = openShooting();
  const token = { actor: hero, uuid: "", name: hero.name, texture: {} } as unknown as TokenDocument;
  const bonuses = (await barContext(token))?.weapons.map(({ name, bonus }) => [name, bonus]);
  expect(bonuses).toEqual([
    ["colt", "+6"],
    ["pistol", "+6"],
    ["knife", "+5"],
    ["shotgun", "+6"],
    ["fists", "+6"],
  ]);
});

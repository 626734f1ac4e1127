import { beforeEach, expect, test } from "vitest";
import { barContext } from "../../../../src/core/attack/bar/context.js";
import { loadProcedure } from "../../../../src/core/attack/procedure-of.js";
import { openRing } from "../../rulesets/seuils/attack/table.js";

beforeEach(() => loadProcedure("seuils"));

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

import { expect, it } from "vitest";
import { conditionOf, expectCondition } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const HERO = "Journaliste";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

/** Puts an item on somebody of the world; answers with its UUID. */
async function give({ page }: Seat, actor: string, item: object): Promise<string> {
  return page.evaluate(
    async ([owner, data]) =>
      (await game.actors.getName(owner).createEmbeddedDocuments("Item", [data]))[0].uuid as string,
    [actor, item] as const,
  );
}

const figure = ({ page }: Seat, actor: string, path: string) =>
  page.evaluate(([name, at]) => foundry.utils.getProperty(game.actors.getName(name).system, at) as unknown, [
    actor,
    path,
  ] as const);

it("GB-55: a Toughness gives its points, a second one too, and losing them takes the points away", async () => {
  const before = await conditionOf(keeper, HERO);
  const uuid = await give(player, HERO, { name: "Robustesse", type: "gbFeat", system: { key: "toughness" } });
  await expectCondition([keeper, player], HERO, { pv: before.pv + 2, pf: before.pf + 2 });
  const sheet = await openSheet(player, uuid);
  await sheet.getByLabel("Pris", { exact: true }).fill("2");
  await sheet.getByLabel("Pris", { exact: true }).press("Tab");
  await expectCondition([keeper, player], HERO, { pv: before.pv + 4, pf: before.pf + 4 });
  await player.page.evaluate(async (id) => void (await (await fromUuid(id)).delete()), uuid);
  await expectCondition([keeper, player], HERO, { pv: before.pv, pf: before.pf });
});

it("a bonus is added to a feat row by row, and reaches the skill it names", async () => {
  const skill = await give(player, HERO, { name: "Pistage", type: "gbSkill", system: { ability: "wis" } });
  const total = () => player.page.evaluate((id) => fromUuidSync(id).system.total as number, skill);
  const before = await total();
  const feat = await give(player, HERO, { name: "Flair", type: "gbFeat" });
  const sheet = await openSheet(player, feat);
  for (const [i, name] of ["pistage", "Natation"].entries()) {
    await sheet.getByRole("button", { name: "Ajouter un bonus" }).click();
    await sheet.getByLabel("Compétence").nth(i).fill(name);
    await sheet.getByLabel("Bonus", { exact: true }).nth(i).fill("3");
    await sheet.getByLabel("Bonus", { exact: true }).nth(i).press("Tab");
  }
  await expect.poll(total, soon).toBe(before + 3);
  await sheet.getByRole("button", { name: "Retirer ce bonus" }).first().click();
  await expect.poll(total, soon).toBe(before);
  await expect.poll(() => sheet.getByLabel("Compétence").inputValue(), soon).toBe("Natation");
  await closeWindows(player);
});

it("GB-44: a body made on its card, place by place, is the one its bearer is hit on", async () => {
  const uuid = await give(keeper, "Voyou", { name: "Centaure", type: "gbProfile" });
  const sheet = await openSheet(keeper, uuid);
  await expectText(sheet, "01–05", "Tête");
  await sheet.getByLabel("Table").first().selectOption("own");
  await expectText(sheet, "Ce corps n’a pas de parties");
  for (const [i, [zone, upTo]] of (
    [
      ["chest", "40"],
      ["tail", "90"],
    ] as const
  ).entries()) {
    await sheet.getByRole("button", { name: "Ajouter une zone" }).click();
    await sheet.getByLabel("Zone", { exact: true }).nth(i).selectOption(zone);
    await sheet.getByLabel("Jusqu’à").nth(i).fill(upTo);
    await sheet.getByLabel("Jusqu’à").nth(i).press("Tab");
  }
  await expectText(sheet, "01–40", "41–00");
  const zones = () => keeper.page.evaluate(() => Object.keys(game.actors.getName("Voyou").system.defense.zones));
  await expect.poll(zones, soon).toEqual(["chest", "tail"]);
  await closeWindows(keeper);
  await keeper.page.evaluate(async (id) => void (await (await fromUuid(id)).delete()), uuid);
  await expect.poll(zones, soon).toContain("torso");
});

it("a formula that cannot be read is refused where it is typed", async () => {
  const uuid = await give(keeper, HERO, { name: "Brasier", type: "gbHazard", system: { damage: "1d6" } });
  const sheet = await openSheet(keeper, uuid);
  await expectText(sheet, "Gravité : 1d10 + 1.");
  await sheet.getByLabel("Dés de dégâts").fill("du feu");
  await sheet.getByLabel("Dés de dégâts").press("Tab");
  await expectText(sheet.getByRole("alert"), "du feu");
  await sheet.getByLabel("Dés de dégâts").fill("2d6");
  await sheet.getByLabel("Dés de dégâts").press("Tab");
  await expectText(sheet, "Gravité : 1d10 + 3.");
  await closeWindows(keeper);
});

it("a condition set by hand from the palette is written down, and taken away again", async () => {
  const toggle = (id: string) =>
    keeper.page.evaluate(
      async (status) => void (await game.actors.getName("Journaliste").toggleStatusEffect(status)),
      id,
    );
  await toggle("prone");
  await expect.poll(() => figure(player, HERO, "posture.prone"), soon).toBe(true);
  await toggle("gbViolentShock");
  await expect.poll(() => figure(player, HERO, "shock.kind"), soon).toBe("violent");
  await expectCondition([player], HERO, { statuses: ["gbViolentShock", "prone"] });
  await toggle("gbShock");
  await expectCondition([player], HERO, { statuses: ["gbShock", "prone"] });
  await toggle("gbShock");
  await toggle("prone");
  await expectCondition([keeper, player], HERO, { statuses: [] });
  await expect.poll(() => figure(player, HERO, "posture.prone"), soon).toBe(false);
});

it("GB-34, GB-69: a shock lasts to the end of the victim's next turn, a barred action to the end of this one", async () => {
  await keeper.page.evaluate(async () => {
    const tokens = ["Voyou", "Journaliste"].map((name) =>
      canvas.scene.tokens.find((token: { name: string }) => token.name === name),
    );
    const combat = await CONFIG.Combat.documentClass.create({ active: true, scene: canvas.scene.id });
    await combat.createEmbeddedDocuments(
      "Combatant",
      tokens.map((token, i) => ({
        tokenId: token.id,
        sceneId: canvas.scene.id,
        actorId: token.actorId,
        initiative: 20 - i,
      })),
    );
    await combat.startCombat();
    await tokens[1].actor.update({ system: { shock: { kind: "simple" }, barred: true, stance: "defensive" } });
  });
  await expectCondition([player], HERO, { statuses: ["gbBarred", "gbDefensive", "gbShock"] });
  const next = () => keeper.page.evaluate(async () => void (await game.combat.nextTurn()));
  await next();
  await expectCondition([keeper, player], HERO, { statuses: ["gbBarred", "gbShock"] });
  await next();
  await expectCondition([keeper, player], HERO, { statuses: [] });
  await keeper.page.evaluate(async () => {
    await game.actors.getName("Journaliste").update({ system: { shock: { kind: "violent" } } });
    await game.combat.delete();
  });
  await expectCondition([keeper, player], HERO, { statuses: [] });
});

it("no window has complained", () => {
  for (const seat of [keeper, player]) expect(seat.errors).toEqual([]);
});

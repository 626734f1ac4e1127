import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, deedWindow } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { expectPartWell, expectWell } from "./support/dress.js";
import { beginFight } from "./support/fight.js";
import { place } from "./support/people.js";
import { KEEPER, openTable } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSheet } from "./support/windows.js";

const HERO = "Maude Ferrand";
const FOE = "Chef pillard";
const BEAST = "Scarabée cuirassé";

const d10 = (...values: number[]) => values.map((value) => [10, value] as const);

const [keeper] = await openTable(KEEPER);

beforeAll(async () => {
  await place(keeper, [], HERO, 800, 800);
  await place(keeper, [], FOE, 900, 800);
  await place(keeper, [], BEAST, 1200, 800);
});

afterEach(() => closeWindows(keeper));

describe("every sheet of seuils, light and dark, wide and narrow", () => {
  it("shows a creature with its wounds, to play and to edit", async () => {
    const uuid = await keeper.page.evaluate(async (name) => {
      const { actor } = canvas.scene.tokens.getName(name);
      await actor.update({ system: { wounds: { touche: { lethal: 3, temporary: 1 } } } });
      return actor.uuid as string;
    }, BEAST);
    const sheet = await openSheet(keeper, uuid);
    await expectText(sheet, "Cornes", "1D contre les tranchantes", "Exsangue");
    await expectWell(keeper, sheet, { name: "seuils-creature" });
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("spinbutton", { name: "Actions par tour" }).waitFor();
    await expectWell(keeper, sheet);
  });

  it.each([
    ["Weapon", HERO],
    ["Armor", HERO],
    ["Specialty", HERO],
    ["Gear", HERO],
    ["Trait", BEAST],
  ])("shows the card of a %s", async (kind, bearer) => {
    const card = await openSheet(keeper, await itemOf(keeper, bearer, `seuils${kind}`));
    await expectWell(keeper, card, kind === "Weapon" ? { name: "seuils-weapon" } : {});
  });
});

describe("what seuils shows at the table, light and dark, wide and narrow", () => {
  it("SE-38, SE-41…SE-55: shows an attack, the question that it asks, and what each die of it did", async () => {
    await beginFight(keeper, FOE, HERO);
    await keeper.page.evaluate(async (name) => {
      const turn = game.combat.turns.findIndex((one: { name: string }) => one.name === name);
      await game.combat.update({ turn });
    }, FOE);
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Hache de bûcheron" });
    await expectText(attackWindow(keeper), "Seuils 5/7/9", "4D, succès dès 4");
    await expectWell(keeper, attackWindow(keeper), { name: "seuils-attack" });
    const blow = await rollPrepared(keeper, d10(9, 7, 4, 2));
    const prompt = keeper.page.locator(".application.g-prompt");
    await expectText(prompt, "Esquiver", "3D, succès dès 6");
    await keeper.page.evaluate(() => void ui.notifications.clear()); // they lie on windows for a while
    await expectWell(keeper, prompt, { name: "seuils-prompt" });
    await chooseDice(keeper, ...d10(6, 2, 1), ...d10(8, 6, 2));
    await prompt.locator("[data-reply]").first().press("1");
    await prompt.waitFor({ state: "detached" });
    const card = cardOf(keeper, blow);
    await expectText(card, "Touche", "1 cercle Blessé", "1 cercle Touché");
    await expect.poll(() => card.locator(".g-circle[data-new]").count(), soon).toBe(2);
    await expectPartWell(keeper, card, "seuils-card");
  });

  it.each(["treatment", "action"])("shows the window of %s", async (deed) => {
    await beginDeed(keeper, deed, [HERO]);
    await expectWell(keeper, deedWindow(keeper));
  });

  it("SE-19: sums up a round once it is over", async () => {
    await keeper.page.evaluate(() => void game.combat.nextRound());
    const summary = keeper.page.locator(".chat-message").filter({ hasText: "Fin du tour 1" });
    await summary.waitFor();
    await expectPartWell(keeper, summary, "seuils-round");
  });
});

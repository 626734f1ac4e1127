import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { attack, attackWindow, cardOf, lastCard, prepareAttack, rollPrepared } from "./support/attack.js";
import { deedsOf, newDeed } from "./support/deeds.js";
import { chooseDice, shot } from "./support/dice.js";
import { beginFight } from "./support/fight.js";
import { expectFlawless } from "./support/dress.js";
import { expectCondition } from "./support/people.js";
import { editBar, expectToken, pagePoint, weaponInBar } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { QUICKLY, undoWindow } from "./support/undo.js";

/** Tokens of one creature are numbered. */
const PROFOND = "Profond (1)";
const HEROINE = "Journaliste";
const WALTHER = "Walther PPK (.32)";
const BERETTA = "Beretta 92F (9 mm)";
const SHOT = { by: HEROINE, at: PROFOND, weapon: WALTHER };

const [keeper] = await openTable(KEEPER);
const player = await keeper.table.join(PLAYERS[0], { byPage: true });

/** The Profond in the directory, which its unlinked token must leave alone. */
function baseActor(): Promise<unknown> {
  return keeper.page.evaluate(() => {
    const { system, items, effects } = game.actors.getName("Profond").toObject();
    return { system, items, effects };
  });
}

async function closeWindow(window: Locator): Promise<void> {
  await window.getByRole("button", { name: "Fermer" }).click();
  await window.waitFor({ state: "detached" });
}

/** The player's magazine. */
function rounds(): Promise<number> {
  return player.page.evaluate(() => game.user.character.items.getName("Walther PPK (.32)").system.magazine.value);
}

const clock = ({ page }: Seat): Promise<number> => page.evaluate(() => game.time.worldTime as number);

describe("the first attack of an evening", () => {
  it("has its creature dragged from the compendium to the scene by the keeper, and both see its token", async () => {
    const { page } = keeper;
    await page.getByRole("tab", { name: "Compendiums" }).click();
    await page.getByRole("button", { name: /^Créatures \(Gravité des blessures\) \d/ }).click();
    const entry = page.getByRole("listitem").getByRole("button", { name: /^Profond/ });
    await entry.scrollIntoViewIfNeeded();
    const box = (await entry.boundingBox())!;
    const goal = await pagePoint(keeper, { x: 1250, y: 950 });
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(goal.x + 20, goal.y, { steps: 3 });
    await page.mouse.move(goal.x, goal.y);
    await page.mouse.up();
    for (const seat of [keeper, player]) await expectToken(seat, PROFOND);
    await closeWindow(page.locator(".application").last());
    await page.getByRole("tab", { name: "Discussion" }).click();
    await expectCondition([player], PROFOND, { pv: 10, pf: 10, wounds: [], statuses: [] });
    const linked = await page.evaluate((name) => canvas.scene.tokens.getName(name).actorLink, PROFOND);
    expect(linked).toBe(false);
  });

  it("is prepared from the bar under the token, and both read its dice, every modifier and the wound", async () => {
    const window = await prepareAttack(player, SHOT);
    await expectText(window, "Profond", "à 4,5 m", "Base à l’attaque", "Dextérité", "Létalité", "1d20 +5", "50 %");
    await window.getByRole("combobox", { name: "Zone visée" }).selectOption({ label: "Tête (−10)" });
    await expectText(window, "Zone visée", "1d20 −5", / 5 %/);
    await window.getByRole("combobox", { name: "Zone visée" }).selectOption({ label: "Aucune (d100)" });
    await expectText(window, "1d20 +5", "50 %");
    const before = await baseActor();
    const id = await rollPrepared(player, shot(15, 12));
    for (const seat of [keeper, player]) {
      const card = cardOf(seat, id);
      await expectText(card, "Touché", "Torse (dé : 12)", "20 − CA 16 = 4", "4 + 3 (Torse) = 7", "Grave");
      await expectText(card, "Base à l’attaque +1", "Dextérité +2", "Létalité +2", "−4 PF", "−2 PV", "Appliqué");
      await card.getByRole("img", { name: "d20 : 15" }).waitFor();
    }
    await expectCondition([keeper, player], PROFOND, { pv: 8, pf: 6, wounds: [WALTHER] });
    expect(await baseActor()).toEqual(before);
    await expect.poll(rounds, soon).toBe(6);
  });

  it("is taken back when the keeper clicks « Annuler », after a reload too", async () => {
    await reload(keeper);
    await lastCard(keeper).getByRole("button", { name: "Annuler" }).click();
    const asked = undoWindow(keeper);
    await expectText(asked, PROFOND, "PF", "6 → 10", "PV", "8 → 10", WALTHER, "Aucune autre carte n’en dépend");
    await expectFlawless(asked);
    await asked.getByRole("button", { name: /^Ne rien annuler/ }).click();
    await asked.waitFor({ state: "detached" });
    await expectCondition([keeper], PROFOND, { pv: 8, pf: 6, wounds: [WALTHER] });
    await lastCard(keeper).getByRole("button", { name: "Annuler" }).click();
    await asked.getByRole("button", { name: /^Annuler/ }).click();
    await expectCondition([keeper, player], PROFOND, { pv: 10, pf: 10, wounds: [], statuses: [] });
    for (const seat of [keeper, player]) await expectText(lastCard(seat), "Annulé", "Munition rendue");
    await expect.poll(rounds, soon).toBe(7);
  });
});

describe("other ways to the same attack", () => {
  it("lead from the sheet, and from the hotbar with a weapon dragged there", async () => {
    const { page } = player;
    await page.getByRole("button", { name: /^Inès/ }).click();
    const sheet = page.locator(".application", { has: page.getByRole("heading", { name: HEROINE }) });
    await sheet
      .getByRole("button", { name: `Attaquer ${WALTHER}` })
      .first()
      .click();
    await closeWindow(attackWindow(player));
    await sheet.locator(".window-title").dragTo(sheet, { targetPosition: { x: 600, y: 20 } }); // it covers the hotbar
    const weapon = sheet.getByRole("article").filter({ hasText: WALTHER }).first();
    await weapon.dragTo(page.getByRole("button", { name: "Emplacement 3, vide" }));
    const slot = page.getByRole("toolbar").getByRole("button", { name: WALTHER });
    await slot.waitFor();
    await closeWindow(sheet);
    await slot.click();
    await attackWindow(player).waitFor();
    const id = await rollPrepared(player, shot(14, 77));
    await expectText(cardOf(keeper, id), "Touché", "Jambe gauche (dé : 77)", "Appliqué");
  });

  it("skip the window when the weapon is clicked with shift", async () => {
    const { page } = player;
    await chooseDice(player, [20, 1], [100, 3]);
    const count = await page.locator(".chat-message").count();
    await weaponInBar(player, WALTHER).click({ modifiers: ["Shift"] });
    await expect.poll(() => page.locator(".chat-message").count(), soon).toBe(count + 1);
    await expectText(lastCard(player), "Raté", "1 naturel");
    expect(await attackWindow(player).count()).toBe(0);
  });
});

describe("a fight in which a player's own character is struck", () => {
  let blow: string;

  it("asks for the saves and rolls on the card, where the player makes them (GB-09, GB-39)", async () => {
    await editBar(player, HEROINE, "pf", "3");
    await expectCondition([keeper, player], HEROINE, { pv: 8, pf: 3, statuses: [] });
    await beginFight(keeper, HEROINE, "Voyou");
    const dice = shot(15, 99);
    blow = await attack(keeper, { by: "Voyou", at: HEROINE, weapon: BERETTA, dice });
    for (const seat of [keeper, player]) await expectText(cardOf(seat, blow), "−3 PF", "−2 PV", "PF 3 → 0", "Appliqué");
    await expectCondition([keeper, player], HEROINE, { pv: 6, pf: 0, wounds: [BERETTA], statuses: [] });
    const button = (name: RegExp) => cardOf(player, blow).getByRole("button", { name });
    await chooseDice(player, [20, 16]);
    await button(/^Jet de Vigueur/).click();
    for (const seat of [keeper, player])
      await expectText(cardOf(seat, blow), "Jet de Vigueur · Étourdi", "Total 16 contre DD 15");
    await expectCondition([keeper, player], HEROINE, { pf: 0, statuses: ["stunned"] });
    const known = await deedsOf(player);
    await chooseDice(player, [100, 53]);
    await button(/^Stabilisation \(d100 sous 6\)/).click();
    const roll = await newDeed(player, known);
    for (const seat of [keeper, player]) await expectText(cardOf(seat, roll), "Toujours ouverte", "53");
    for (const name of [/^Jet de Vigueur/, /^Stabilisation/]) await button(name).waitFor({ state: "detached" });
  });

  it("runs the clock round by round, and the wound bleeds when the keeper agrees (GB-40)", async () => {
    const before = await clock(keeper);
    const known = await deedsOf(keeper);
    await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
    for (const seat of [keeper, player]) await expect.poll(() => clock(seat), soon).toBe(before + 6);
    await keeper.page.evaluate(() => game.time.advance(54));
    const loss = await newDeed(keeper, known);
    await expectText(cardOf(player, loss), "Attend l’accord du gardien");
    await cardOf(keeper, loss).getByRole("button", { name: "Appliquer" }).click();
    await expectCondition([keeper, player], HEROINE, { pv: 5, pf: -1 });
  });

  it("leaves no trace of a blow that is taken back with all that rests on it, when the keeper says so", async () => {
    await cardOf(keeper, blow).getByRole("button", { name: "Déplier la carte" }).click(); // its round is over
    await cardOf(keeper, blow).getByRole("button", { name: "Annuler" }).last().click(QUICKLY);
    const question = undoWindow(keeper);
    await expectText(question, "Aggravation", "PV −1, PF −1", "Les annuler aussi", "Une carte en dépend");
    await question.getByRole("button", { name: /^Annuler ces/ }).click();
    await expectCondition([keeper, player], HEROINE, { pv: 8, pf: 3, wounds: [], statuses: [] });
    await expectText(cardOf(keeper, blow), "Annulé");
    await keeper.page.evaluate(async () => void (await game.combat.delete()));
  });
});

it("is played without what `--compat` adds for modules, and leaves no error behind", async () => {
  const found = await player.page.evaluate(() => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    return { compat: fetched.filter((name) => name.includes("compat")), jquery: "jQuery" in globalThis };
  });
  expect(found).toEqual({ compat: [], jquery: false });
  expect([...keeper.errors, ...player.errors]).toEqual([]);
});

import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { attack, attackWindow, cardOf, lastCard, prepareAttack, rollPrepared } from "./support/attack.js";
import { chooseDice } from "./support/dice.js";
import { conditionOf, expectCondition } from "./support/people.js";
import { coveredByBar, expectToken, pagePoint, selectToken, targetToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, reload } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

/** Tokens of one creature are numbered. */
const PROFOND = "Profond (1)";
const WALTHER = "Walther PPK (.32)";
const WHOLE = { pv: 10, pf: 10, wounds: [], statuses: [] };

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

it("begins at an interface of applications, drawn in the parts that packages know", async () => {
  const parts = await keeper.page.evaluate(() => {
    const { ApplicationV2 } = foundry.applications.api;
    const apps = Object.values(ui as Record<string, { id: string; parts?: object; rendered: boolean }>);
    const drawn = apps.filter((app) => app instanceof ApplicationV2 && app.rendered);
    return Object.fromEntries(drawn.map(({ id, parts = {} }) => [id, Object.keys(parts).join(" ")]));
  });
  const directory = "header directory";
  expect(parts).toEqual({
    ...{ sidebar: "tabs", chat: "log input", combat: "header tracker footer", settings: "settings" },
    ...{ actors: directory, items: directory, journal: directory, tables: directory, compendium: directory },
    ...{
      players: "players",
      hotbar: "hotbar",
      "scene-controls": "layers tools",
      "scene-navigation": "scenes",
      pause: "",
    },
  });
});

describe("the story of a first attack", () => {
  it("lets the keeper drag a Profond from the compendium to the scene, and both see its token", async () => {
    const { page } = keeper;
    await page.getByRole("tab", { name: "Compendiums" }).click();
    await page.getByRole("button", { name: /^Créatures \d/ }).click();
    const entry = page.getByRole("listitem").getByRole("button", { name: /^Profond/ });
    await entry.scrollIntoViewIfNeeded();
    const box = (await entry.boundingBox())!;
    const goal = await pagePoint(keeper, { x: 1250, y: 950 });
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(goal.x + 20, goal.y, { steps: 3 });
    await page.mouse.move(goal.x, goal.y);
    await page.mouse.up();
    for (const seat of [keeper, player]) {
      await expectToken(seat, PROFOND);
    }
    await closeWindow(page.locator(".application").last());
    await page.getByRole("tab", { name: "Discussion" }).click();
    await expectCondition([player], PROFOND, WHOLE);
    const linked = await page.evaluate((name) => canvas.scene.tokens.getName(name).actorLink, PROFOND);
    expect(linked).toBe(false);
  });

  it("prepares an attack from the bar under the token: modifiers by name, the zone, the exact chance", async () => {
    const window = await prepareAttack(player, { by: "Journaliste", at: PROFOND, weapon: WALTHER });
    await expectText(window, "Profond", "à 4,5 m", "Base à l’attaque", "Dextérité", "Létalité", "1d20 +5", "50 %");
    await window.getByRole("combobox", { name: "Zone visée" }).selectOption({ label: "Tête (−10)" });
    await expectText(window, "Zone visée", "1d20 −5", / 5 %/);
    await window.getByRole("combobox", { name: "Zone visée" }).selectOption({ label: "Aucune (d100)" });
    await expectText(window, "1d20 +5", "50 %");
  });

  it("rolls: both see the die, every modifier, the zone, the gravity and the wound in words", async () => {
    const before = await baseActor();
    const id = await rollPrepared(player, [
      [20, 15],
      [100, 12],
    ]);
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

  it("takes it all back when the keeper clicks « Annuler », after a reload too", async () => {
    await reload(keeper);
    await lastCard(keeper).getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper, player], PROFOND, WHOLE);
    for (const seat of [keeper, player]) await expectText(lastCard(seat), "Annulé", "Munition rendue");
    await expect.poll(rounds, soon).toBe(7);
  });

  it("hits the head that was aimed at without rolling a place, on a natural 20", async () => {
    const window = await prepareAttack(player, { by: "Journaliste", at: PROFOND, weapon: WALTHER });
    await window.getByRole("combobox", { name: "Zone visée" }).selectOption({ label: "Tête (−10)" });
    await expectText(window, "1d20 −5");
    const id = await rollPrepared(player, [[20, 20]]);
    for (const seat of [keeper, player]) {
      await expectText(cardOf(seat, id), "Tête (visée)", "20 naturel", "0 + 4 (Tête) = 4", "Modérée", "Zone visée −10");
    }
    await expectCondition([keeper, player], PROFOND, { pv: 9, pf: 8, wounds: [WALTHER] });
  });

  it("shows a miss that changes nothing", async () => {
    const before = await conditionOf(keeper, PROFOND);
    const id = await attack(player, {
      by: "Journaliste",
      at: PROFOND,
      weapon: WALTHER,
      dice: [
        [20, 2],
        [100, 50],
      ],
    });
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "Raté");
    expect(await conditionOf(keeper, PROFOND)).toEqual(before);
  });
});

describe("other ways to the same attack", () => {
  it("attacks from the sheet", async () => {
    const { page } = player;
    await page.getByRole("button", { name: /^Inès/ }).click();
    const sheet = page.locator(".application", { has: page.getByRole("heading", { name: "Journaliste" }) });
    await sheet
      .getByRole("button", { name: `Attaquer ${WALTHER}` })
      .first()
      .click();
    await attackWindow(player).waitFor();
    const id = await rollPrepared(player, [
      [20, 14],
      [100, 99],
    ]);
    await expectText(cardOf(keeper, id), "Touché", "Jambe gauche (dé : 99)", "Appliqué");
  });

  it("attacks from the hotbar with a weapon dragged there from the sheet", async () => {
    const { page } = player;
    const sheet = page.locator(".application", { has: page.getByRole("heading", { name: "Journaliste" }) });
    await sheet.getByText(/Investigateur\s?: Journaliste/).dragTo(sheet, { targetPosition: { x: 600, y: 20 } }); // it covers the hotbar
    const weapon = sheet.getByRole("article").filter({ hasText: WALTHER }).first();
    await weapon.dragTo(page.getByRole("button", { name: "Emplacement 3, vide" }));
    const slot = page.getByRole("toolbar").getByRole("button", { name: WALTHER });
    await slot.waitFor();
    await closeWindow(sheet);
    await slot.click();
    await attackWindow(player).waitFor();
    const id = await rollPrepared(player, [
      [20, 14],
      [100, 77],
    ]);
    await expectText(cardOf(keeper, id), "Touché", "Jambe gauche (dé : 77)", "Appliqué");
  });

  it("rolls at once when the weapon is clicked with shift", async () => {
    const { page } = player;
    await chooseDice(player, [20, 1], [100, 3]);
    const count = await page.locator(".chat-message").count();
    await page.keyboard.down("Shift");
    await page
      .getByRole("navigation", { name: /Attaques de/ })
      .getByRole("button", { name: WALTHER })
      .click();
    await page.keyboard.up("Shift");
    await expect.poll(() => page.locator(".chat-message").count(), soon).toBe(count + 1);
    await expectText(lastCard(player), "Raté", "1 naturel");
    expect(await attackWindow(player).count()).toBe(0);
  });

  it("wounds two targets with one attack, and takes back one of them or both", async () => {
    await targetToken(player, "Voyou", PROFOND);
    const [voyou, profond] = await Promise.all([conditionOf(keeper, "Voyou"), conditionOf(keeper, PROFOND)]);
    await player.page
      .getByRole("navigation", { name: /Attaques de/ })
      .getByRole("button", { name: WALTHER })
      .click();
    await expectText(attackWindow(player), "Voyou", "Profond");
    const id = await rollPrepared(player, [
      [20, 18],
      [100, 60],
      [20, 18],
      [100, 60],
    ]);
    const card = cardOf(keeper, id);
    await expectText(card, "2 cibles", "Voyou", PROFOND, "Tout annuler");
    await expect
      .poll(async () => (await conditionOf(keeper, "Voyou")).wounds.length, soon)
      .toBe(voyou.wounds.length + 1);
    const first = card.locator("section", { hasText: "Voyou" }).last();
    await first.getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper, player], "Voyou", voyou);
    await expect
      .poll(async () => (await conditionOf(player, PROFOND)).wounds.length, soon)
      .toBe(profond.wounds.length + 1);
    await card.getByRole("button", { name: "Annuler" }).click(); // one is left to take back
    await expectCondition([keeper, player], PROFOND, profond);
    await card.getByRole("button", { name: "Annuler l’attaque" }).click();
    await expectText(card, "2 munitions rendues");
  });

  it("is taken back by the copy of its card, beside a sidebar that is folded", async () => {
    const before = await conditionOf(keeper, PROFOND);
    await keeper.page.evaluate(() => void ui.sidebar.toggleExpanded(false));
    const blow = { by: "Journaliste", at: PROFOND, weapon: WALTHER };
    await prepareAttack(player, blow);
    const id = await rollPrepared(player, [
      [20, 14],
      [100, 77],
    ]);
    const copy = keeper.page.locator(`#chat-notifications [data-message-id="${id}"]`);
    await copy.hover(); // it stays for as long as somebody reads it
    await expectText(copy, "Touché", "Appliqué");
    expect(await cardOf(keeper, id).count()).toBe(1);
    const doubles = await keeper.page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
      return ids.filter((one, at) => ids.indexOf(one) !== at);
    });
    expect(doubles).toEqual([]);
    await copy.getByRole("button", { name: "Annuler" }).first().click();
    await expectCondition([keeper, player], PROFOND, before);
    await expectText(copy, "Annulé");
    await keeper.page.evaluate(async (message) => {
      const { ChatPopout } = foundry.applications.sidebar.apps;
      await new ChatPopout({ message: game.messages.get(message) }).render({ force: true });
    }, id);
    const window = keeper.page.locator(".chat-popout");
    await expectText(window, "Touché", "Annulé");
    await closeWindow(window);
    await keeper.page.evaluate(() => void ui.sidebar.toggleExpanded(true));
    await expectText(cardOf(keeper, id), "Annulé");
  });

  it("shows to a stream that has the chat alone", async () => {
    const opened = keeper.page.context().waitForEvent("page");
    await keeper.page.evaluate(() => void window.open("/stream"));
    const page = await opened;
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (said) => said.type() === "error" && wrong.push(said.text()));
    const card = page.locator("#chat .chat-message").last();
    await expectText(card, "Touché", "Annulé");
    expect(await page.locator("#board, #sidebar, #hotbar, #chat-message").count()).toBe(0);
    await keeper.page.evaluate(() => void ChatMessage.create({ content: "Bonsoir" }));
    await expectText(card, "Bonsoir");
    expect(wrong).toEqual([]);
    await page.close();
  });

  it.each([0.8, 1.2, 1])("lays the bar where it covers nobody in an interface of scale %s", async (uiScale) => {
    const { page } = player;
    await selectToken(player, "Journaliste");
    await page.evaluate(async (scale) => {
      await game.settings.set("core", "uiConfig", { ...game.settings.get("core", "uiConfig"), uiScale: scale });
    }, uiScale);
    await expect.poll(() => coveredByBar(player), soon).toEqual([]);
    const foot = () =>
      page.evaluate(() => {
        const bar = document.querySelector(".g-dock")!.getBoundingClientRect();
        return Math.round((document.getElementById("hotbar")!.getBoundingClientRect().top - bar.bottom) / 4);
      });
    await expect.poll(foot, soon).toBe(2);
    const drawn = await page.evaluate(() => document.getElementById("interface")!.getBoundingClientRect().width);
    expect(Math.round(drawn)).toBe(page.viewportSize()!.width);
  });

  it("leaves tokens to the keeper while the game is paused", async () => {
    const place = ({ page }: typeof keeper) =>
      page.evaluate(() => canvas.scene.tokens.getName("Journaliste").x as number);
    await keeper.page.locator("#board").focus();
    await keeper.page.keyboard.press("Space");
    for (const { page } of [keeper, player]) await page.locator("#pause.paused").waitFor();
    const before = await place(player);
    await selectToken(player, "Journaliste");
    await player.page.keyboard.press("ArrowRight");
    await expectText(player.page.locator("#notifications"), "Le jeu est en pause");
    await keeper.page.evaluate(
      (x) => void canvas.scene.tokens.getName("Journaliste").update({ x: x + canvas.grid.size }),
      before,
    );
    await expect.poll(() => place(player), soon).not.toBe(before);
    await keeper.page.keyboard.press("Space");
    for (const { page } of [keeper, player]) await page.locator("#pause.paused").waitFor({ state: "hidden" });
    await player.page.keyboard.press("ArrowLeft");
    await expect.poll(() => place(keeper), soon).toBe(before);
  });

  it("is played without what `--compat` adds for modules: nothing of it is fetched", async () => {
    const found = await player.page.evaluate(() => {
      const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
      return { compat: fetched.filter((name) => name.includes("compat")), jquery: "jQuery" in globalThis };
    });
    expect(found).toEqual({ compat: [], jquery: false });
  });

  it("leaves no error behind", () => {
    expect(keeper.errors).toEqual([]);
    expect(player.errors).toEqual([]);
  });
});

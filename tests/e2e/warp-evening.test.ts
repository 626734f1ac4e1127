import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf, prepareAttack, rollButton, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedWindow } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { prompt } from "./support/defence.js";
import { enlist } from "./support/enlist.js";
import { beginFight, orderFight } from "./support/fight.js";
import { expectFlawless } from "./support/dress.js";
import { place } from "./support/people.js";
import { selectToken, targetToken, weaponInBar } from "./support/scene.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, ready, reload, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";
import { QUICKLY } from "./support/undo.js";

const AGENT = "Agent de renseignement";
const REVOLVER = "Revolver léger (.22)";
const SOLDIER = "Soldat de commando";
const RIFLE = "Fusil d’assaut";
const PISTOL = "Pistolet de poche";
const BYSTANDER = "Petite frappe";
const OTHER = "Videur de boîte de nuit";
const HERO = "Sami Costa";
const d6 = (...values: number[]) => values.map((value) => [6, value] as const);

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const both = [keeper, player];

beforeAll(async () => {
  await place(keeper, [player], AGENT, 600, 1400);
  const pistol = { category: "firearm", factor: 4, rangeRow: "pistol", fireMode: "automatic" };
  await enlist(keeper, [player], {
    ...{ name: HERO, type: "warpCharacter", player: PLAYERS[0], at: { x: 1100, y: 1400 } },
    system: { hp: { max: 22, value: 22 }, psy: { max: 3, value: 3 } },
    items: [
      { name: "Plastron renforcé", type: "warpArmor", system: { regularDice: 1 } },
      {
        ...{ name: "Lecture d’esprit", type: "warpPower" },
        system: { score: 2, effectKey: "mindReading", resistMode: "mental" },
      },
      { name: PISTOL, type: "warpWeapon", system: { ...pistol, magazine: 15, loaded: 15 } },
    ],
  });
  await keeper.page.evaluate(
    async ([agent, gun]) => {
      const { actor } = canvas.scene.tokens.getName(agent);
      await actor.items.getName(gun).update({ "system.loaded": 1 });
    },
    [AGENT, REVOLVER] as const,
  );
});

const figure = ({ page }: Seat, name: string, path: string) =>
  page.evaluate(
    ([called, at]) => foundry.utils.getProperty(canvas.scene.tokens.getName(called).actor.system, at) as unknown,
    [name, path] as const,
  );

async function expectFigure(name: string, path: string, value: unknown): Promise<void> {
  for (const seat of both) await expect.poll(() => figure(seat, name, path), soon).toBe(value);
}

const cardButton = (seat: Seat, id: string, name: string | RegExp): Locator =>
  cardOf(seat, id).getByRole("button", { name });

/** The agent takes aim and fires from hiding: sixteen. */
async function fireAtHero(): Promise<string> {
  const window = await prepareAttack(keeper, { by: AGENT, at: HERO, weapon: REVOLVER });
  await window.getByRole("button", { name: "Ajouter un modificateur" }).click();
  await window.locator("[name=ownValue]").fill("1");
  await window.locator("[name=ownReason]").fill("Prend le temps de viser");
  await window.locator("[name=ownReason]").press("Enter");
  await expectText(window, "5d6kh4");
  return rollPrepared(keeper, d6(6, 5, 4, 1, 1));
}

async function takeBack(id: string): Promise<void> {
  await cardButton(keeper, id, "Annuler").click(QUICKLY);
  for (const seat of both) await expectText(cardOf(seat, id), "Annulé");
  await expectFigure(HERO, "hp.value", 22);
}

describe("a shot on the docks", () => {
  it("is asked about again after a reload, keeps an answer that came while no keeper was there, and shows each what is theirs to know", async () => {
    const shot = await fireAtHero();
    await prompt(player).waitFor();
    await reload(player);
    await expectText(prompt(player), "Courte portée", "2d6", "Ne pas esquiver");
    const table = keeper.page.url();
    await keeper.page.goto(new URL("/systems/gardien/system.json", table).href); // anywhere but at the table
    await expect.poll(() => player.page.evaluate(() => Boolean(game.users.activeGM)), soon).toBe(false);
    await player.page.keyboard.press("Escape");
    await prompt(player).waitFor({ state: "detached" });
    await chooseDice(player, ...d6(3, 3, 3));
    await cardButton(player, shot, /^Ne pas esquiver/).click();
    await expectText(cardOf(player, shot), "Réponse envoyée");
    expect(await figure(player, HERO, "hp.value")).toBe(22);
    await keeper.page.goto(table);
    await ready(keeper.page);
    await expectFigure(HERO, "hp.value", 22 - 29);
    await expectText(cardOf(player, shot), `Répondu par ${PLAYERS[0]}`);
    await expectText(cardOf(keeper, shot), "16 − 6 = 10", "−29 PV", "Appliqué");
    expect(await read(cardOf(player, shot))).not.toMatch(/16 − 6|Prend le temps/);
    const sheet = await openSheet(player, HERO);
    await sheet.getByRole("img", { name: /^Points de vie : [-−]7 sur 22/ }).waitFor();
    await selectToken(keeper, AGENT);
    await weaponInBar(keeper, REVOLVER).click(); // empty by now
    await deedWindow(keeper).waitFor();
    await confirmDeed(keeper);
    await takeBack(shot);
    await sheet.getByRole("img", { name: /^Points de vie : 22 sur 22/ }).waitFor();
    await closeWindows(player);
  });

  it("takes the first answer: the keeper's, in the place of whoever is still being asked", async () => {
    const shot = await fireAtHero();
    await prompt(player).waitFor();
    await chooseDice(keeper, ...d6(3, 3, 3));
    await cardButton(keeper, shot, "Répondre à sa place").click();
    await expectText(prompt(keeper), `à la place d’${PLAYERS[0]}`);
    await prompt(keeper)
      .getByRole("button", { name: /^Ne pas esquiver/ })
      .click();
    await prompt(player).waitFor({ state: "detached" });
    await expectFigure(HERO, "hp.value", 22 - 29);
    await expectText(cardOf(player, shot), `Répondu par ${KEEPER}`);
    await takeBack(shot);
  });

  it("WP-92: of a sweep over whoever stands between two targets is answered by each, and taken back at once", async () => {
    await place(keeper, [player], SOLDIER, 1700, 1400);
    await place(keeper, [player], BYSTANDER, 900, 1400);
    await selectToken(keeper, SOLDIER);
    await targetToken(keeper, HERO, AGENT);
    await weaponInBar(keeper, RIFLE).click();
    const window = attackWindow(keeper);
    await window.getByRole("combobox", { name: "Tactique" }).selectOption("fullAutoSweep");
    await expectText(window, HERO, AGENT, BYSTANDER, "dans la ligne de tir");
    const shots = await rollPrepared(keeper, []);
    await expectText(cardOf(keeper, shots), HERO, AGENT, BYSTANDER, "Munitions 30 → 15");
    await prompt(player).locator("[data-number='0']").click();
    await prompt(player).waitFor({ state: "detached" });
    const tray = keeper.page.locator(".g-tray");
    await expectText(tray, "2 questions en attente"); // it unfolds by itself
    await tray.getByRole("button", { name: "Meilleure réponse de vos 2 cibles" }).click();
    await expect.poll(() => tray.isVisible(), soon).toBe(false);
    await cardButton(keeper, shots, "Tout annuler").click(QUICKLY);
    await expectFigure(HERO, "hp.value", 22);
  });
});

describe("what the keeper keeps", () => {
  it("WP-08, WP-12: is a difficulty that the next roll meets, and whether that roll counts", async () => {
    await beginDeed(keeper, "setDifficulty", [HERO]);
    await deedField(keeper, "reason").fill("une serrure");
    await deedField(keeper, "difficulty").selectOption({ value: "hard" });
    const set = await confirmDeed(keeper);
    await expectText(cardOf(keeper, set), "Difficulté fixée", "11");
    await expectText(cardOf(player, set), "Difficulté fixée", "une serrure");
    expect(await read(cardOf(player, set))).not.toContain("11");
    await beginDeed(player, "check", [HERO]);
    const against = () => deedField(player, "against").locator("option:checked").innerText();
    await expect.poll(against, soon).toMatch(/^Difficulté\s: une serrure$/);
    await chooseDice(player, ...d6(6, 6));
    const id = await confirmDeed(player);
    await expectText(cardOf(player, id), "Réussite");
    await expectText(cardOf(keeper, id), "Réussite", "Marge 1");
    expect(await read(cardOf(player, id))).not.toContain("Marge");
    expect(await cardButton(player, id, "Écarter ce jet").count()).toBe(0);
    await cardButton(keeper, id, "Écarter ce jet").click();
    for (const seat of both) await expectText(cardOf(seat, id), "Jet rejeté");
  });
});

describe("a round of a fight", () => {
  it("WP-89: a window that a player has open reckons with the shots before, and with what is taken back", async () => {
    await beginFight(keeper, HERO, AGENT);
    await expect.poll(() => player.page.evaluate(() => game.combat?.started as boolean), soon).toBe(true);
    const blow = { by: HERO, at: AGENT, weapon: PISTOL };
    await prepareAttack(player, blow);
    const shot = await rollPrepared(player, d6(4, 4));
    await prompt(keeper).locator("[data-number='0']").click();
    await expectText(cardOf(player, shot), `Répondu par ${KEEPER}`);
    await prompt(keeper).waitFor({ state: "detached" });
    const window = await prepareAttack(player, blow);
    await expectText(window, "Recul", "3d6kl2");
    await keeper.page.evaluate(
      async ([hero, pistol]) => {
        const actor = game.actors.getName(hero);
        await actor.update({ system: { turn: { shots: { [actor.items.getName(pistol).id]: 2 } } } });
      },
      [HERO, PISTOL] as const,
    );
    await expectText(window, "ne peut plus tirer ainsi ce tour");
    await expect.poll(() => rollButton(player).isDisabled(), soon).toBe(true);
    await takeBack(shot);
    await expectText(window, "2d6");
    await expect.poll(() => rollButton(player).isDisabled(), soon).toBe(false);
    await closeWindows(player);
  });

  it("WP-46, WP-47: lets players wait and act sooner in a window of its own too, and the keeper seat them", async () => {
    await place(keeper, [player], OTHER, 700, 1200);
    await beginFight(keeper, HERO, AGENT, OTHER);
    await orderFight(keeper, HERO, AGENT, OTHER);
    await player.page.evaluate(() => void ui.combat.renderPopout());
    const popout = player.page.locator("#combat-popout");
    const wait = popout.getByRole("button", { name: `Attendre : ${HERO}` });
    await wait.waitFor();
    const row = (await popout.locator(".combatant", { hasText: HERO }).boundingBox())!;
    const moment = (await wait.boundingBox())!;
    expect(moment.y + moment.height).toBeLessThanOrEqual(row.y + row.height); // a line of Foundry's has one height
    await wait.click();
    const order = () =>
      player.page.evaluate(() => game.combat.turns.map((one: { name: string }) => one.name) as string[]);
    await expect.poll(order, soon).toEqual([AGENT, OTHER, HERO]);
    await keeper.page.getByRole("tab", { name: "Combat" }).click();
    await keeper.page
      .locator("#combat")
      .getByRole("button", { name: `Agir maintenant : ${HERO}` })
      .click();
    await expect.poll(order, soon).toEqual([AGENT, HERO, OTHER]);
    await setting(keeper, [player], "warpInitiativeMode", "seatingGmLast");
    await beginFight(keeper, HERO, AGENT);
    await keeper.page.locator("#combat").getByRole("button", { name: "Tour de table" }).click();
    await keeper.page.evaluate(() => game.combat.rollAll());
    const seats = keeper.page.locator("#gardien-seats");
    const first = () => seats.locator("[data-seat]").first().innerText();
    const before = await first();
    await seats.locator("[data-seat]").nth(1).dragTo(seats.locator("[data-seat]").first());
    await expect.poll(first, soon).not.toBe(before);
    await expectFlawless(seats);
    for (const { errors } of both) expect(errors).toEqual([]);
  });
});

import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, rollPrepared } from "./support/attack.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { openSheet } from "./support/windows.js";

/** The two long examples of the book, click by click, with its dice; distances are told, for there is no scene. */
const [keeper, player] = await openTable(KEEPER, PLAYERS[1]);

beforeAll(async () => {
  await keeper.page.evaluate(async () => void (await game.scenes.active.update({ active: false })));
  await Promise.all([reload(keeper), reload(player)]);
});

async function bring(...names: string[]): Promise<void> {
  await keeper.page.evaluate(async (wanted) => {
    for (const name of wanted) {
      const pack = game.packs.find(
        (one: { documentName: string; index: { getName(name: string): object | undefined } }) =>
          one.documentName === "Actor" && one.index.getName(name) !== undefined,
      );
      await game.actors.importFromCompendium(pack, pack.index.getName(name)._id);
    }
  }, names);
}

/** Points, and the penalty they bring, as the keeper's client knows them. */
function pointsOf(actor: string): Promise<{ pv: number; pf: number; malus: number; wounds: number }> {
  return keeper.page.evaluate((name) => {
    const { system, items } = game.actors.getName(name);
    const wounds = items.filter(({ type }: { type: string }) => type === "gbWound").length as number;
    return {
      pv: system.pv.value as number,
      pf: system.pf.value as number,
      malus: system.fatigue.malus as number,
      wounds,
    };
  }, actor);
}

async function expectPoints(actor: string, points: Partial<Awaited<ReturnType<typeof pointsOf>>>): Promise<void> {
  await expect.poll(() => pointsOf(actor), soon).toMatchObject(points);
}

/** Opens the attack of a weapon from its owner's sheet, at somebody of the world. */
async function prepare(seat: Seat, by: string, weapon: string, at: string): Promise<Locator> {
  const sheet = await openSheet(seat, by);
  const attack = sheet.getByRole("button", { name: `Attaquer ${weapon}` });
  await attack.first().click();
  const window = attackWindow(seat);
  await window.waitFor();
  await sheet.getByRole("button", { name: "Fermer" }).click();
  await window.getByLabel("Choisir une cible…").selectOption({ label: at });
  await expectText(window, at);
  return window;
}

/** Does what a button of a sheet offers: clicks it, fills in its window, confirms; answers with the card it makes. */
async function deed(
  seat: Seat,
  of: string,
  button: string | RegExp,
  fill: (window: Locator) => Promise<void>,
  dice: readonly Face[] = [],
): Promise<Locator> {
  const { page } = seat;
  const sheet = await openSheet(seat, of);
  const before = await page.locator(".chat-message").count();
  await chooseDice(seat, ...dice);
  await sheet.getByRole("button", { name: button }).first().click();
  const window = page.locator(".g-deed");
  await window.waitFor();
  await sheet.getByRole("button", { name: "Fermer" }).click();
  await fill(window);
  await window.locator("[type=submit]").click();
  await window.waitFor({ state: "detached" });
  await expectNoDiceLeft(seat);
  await expect.poll(() => page.locator(".chat-message").count(), soon).toBeGreaterThan(before);
  return page.locator(".chat-message").last();
}

describe("Jack, the sniper (GB-66)", () => {
  const M21 = "Fusil M21 (7,62 mm)";
  const CULTIST = "Cultiste";
  let shot = "";

  it("aims for a round", async () => {
    await bring("Jack, tireur d’élite", CULTIST);
    const card = await deed(keeper, "Jack, tireur d’élite", `Viser avec ${M21}`, async (window) => {
      await window.getByLabel("Cible").selectOption({ label: CULTIST });
    });
    await expectText(card, "Jack");
  });

  it("fires at the head from 280 m: +18 − 10, misses on a 1 only, kills seven times in twenty", async () => {
    const window = await prepare(keeper, "Jack, tireur d’élite", M21, CULTIST);
    await window.getByLabel("Distance").selectOption({ label: "jusqu’à 337,5 m (−4)" });
    await expectText(window, "Portée", "Visée", "Arme de prédilection", "1d20 +18");
    await window.getByRole("button", { name: "Circonstances" }).click();
    await window.getByRole("checkbox", { name: /Gens autour de la cible/ }).check();
    await expectText(window, "annulé par le tir de précision", "1d20 +18");
    await window.getByRole("combobox", { name: "Zone visée" }).selectOption({ label: "Tête (−10)" });
    await expectText(window, "1d20 +8", /95 %/, "2 ou plus au dé");
    for (const row of [/Modérée\s*10 %/, /Grave\s*25 %/, /Critique\s*25 %/, /Mortelle\s*35 %/]) {
      await expectText(window, row);
    }
    shot = await rollPrepared(keeper, [[20, 2]]);
    await expectText(cardOf(keeper, shot), "Touché", "Tête (visée)", "10 − CA 10 = 0", "0 + 4 (Tête) = 4", "Modérée");
    await expectPoints(CULTIST, { pv: 8, pf: 7, malus: -1 });
  });

  it("fires again at +11 − 5, without the aim that the first shot used up", async () => {
    const window = await prepare(keeper, "Jack, tireur d’élite", M21, CULTIST);
    await window.getByLabel("Distance").selectOption({ label: "jusqu’à 337,5 m (−4)" });
    await window.getByRole("combobox", { name: "Attaque du round" }).selectOption({ label: "n° 2 (+2)" });
    await expectText(window, "1d20 +11");
    await window.getByRole("combobox", { name: "Zone visée" }).selectOption({ label: "Tête, torse et bras (−5)" });
    await expectText(window, "1d20 +6");
    const id = await rollPrepared(keeper, [
      [20, 12],
      [40, 10],
    ]);
    await expectText(cardOf(keeper, id), "Torse (dé : 10)", "18 − CA 9 = 9", "9 + 3 (Torse) = 12", "Critique");
    await expectPoints(CULTIST, { pv: 5, pf: 2 });
  });

  it("has his aim back when the keeper takes the first shot back", async () => {
    await cardOf(keeper, shot).getByRole("button", { name: "Annuler" }).click();
    const rounds = () =>
      keeper.page.evaluate(() => game.actors.getName("Jack, tireur d’élite").system.aim.rounds as number);
    await expect.poll(rounds, soon).toBe(1);
    await expectPoints(CULTIST, { pv: 6, pf: 4 });
  });
});

describe("Paul and the thug (GB-67)", () => {
  const GUN = "Beretta 92F (9 mm)";
  let second = "";

  it("runs for a few minutes: two PF for both", async () => {
    await expectPoints("Paul", { pv: 10, pf: 10, malus: 0 });
    await deed(keeper, "Paul", "Effort", async (window) => {
      await window.getByLabel("Ajouter quelqu’un…").selectOption({ label: "Voyou" });
      await window.getByRole("combobox", { name: "Genre" }).selectOption({ label: "Effort prolongé" });
      await window.getByLabel("Coût en PF").fill("2");
    });
    await expectPoints("Paul", { pv: 10, pf: 8, malus: -1 });
    await expectPoints("Voyou", { pf: 7, malus: -1 });
  });

  it("is shot in the right arm: 14 against 12, a scratch", async () => {
    const window = await prepare(keeper, "Voyou", GUN, "Paul");
    await expectText(window, "Fatigue", "1d20 +4");
    const id = await rollPrepared(keeper, [
      [20, 10],
      [100, 25],
    ]);
    await expectText(cardOf(keeper, id), "Bras droit (dé : 25)", "14 − CA 12 = 2", "Légère", "−1 PF");
    await expectPoints("Paul", { pv: 10, pf: 7, malus: -1, wounds: 1 });
  });

  it("cannot fire back: the keeper bars the action", async () => {
    const card = await deed(keeper, "Paul", "Empêcher", async () => {});
    await expectText(card, "Paul");
    await expect
      .poll(() => player.page.evaluate(() => game.actors.getName("Paul").system.barred as boolean), soon)
      .toBe(true);
  });

  it("is shot at head and torso; a destiny point turns it into a light wound and a violent shock", async () => {
    const window = await prepare(keeper, "Voyou", GUN, "Paul");
    await window.getByRole("combobox", { name: "Zone visée" }).selectOption({ label: "Tête, torse et bras (−5)" });
    await expectText(window, "1d20 −1");
    second = await rollPrepared(keeper, [
      [20, 14],
      [40, 10],
    ]);
    await expectText(cardOf(keeper, second), "Torse (dé : 10)", "Touché");
    await deed(player, "Paul", "Utiliser", async () => {});
    await keeper.page.locator(".chat-message").last().getByRole("button", { name: "Confirmer" }).click();
    const destiny = () => player.page.evaluate(() => game.actors.getName("Paul").system.destiny.remaining as number);
    await expect.poll(destiny, soon).toBe(0);
    await cardOf(keeper, second).getByRole("button", { name: "Modifier l’issue pour Paul" }).click();
    const edit = keeper.page.locator(".application", { has: keeper.page.locator(".g-edit") });
    await edit.getByLabel("Gravité imposée").selectOption({ label: "Légère" });
    await edit.getByLabel("Choc").selectOption({ label: "Choc violent" });
    await edit.getByRole("button", { name: "Décider" }).click();
    await expectText(cardOf(keeper, second), "projeté à 1,5 m", "−3 PF");
    await expectPoints("Paul", { pv: 10, pf: 4, malus: -3 });
    const statuses = () => player.page.evaluate(() => [...game.actors.getName("Paul").statuses] as string[]);
    await expect.poll(statuses, soon).toContain("prone");
  });

  it("lies without defence: the thug's bonus is proposed, and the leg bleeds", async () => {
    const window = await prepare(keeper, "Voyou", GUN, "Paul");
    await expectText(window, "Cible sans défense", "1d20 +8");
    const id = await rollPrepared(keeper, [
      [20, 9],
      [100, 80],
    ]);
    await expectText(cardOf(keeper, id), "Jambe gauche (dé : 80)", "17 − CA 7 = 10", "Grave", "−3 PF", "−2 PV");
    await expectPoints("Paul", { pv: 8, pf: 1, malus: -4, wounds: 3 });
  });

  it("does not stabilise on a 53 under 9, and knows the care he needs", async () => {
    const sheet = await openSheet(player, "Paul");
    await expectText(sheet, "Soigner DD 15");
    const card = await deed(player, "Paul", "Stabiliser", async () => {}, [[100, 53]]);
    await expectText(card, "53");
    await expectPoints("Paul", { pv: 8, pf: 1 });
    await expectText(await openSheet(player, "Paul"), "Soigner DD 15", "Stabiliser");
  });
});

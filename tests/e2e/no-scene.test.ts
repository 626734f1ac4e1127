import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, oneBlow, rollButton, rollPrepared } from "./support/attack.js";
import { chooseDice } from "./support/dice.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { openSheet } from "./support/windows.js";

const WALTHER = "Walther PPK (.32)";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await keeper.page.evaluate(async () => void (await game.scenes.active.update({ active: false })));
  await Promise.all([reload(keeper), reload(player)]);
});

interface Health {
  readonly pv: number;
  readonly pf: number;
  readonly wounds: number;
}

/** How an actor of the world does, as a client knows it. */
function healthOf({ page }: Seat, actor: string): Promise<Health> {
  return page.evaluate((name) => {
    const { system, items } = game.actors.getName(name);
    const wounds = items.filter((item: { type: string }) => item.type === "gbWound");
    return { pv: system.pv.value as number, pf: system.pf.value as number, wounds: wounds.length as number };
  }, actor);
}

async function expectHealth(actor: string, expected: Health): Promise<void> {
  for (const seat of [keeper, player]) await expect.poll(() => healthOf(seat, actor), soon).toEqual(expected);
}

function rounds(): Promise<number> {
  return player.page.evaluate((name) => game.user.character.items.getName(name).system.magazine.value, WALTHER);
}

/** Opens the attack from the sheet: there is no token to start from. */
async function attackFromSheet(seat: Seat, actor: string, weapon: string): Promise<void> {
  const sheet = await openSheet(seat, actor);
  await sheet
    .getByRole("button", { name: `Attaquer ${weapon}` })
    .first()
    .click();
  await attackWindow(seat).waitFor();
  await sheet.getByRole("button", { name: "Fermer" }).click();
}

describe("an attack without any scene", () => {
  it("finds no scene, no token and no bar", async () => {
    for (const { page } of [keeper, player]) {
      expect(await page.evaluate(() => (canvas.scene ?? null) as object | null)).toBeNull();
      expect(await page.getByRole("navigation", { name: /^Attaques de/ }).count()).toBe(0);
    }
  });

  it("goes to the air when nobody is chosen: one shot, one card, nobody hurt", async () => {
    await attackFromSheet(player, "Journaliste", WALTHER);
    const window = attackWindow(player);
    await expectText(window, "Aucune cible", "Sans cible, pas de chances", "Dans le vide");
    const before = await rounds();
    const card = await rollPrepared(player, [[20, 18]]);
    for (const seat of [keeper, player]) await expectText(cardOf(seat, card), "Journaliste", WALTHER, "23");
    for (const word of ["Touché", "PV", "Appliqué"]) expect(await cardOf(keeper, card).innerText()).not.toContain(word);
    await expect.poll(rounds, soon).toBe(before - 1); // the arbiter takes it with the outcome
  });

  it("is given its target afterwards, by the keeper on its card", async () => {
    const whole = await healthOf(keeper, "Voyou");
    const card = keeper.page.locator(".chat-message").last();
    await expect.poll(() => player.page.getByRole("button", { name: "Désigner la cible" }).count(), soon).toBe(0);
    await card.getByRole("button", { name: "Désigner la cible" }).click();
    const dialog = keeper.page.getByRole("dialog", { name: /Désigner la cible/ });
    await dialog.getByRole("combobox").selectOption({ label: "Voyou" });
    await dialog.getByRole("button", { name: "Décider" }).click();
    for (const { page } of [keeper, player])
      await expectText(page.locator(".chat-message").last(), "Journaliste", "Voyou", "Touché");
    const undo = card.getByRole("button", { name: /^Annuler/ });
    await undo.first().click();
    await expectHealth("Voyou", whole);
  });

  it("offers nobody whom the player does not know", async () => {
    await attackFromSheet(player, "Journaliste", WALTHER);
    const offered = await attackWindow(player).locator("select[name=add] option").allTextContents();
    expect(offered.join()).not.toMatch(/Voyou|Goule|Paul/);
  });

  it("offers whom the keeper shows, without a word of anybody else, until that ends", async () => {
    const choose = async (entry: string) => {
      await keeper.page.getByRole("tab", { name: "Acteurs" }).click();
      await keeper.page.locator("#actors input[type=search]").fill("Goule");
      await keeper.page.locator("#actors .directory-item", { hasText: "Goule" }).first().click({ button: "right" });
      await keeper.page.getByText(entry, { exact: true }).click();
      await keeper.page.locator("#actors input[type=search]").fill("");
      await keeper.page.getByRole("tab", { name: "Discussion" }).click();
    };
    const offered = () => attackWindow(player).locator("select[name=add] option").allTextContents();
    await choose("Montrer comme cible");
    await expect.poll(offered, soon).toContain("Goule");
    expect((await offered()).join()).not.toMatch(/Voyou|Paul/);
    await choose("Ne plus montrer comme cible");
    await expect.poll(offered, soon).not.toContain("Goule");
  });

  it("takes the target from the combat and the distance from the window, and wounds the actor", async () => {
    await keeper.page.evaluate(async () => {
      const combat = await Combat.create({ active: true });
      const fighters = ["Voyou", "Journaliste"].map((name) => ({ actorId: game.actors.getName(name).id }));
      await combat.createEmbeddedDocuments("Combatant", fighters);
    });
    const window = attackWindow(player);
    await window.getByLabel("Choisir une cible…").selectOption({ label: "Voyou" });
    await expectText(window, "Voyou", "1d20 +5");
    const distance = window.getByLabel("Distance");
    const far = await distance.locator("option").nth(2).innerText();
    await distance.selectOption({ label: far });
    await expectText(window, "Portée", "1d20 +3");
    const whole = await healthOf(keeper, "Voyou");
    const card = await rollPrepared(player, [
      [20, 16],
      [100, 12],
    ]);
    for (const seat of [keeper, player]) {
      await expectText(cardOf(seat, card), "Voyou", "Touché", "Torse (dé : 12)", "Portée −2", "Appliqué");
    }
    await expect.poll(async () => (await healthOf(player, "Voyou")).wounds, soon).toBe(whole.wounds + 1);
    await cardOf(keeper, card).getByRole("button", { name: "Annuler" }).click();
    await expectHealth("Voyou", whole);
  });

  it("attacks from the sheet of an actor that has no token anywhere", async () => {
    const name = await keeper.page.evaluate(async () => {
      const pack = game.packs.get("gardien.creatures");
      const index = await pack.getIndex();
      const actor = await game.actors.importFromCompendium(pack, index.getName("Profond")._id);
      return actor.name as string;
    });
    const weapon = await keeper.page.evaluate(
      (actor) => game.actors.getName(actor).items.find((item: { type: string }) => item.type === "gbWeapon").name,
      name,
    );
    await attackFromSheet(keeper, name, weapon as string);
    await attackWindow(keeper).getByLabel("Choisir une cible…").selectOption({ label: "Journaliste" });
    await expectText(attackWindow(keeper), "Journaliste", "Toucher");
    await oneBlow(keeper);
    const whole = await healthOf(player, "Journaliste");
    const card = await rollPrepared(keeper, [
      [20, 19],
      [100, 12],
    ]);
    await expectText(cardOf(player, card), "Profond", "Journaliste", "Touché", "Appliqué");
    await expect.poll(async () => (await healthOf(player, "Journaliste")).wounds, soon).toBe(whole.wounds + 1);
    await cardOf(keeper, card).getByRole("button", { name: "Annuler" }).click();
    await expectHealth("Journaliste", whole);
  });

  it("says so when the target is deleted before the roll, and lets the roll go to the air", async () => {
    await attackFromSheet(player, "Journaliste", WALTHER);
    const window = attackWindow(player);
    await window.getByLabel("Choisir une cible…").selectOption({ label: "Voyou" });
    await expectText(rollButton(player), "Attaquer");
    await keeper.page.evaluate(async () => void (await game.actors.getName("Voyou").delete()));
    await expectText(window, "Aucune cible", "Dans le vide");
    await chooseDice(player, [20, 2]);
    await rollButton(player).click();
    await window.waitFor({ state: "detached" });
  });

  it("leaves no error behind", () => {
    expect(keeper.errors).toEqual([]);
    expect(player.errors).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { attack, attackWindow, cardOf, lastCard, prepareAttack } from "./support/attack.js";
import { chooseDice } from "./support/dice.js";
import { focusedName, focusIsVisible, tabTo } from "./support/keys.js";
import { expectCondition } from "./support/people.js";
import { attackBar } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { openSheet, turn } from "./support/windows.js";
import { undoWindow } from "./support/undo.js";

const WALTHER = /^Walther PPK/;

const BLOW = { by: "Journaliste", at: "Voyou", weapon: "Walther PPK (.32)" };
/** A hit in the leg: 17 + 5 against 12 or so. */
const HIT = [
  [20, 17],
  [100, 60],
] as const;

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
let whole: { pv: number; pf: number };

beforeAll(async () => {
  whole = await keeper.page.evaluate(() => {
    const { pv, pf } = canvas.scene.tokens.getName("Voyou").actor.system;
    return { pv: pv.value as number, pf: pf.value as number };
  });
});

/** What is remembered of the control that has the focus while its card is drawn anew. */
const keyOf = ({ page }: Seat): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-key") ?? "");

async function expectFocus(seat: Seat, name: RegExp): Promise<void> {
  await expect.poll(() => focusedName(seat), soon).toMatch(name);
  await expect.poll(() => focusIsVisible(seat), soon).toBe(true);
}

describe("an attack without a mouse", () => {
  it("selects a token, aims at another, opens the bar's weapon, and has the focus there again after Escape", async () => {
    const { keyboard } = player.page;
    await tabTo(player, /^Journaliste/);
    await keyboard.press("Space");
    await attackBar(player).waitFor();
    await tabTo(player, /^Voyou$/);
    await keyboard.press("t");
    await expectText(attackBar(player), "Voyou");
    await keyboard.press("b");
    await expectFocus(player, WALTHER);
    await keyboard.press("ArrowRight");
    await expectFocus(player, /Ouvrir la fiche/);
    await keyboard.press("ArrowLeft");
    await keyboard.press("Enter");
    await attackWindow(player).waitFor();
    await expectFocus(player, /^Attaquer$/);
    await keyboard.press("Escape");
    await attackWindow(player).waitFor({ state: "detached" });
    await expectFocus(player, WALTHER);
    await keyboard.press("1");
    await attackWindow(player).waitFor();
    await expectFocus(player, /^Attaquer$/);
  });

  it("switches lines with 1 to 9, chooses the zone after Z, adds a line with its reason and takes it off again", async () => {
    const { keyboard } = player.page;
    const window = attackWindow(player);
    await keyboard.press("1");
    await expectText(window, "1d20 +4");
    await keyboard.press("1");
    await expectText(window, "1d20 +5");
    await keyboard.press("z");
    await expectFocus(player, /^Zone visée$/i);
    await keyboard.press("ArrowDown");
    await expectText(window, "Zone visée", "1d20 −5");
    await expectFocus(player, /^Zone visée$/i);
    await keyboard.press("ArrowUp");
    await expectText(window, "1d20 +5");
    await tabTo(player, /^Ajouter un modificateur$/);
    await keyboard.press("Enter");
    await expectFocus(player, /^Valeur$/i);
    await keyboard.type("2");
    await keyboard.press("Tab");
    await keyboard.type("à bout portant");
    await keyboard.press("Enter");
    await expectText(window, "à bout portant", "1d20 +7");
    await tabTo(player, /^Retirer « à bout portant »$/, { back: true });
    await keyboard.press("Enter");
    await expectText(window, "1d20 +5");
    await expectFocus(player, /^Ajouter un modificateur$/);
    await tabTo(player, /^Attaquer$/);
  });

  it("rolls with Enter, once though the key is held, leaves the focus where one goes on, and reads the result aloud", async () => {
    const { keyboard } = player.page;
    await chooseDice(player, [20, 12], [100, 12]);
    const rows = await player.page.locator(".chat-message").count();
    await keyboard.down("Enter");
    await keyboard.down("Enter");
    await attackWindow(player).waitFor({ state: "detached" });
    await keyboard.down("Enter");
    await keyboard.up("Enter");
    await expectText(lastCard(player), "Touché", "Torse", "Appliqué");
    expect(await player.page.locator(".chat-message").count()).toBe(rows + 1);
    await expect.poll(() => focusedName(player), soon).not.toBe("");
    const said = player.page.getByRole("status").filter({ hasText: "Voyou" });
    await expect.poll(() => said.first().textContent(), soon).toMatch(/Journaliste contre Voyou/);
  });

  it("lets the keeper correct and undo, by key, and leaves the focus on that card", async () => {
    const { keyboard } = keeper.page;
    await expectText(lastCard(keeper), "Appliqué");
    await tabTo(keeper, /^Modifier l’issue/);
    await keyboard.press("Enter");
    await keeper.page.getByRole("button", { name: "Décider" }).waitFor();
    await keyboard.press("Escape");
    await expectFocus(keeper, /^Modifier l’issue/);
    await tabTo(keeper, /^Annuler$/);
    await expect.poll(() => focusIsVisible(keeper), soon).toBe(true);
    await keyboard.press("Enter");
    await undoWindow(keeper).waitFor();
    await keyboard.press("Escape");
    await expectFocus(keeper, /^Annuler$/);
    await keyboard.press("Enter");
    await expectFocus(keeper, /^Annuler Entrée/);
    await keyboard.press("Enter");
    await expectText(lastCard(keeper), "Annulé");
    await expectCondition([keeper, player], "Voyou", { ...whole, wounds: [] });
    await expect.poll(() => keyOf(keeper), soon).toMatch(/-0$/);
  });
});

describe("a sheet without a mouse", () => {
  it("opens from the token with Enter, crosses boxes with Space, turns its tabs, and closes back to where it came from", async () => {
    const { keyboard } = player.page;
    await tabTo(player, /^Journaliste/);
    await keyboard.press("Enter");
    const sheet = player.page.locator(".application", {
      has: player.page.getByRole("heading", { name: "Journaliste" }),
    });
    await sheet.waitFor();
    await tabTo(player, /^Fatigue, case 2/);
    await keyboard.press("Space");
    await expectText(sheet, "6 / 8");
    await expectFocus(player, /^Fatigue, case 2/);
    await keyboard.press("Space");
    await expect.poll(() => sheet.innerText(), soon).toMatch(/[78] \/ 8/);
    await player.page.evaluate(async () => void (await game.user.character.update({ "system.pf.value": 8 })));
    await tabTo(player, /^Notes$/);
    await keyboard.press("Enter");
    const notes = player.page.locator('.tab[data-tab="notes"]');
    await expect.poll(() => notes.isVisible(), soon).toBe(true);
    await tabTo(player, /^Bras droit/, { back: true });
    await keyboard.press("Enter");
    await expectText(player.page.getByRole("status").filter({ hasText: "Bras droit" }), "Bras droit 13", "base 10");
    await expectFocus(player, /^Bras droit/);
    await keyboard.press("Escape");
    await player.page.getByRole("heading", { name: "Journaliste", level: 1 }).waitFor({ state: "detached" });
    await expectFocus(player, /^Journaliste/);
  });

  it("never loses the focus to a change made elsewhere", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await sheet.getByRole("button", { name: "Modifier la feuille" }).focus();
    await player.page.keyboard.press("Enter");
    await sheet.getByRole("textbox", { name: "Profession" }).waitFor();
    await tabTo(player, /^Profession$/i);
    await player.page.keyboard.press("End");
    await player.page.keyboard.type(" de nuit");
    await keeper.page.evaluate(
      async () => void (await game.actors.getName("Journaliste").update({ "system.pf.value": 5 })),
    );
    await expect.poll(() => player.page.evaluate(() => game.user.character.system.pf.value as number), soon).toBe(5);
    await expectFocus(player, /^Profession$/i);
    await expect.poll(() => sheet.getByLabel("Profession").inputValue(), soon).toBe("Journaliste de nuit");
    await player.page.keyboard.press("Escape");
    await keeper.page.evaluate(
      async () => void (await game.actors.getName("Journaliste").update({ "system.pf.value": 8 })),
    );
  });
});

describe("a row that goes", () => {
  it("leaves the keyboard in its list, and a question gives it back to who asked it", async () => {
    const { page } = keeper;
    const things = ["Corde", "Lampe"].map((name) => ({ name, type: "gbGear" }));
    await page.evaluate(
      async (items) => void (await Actor.create({ name: "Porteur", type: "gbInvestigator", items })),
      things,
    );
    const sheet = await openSheet(keeper, "Porteur");
    await sheet.locator(".tabs [data-tab=gear]").click();
    const remove = async (name: string, answer: "Oui" | "Non"): Promise<void> => {
      await sheet.getByRole("button", { name: `Supprimer ${name}` }).focus();
      await page.keyboard.press("Enter");
      await expectFocus(keeper, /^Non$/); // what is not taken back is not a key away
      if (answer === "Oui") await page.keyboard.press("Shift+Tab");
      await expectFocus(keeper, new RegExp(`^${answer}$`));
      await page.keyboard.press("Enter");
    };
    await remove("Corde", "Non");
    await expectFocus(keeper, /^Supprimer Corde$/);
    await remove("Corde", "Oui");
    await expectFocus(keeper, /^Supprimer Lampe$/);
    await remove("Lampe", "Oui");
    await expectFocus(keeper, /^Ajouter$/);
  });
});

describe("fingers and keys faster than the table", () => {
  it("a weapon attacked with from a sheet opens over it, and Escape closes one after the other", async () => {
    await player.page.evaluate(async () => void (await game.user.character.sheet.close()));
    const sheet = await openSheet(player, "Journaliste");
    await sheet.getByRole("button", { name: `Attaquer ${BLOW.weapon}` }).click();
    await attackWindow(player).waitFor();
    await player.page.keyboard.press("Escape");
    await attackWindow(player).waitFor({ state: "detached" });
    await player.page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  });

  it("a click is heard though the card changes while the button is held down", async () => {
    const id = await attack(player, { ...BLOW, dice: HIT });
    const card = cardOf(keeper, id);
    await expectText(card, "Appliqué");
    await card.getByRole("button", { name: "Annuler", exact: true }).hover();
    await keeper.page.mouse.down();
    await keeper.page.evaluate(async (message) => {
      const verdict = game.messages.contents.find(
        (one: { system: { data?: { subject?: string } } }) => one.system.data?.subject === message,
      );
      await verdict.update({ "system.data.targets": [{ ...verdict.system.data.targets[0], name: "X" }] });
      await verdict.update({ system: { data: { ammunition: "kept" } } });
    }, id);
    await keeper.page.mouse.up();
    await undoWindow(keeper)
      .getByRole("button", { name: /^Annuler/ })
      .click();
    await expectText(card, "Annulé");
  });

  it("a line that is being added outlives what happens at the table meanwhile", async () => {
    const { page } = player;
    const prone = (lies: boolean) =>
      keeper.page.evaluate((value) => {
        const { actor } = canvas.scene.tokens.getName("Voyou");
        return actor.update({ "system.posture.prone": value });
      }, lies);
    const window = await prepareAttack(player, BLOW);
    await expectText(window, "1d20 +5");
    await window.getByRole("button", { name: "Ajouter un modificateur" }).click();
    await window.getByLabel("Valeur").fill("2");
    await window.getByLabel("Raison").fill("le nez");
    await page.keyboard.press("Home");
    await prone(true);
    await expectText(window, "1d20 +1");
    await page.keyboard.type("dans ");
    await prone(false);
    await expectText(window, "1d20 +5");
    await page.keyboard.press("Enter");
    await expectText(window, "dans le nez", "1d20 +7");
    await window.getByRole("button", { name: "Fermer" }).click();
    await window.waitFor({ state: "detached" });
  });

  it("Tab and digits fill a sheet: each number replaces the one before", async () => {
    const { page } = player;
    const sheet = await openSheet(player, "Journaliste");
    await turn(sheet, "edit");
    const before = await page.evaluate(() => game.user.character.toObject().system.abilities);
    const score = (id: string) => page.evaluate((one) => game.user.character.system.abilities[one].value as number, id);
    await sheet.getByLabel("Dextérité", { exact: true }).focus();
    await page.keyboard.press("Tab");
    for (const [id, value] of [
      ["con", 12],
      ["int", 13],
      ["wis", 9],
    ] as const) {
      await page.keyboard.type(String(value));
      await page.keyboard.press("Tab");
      // It comes back from the server and redraws the sheet under the fingers.
      await expect.poll(() => score(id), soon).toBe(value);
    }
    await page.evaluate(
      async (abilities) => void (await game.user.character.update({ "system.abilities": abilities })),
      before,
    );
    for (const { errors } of [keeper, player]) expect(errors).toEqual([]);
  });
});

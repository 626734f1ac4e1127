import { beforeEach, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attack, attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { heal } from "./support/people.js";
import { expectToken, placeOf, selectToken } from "./support/scene.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const WALTHER = "Walther PPK (.32)";
/** A hit in the leg: 17 + 5 against 12 or so. */
const HIT = [
  [20, 17],
  [100, 60],
] as const;

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeEach(async () => {
  await Promise.all([closeWindows(keeper), closeWindows(player)]);
});

const focused = ({ page }: Seat): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-key") ?? document.activeElement?.tagName ?? "");

type Side = "left" | "top" | "right" | "bottom";

async function box(place: Locator): Promise<Record<Side, number>> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

describe("the token's panel", () => {
  /** Opens the panel of a token as the keyboard does. */
  async function panelOf(token: string): Promise<Locator> {
    await selectToken(keeper, token);
    await keeper.page.keyboard.press("h");
    const panel = keeper.page.getByRole("dialog", { name: /^Pion/ });
    await panel.waitFor();
    return panel;
  }

  it("names the points it shows, and lets the keeper rename the token for all", async () => {
    const panel = await panelOf("Goule");
    await expectText(panel, "PV", "PF");
    await panel.getByLabel("Nom du pion").fill("Silhouette <b>noire</b>");
    await keeper.page.keyboard.press("Tab");
    await expectToken(player, "Silhouette <b>noire</b>");
    await keeper.page.keyboard.press("Escape");
  });

  it("refuses a sheet to a player by the token's name, not by the creature's", async () => {
    const { x, y } = await placeOf(player, "Silhouette <b>noire</b>");
    await player.page.mouse.dblclick(x, y);
    const notice = player.page.locator("#notifications li").last();
    await expectText(notice, "Silhouette <b>noire</b>");
    expect(await notice.textContent()).not.toContain("Goule");
  });

  it("puts all selected tokens into the fight at once, whose messages show names as typed", async () => {
    const { page } = keeper;
    await selectToken(keeper, "Journaliste");
    await page.keyboard.down("Shift");
    const other = await placeOf(keeper, "Silhouette <b>noire</b>");
    await page.mouse.click(other.x, other.y);
    await page.keyboard.up("Shift");
    await page.mouse.click(other.x, other.y, { button: "right" });
    await page.getByRole("button", { name: "Au combat" }).click();
    await expect.poll(() => page.evaluate(() => game.combat?.combatants.size as number), soon).toBe(2);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Combat" }).click();
    await page.getByRole("button", { name: "Lancer toutes les initiatives" }).click();
    await expectText(player.page.locator(".chat-message").last(), "Initiative de Silhouette <b>noire</b>");
    await page.evaluate(async () => void (await game.combat.delete()));
    await page.getByRole("tab", { name: "Discussion" }).click();
  });
});

describe("playing by keyboard", () => {
  it("the weapon in the bar has the focus again after the attack, and Escape reaches the sheet below", async () => {
    await selectToken(player, "Journaliste");
    await player.page.keyboard.press("b");
    await player.page.keyboard.press("1");
    await attackWindow(player).waitFor();
    await rollPrepared(player, [[20, 3]]);
    await expect.poll(() => focused(player), soon).toMatch(/^weapon-/);
    const sheet = await openSheet(player, "Journaliste");
    await sheet.getByRole("button", { name: `Attaquer ${WALTHER}` }).click();
    await attackWindow(player).waitFor();
    await player.page.keyboard.press("Escape");
    await attackWindow(player).waitFor({ state: "detached" });
    await player.page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  });

  it("what the keeper does on a card leaves the focus on that card", async () => {
    const id = await attack(player, { by: "Journaliste", at: "Voyou", weapon: WALTHER, dice: HIT });
    const card = cardOf(keeper, id);
    await expectText(card, "Appliqué");
    await card.getByRole("button", { name: "Modifier l’issue" }).focus();
    await keeper.page.keyboard.press("Enter");
    await keeper.page.getByRole("button", { name: "Décider" }).waitFor();
    await keeper.page.keyboard.press("Escape");
    await expect.poll(() => focused(keeper), soon).toBe("edit-0");
    await card.getByRole("button", { name: "Annuler", exact: true }).focus();
    await keeper.page.keyboard.press("Enter");
    await expectText(card, "Annulé");
    await expect.poll(() => focused(keeper), soon).toMatch(/-0$/);
    await heal(keeper, "Voyou");
  });

  it("a click is heard though the card changes while the button is held down", async () => {
    const id = await attack(player, { by: "Journaliste", at: "Voyou", weapon: WALTHER, dice: HIT });
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
    await expectText(card, "Annulé");
    await heal(keeper, "Voyou");
  });

  it("a line that is being added outlives what happens at the table meanwhile", async () => {
    const { page } = player;
    const prone = (lies: boolean) =>
      keeper.page.evaluate((value) => {
        const { actor } = canvas.scene.tokens.getName("Voyou");
        return actor.update({ "system.posture.prone": value });
      }, lies);
    const window = await prepareAttack(player, { by: "Journaliste", at: "Voyou", weapon: WALTHER });
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
    await sheet.getByRole("button", { name: "Modifier la feuille" }).click();
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
  });
});

describe("a small screen", () => {
  it("keeps the body above the abilities, and the hotbar off the sidebar", async () => {
    const seat = await keeper.table.join(PLAYERS[1], { context: { viewport: { width: 1024, height: 768 } } });
    /** How far the first of two places reaches into the second, in pixels. */
    const overlap = async (one: Locator, reaches: Side, other: Locator, begins: Side) =>
      (await box(one))[reaches] - (await box(other))[begins];
    const [hotbar, sidebar, people] = ["#action-bar", "#ui-right", "#players"].map((place) => seat.page.locator(place));
    await expect.poll(() => overlap(hotbar!, "right", sidebar!, "left"), soon).toBeLessThanOrEqual(0);
    await expect.poll(() => overlap(people!, "right", hotbar!, "left"), soon).toBeLessThanOrEqual(0);
    const sheet = await openSheet(seat, "Paul");
    const body = sheet.locator(".g-figure-chart");
    const abilities = sheet.locator("[data-application-part=stats]");
    await expect.poll(() => overlap(body, "bottom", abilities, "top"), soon).toBeLessThanOrEqual(0);
  });
});

describe("wounds applied by click", () => {
  it("the card tells everybody that the wound waits, then that it was applied, and what it means", async () => {
    await setting(keeper, [player], "gbTwoStageCard", false);
    await setting(keeper, [player], "automation", "click");
    const id = await attack(player, { by: "Journaliste", at: "Voyou", weapon: WALTHER, dice: HIT });
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "Pas encore appliqué", /inutilisable|soin/);
    await cardOf(keeper, id).getByRole("button", { name: "Appliquer" }).click();
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "Appliqué");
    await setting(keeper, [player], "automation", "auto");
  });
});

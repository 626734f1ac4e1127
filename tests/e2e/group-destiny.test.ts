import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { attack, type Blow, cardOf } from "./support/attack.js";
import { confirmDeed, deedField, deedWindow, undoDeed } from "./support/deeds.js";
import { expectFlawless, expectFocusShown, NARROW, resize, THEMES, wear } from "./support/dress.js";
import { picture } from "./support/picture.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const HEROINE = "Journaliste";
const COMRADE = "Paul";
const THUG = "Voyou";
/** A hit at the torso. */
const BLOW: Blow = {
  ...{ by: HEROINE, at: THUG, weapon: "Walther PPK (.32)" },
  dice: [
    [20, 15],
    [100, 12],
  ],
};
const REASON = "que la <b>porte</b> cède";

const [keeper, player, other] = await openTable(KEEPER, ...PLAYERS);

beforeAll(async () => {
  for (const { page } of [keeper, player, other])
    await page.waitForFunction(() => game.users.every(({ active }: { active: boolean }) => active));
});

/** Asks for a vote from the heroine's sheet; answers with the id of the deed's message. */
async function askForVote(): Promise<string> {
  const sheet = await openSheet(player, HEROINE);
  await sheet.getByRole("button", { name: "Demander un vote" }).click();
  await deedWindow(player).waitFor();
  await expectText(deedWindow(player), "Chaque joueur connecté votera");
  await deedField(player, "reason").fill(REASON);
  return confirmDeed(player);
}

const answerOn = (seat: Seat, id: string, answer: "Oui" | "Non"): Locator =>
  cardOf(seat, id).getByRole("group", { name: "Votre vote" }).getByRole("button", { name: answer });

/** The group's points as an open sheet has them, in words. */
const points = (sheet: Locator): Locator => sheet.getByRole("img", { name: /^Points de destin du groupe/ });
const expectPoints = (sheet: Locator, words: string) =>
  expect.poll(() => points(sheet).getAttribute("aria-label"), soon).toContain(words);

const set = (key: string, value: string | boolean) => setting(keeper, [player, other], key, value);

async function openTracker(): Promise<Locator> {
  await keeper.page.keyboard.press("Shift+G");
  const tracker = keeper.page.locator(".g-tracker.application");
  await tracker.waitFor();
  return tracker;
}

describe("a vote on the group's destiny point (GB-04)", () => {
  it("is read by everybody, and each has their own answer alone", async () => {
    const id = await askForVote();
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, id), "Vote en cours", REASON, "Inès", "Hugo");
    await expect.poll(() => answerOn(player, id, "Oui").getAttribute("aria-pressed"), soon).toBe("true");
    await expect.poll(() => answerOn(other, id, "Oui").getAttribute("aria-pressed"), soon).toBe("false");
    for (const seat of [player, other])
      await expect.poll(() => cardOf(seat, id).getByRole("group", { name: "Votre vote" }).count(), soon).toBe(1);
    await expect.poll(() => cardOf(keeper, id).getByRole("group").count(), soon).toBe(0);
    for (const theme of THEMES) {
      await wear(theme, keeper, player);
      for (const seat of [keeper, player]) await expectFlawless(cardOf(seat, id), theme);
      await picture(cardOf(keeper, id), `card-vote-${theme}`);
    }
    await expectFocusShown(player, cardOf(player, id));
    await answerOn(other, id, "Non").click();
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, id), "Refusé", "Rien n’est dépensé", "Hugo Non");
    await expectPoints(await openSheet(player, HEROINE), "1 sur 1");
  });

  it("won, waits for the keeper, who may have been away; accepted, it is spent on every sheet, and can be taken back", async () => {
    const [mine, theirs] = [await openSheet(player, HEROINE), await openSheet(other, COMRADE)];
    const id = await askForVote();
    await answerOn(other, id, "Oui").click();
    await expectText(cardOf(player, id), "À confirmer par le gardien");
    await expectPoints(theirs, "1 sur 1");
    await reload(keeper);
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    for (const seat of [keeper, player, other]) await expectText(cardOf(seat, id), /Destin du groupe 1 → 0/i);
    for (const sheet of [mine, theirs]) {
      await expectPoints(sheet, "0 sur 1");
      await expect.poll(() => sheet.getByRole("button", { name: "Demander un vote" }).isDisabled(), soon).toBe(true);
    }
    await undoDeed(keeper, id);
    for (const sheet of [mine, theirs]) await expectPoints(sheet, "1 sur 1");
    await closeWindows(other);
  });

  it("is asked for because of a blow that is sealed, and given back when the blow is taken back", async () => {
    await closeWindows(player); // the board is wanted
    const sheet = await openSheet(other, COMRADE);
    await set("automation", "click");
    const shot = await attack(player, BLOW);
    await cardOf(player, shot).getByRole("button", { name: "Point du groupe" }).click();
    await deedWindow(player).waitFor();
    const id = await confirmDeed(player);
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, shot), `${HEROINE} · Point de destin du groupe : demandé`);
    await expect
      .poll(() => cardOf(player, shot).getByRole("button", { name: "Point du groupe" }).count(), soon)
      .toBe(0);
    await answerOn(other, id, "Oui").click();
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    await expectText(cardOf(other, shot), `${HEROINE} · Point de destin du groupe : accordé`);
    await expectPoints(sheet, "0 sur 1");
    await cardOf(keeper, shot).getByRole("button", { name: "Appliquer" }).click();
    await expectText(cardOf(player, shot), "Appliqué");
    await cardOf(keeper, shot).getByRole("button", { name: "Annuler" }).click();
    await expectPoints(sheet, "1 sur 1");
    await expectText(cardOf(other, shot), `${HEROINE} · Point de destin du groupe : rendu`);
  });

  it("tells the keeper when what it should bend was revealed before the vote was over", async () => {
    const shot = await attack(player, BLOW);
    await cardOf(player, shot).getByRole("button", { name: "Point du groupe" }).click();
    await deedWindow(player).waitFor();
    const id = await confirmDeed(player);
    await expectText(cardOf(other, id), "Vote en cours");
    await cardOf(keeper, shot).getByRole("button", { name: "Révéler" }).click();
    await expectText(cardOf(other, shot), "Torse");
    await answerOn(other, id, "Oui").click();
    await expectText(cardOf(keeper, id), "la conséquence est déjà connue");
    await cardOf(keeper, id).getByRole("button", { name: "Rejeter" }).click();
    await expectText(cardOf(other, id), "Refusé");
    await set("automation", "auto");
  });

  it("stands while the keeper reloads, and the keeper answers for a player who has left", async () => {
    const id = await askForVote();
    await expectText(cardOf(other, id), "Vote en cours");
    await other.page.close();
    await reload(keeper);
    const forHugo = cardOf(keeper, id).getByRole("group", { name: "Vote de Hugo, entré par le gardien" });
    await expectText(cardOf(keeper, id), "Hugo (hors ligne)");
    await forHugo.getByRole("button", { name: "Oui" }).click();
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    await expectPoints(await openSheet(player, HEROINE), "0 sur 1");
  });

  it("is told in the keeper's table, where a point is given back and taken", async () => {
    const sheet = await openSheet(player, HEROINE);
    const tracker = await openTracker();
    await tracker.getByText("Dépensés : 1").click();
    await expectText(tracker, REASON);
    for (const theme of THEMES) {
      await wear(theme, keeper);
      for (const width of [1120, NARROW]) {
        await resize(keeper, tracker, width);
        await expectFlawless(tracker, `${theme}, ${String(width)} px`);
      }
    }
    await tracker.getByRole("button", { name: "Rendre un point" }).click();
    await expectPoints(sheet, "1 sur 1");
    await tracker.getByRole("button", { name: "Retirer un point" }).click();
    await expectPoints(sheet, "0 sur 1");
    await tracker.getByRole("button", { name: "Rendre un point" }).click();
    await expectPoints(sheet, "1 sur 1");
    await closeWindows(keeper);
  });

  it("needs nobody else of a player who is alone at the table", async () => {
    const id = await askForVote();
    await expectText(cardOf(player, id), "À confirmer par le gardien");
    await cardOf(keeper, id).getByRole("button", { name: "Rejeter" }).click();
    await expectText(cardOf(player, id), "Refusé");
    await expectPoints(await openSheet(player, HEROINE), "1 sur 1");
  });

  it("is nowhere to be asked for where the table plays without destiny", async () => {
    const sheet = await openSheet(player, HEROINE);
    await set("gbDestinyEnabled", false);
    await expect.poll(() => sheet.getByRole("button", { name: "Demander un vote" }).count(), soon).toBe(0);
    await set("gbDestinyEnabled", true);
    await sheet.getByRole("button", { name: "Demander un vote" }).waitFor();
  });

  it("is not put to nobody: a keeper whose players have left is told so", async () => {
    await player.page.close();
    const sheet = await openSheet(keeper, HEROINE);
    await keeper.page.waitForFunction(
      () => game.users.filter(({ active }: { active: boolean }) => active).length === 1,
    );
    await sheet.getByRole("button", { name: "Demander un vote" }).click();
    await deedWindow(keeper).locator("[type=submit]").click();
    await expectText(keeper.page.locator("#notifications"), "personne n’a de voix");
  });

  it("leaves nobody's console with an error", () => {
    for (const seat of [keeper, player, other]) expect(seat.errors).toEqual([]);
  });
});

import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { deedWindow } from "./support/deeds.js";
import { expectWell } from "./support/dress.js";
import { beginFight } from "./support/fight.js";
import { entrust, place } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const HERO = "Maude Ferrand";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], HERO, 800, 800);
  await entrust(keeper, HERO, PLAYERS[0]);
});

afterEach(async () => {
  await closeWindows(keeper);
  await closeWindows(player);
});

/** A circle of a row, counted from 1. */
const circle = (sheet: Locator, row: string, n: number) => sheet.getByRole("button", { name: `${row}, cercle ${n} ` });

/** The marks of a row as a client has them: filled, crossed. */
function marks({ page }: Seat, row: string): Promise<readonly number[]> {
  return page.evaluate(
    ([name, id]) => {
      const { lethal, temporary } = game.actors.getName(name).system.wounds[id];
      return [lethal, temporary] as number[];
    },
    [HERO, row] as const,
  );
}

const expectMarks = (seat: Seat, row: string, ...wanted: number[]) =>
  expect.poll(() => marks(seat, row), soon).toEqual(wanted);

describe("the circles of a sheet of seuils", () => {
  it("SE-50…SE-59: are marked by click, Shift, menu and keyboard, and everybody sees what it costs", async () => {
    const sheet = await openSheet(player, HERO);
    await circle(sheet, "Touché", 1).click();
    await expectMarks(keeper, "touche", 1, 0);
    await expectText(sheet.locator(".s-stamp"), "TOUCHÉ", "−1D à chaque jet");
    await circle(sheet, "Touché", 4).click({ modifiers: ["Shift"] });
    await expectMarks(keeper, "touche", 1, 1);
    await expect.poll(() => circle(sheet, "Touché", 2).getAttribute("aria-label"), soon).toMatch(/temporaire$/);
    await circle(sheet, "Blessé", 1).focus();
    await player.page.keyboard.press("Enter");
    await expectMarks(keeper, "blesse", 1, 0);
    await expectText(sheet.locator(".s-stamp"), "BLESSÉ", "−2D à chaque jet");
    await expectText(sheet.locator("[data-counted]"), "−2D");
    await expect.poll(() => sheet.getByRole("button", { name: "Agilité : 1D sur 3" }).count(), soon).toBe(1); // SE-06
    await circle(sheet, "Blessé", 1).click({ button: "right" });
    const menu = player.page.locator("#context-menu");
    expect(await read(menu)).toBe("Temporaire Vide");
    await menu.getByText("Vide").click();
    await expectMarks(keeper, "blesse", 0, 0);
    await expectText((await openSheet(keeper, HERO)).locator(".s-stamp"), "TOUCHÉ");
  });

  it("SE-54, SE-69, SE-78: tell what follows: bleeding by its clock, the care that is due, points that are spent", async () => {
    const sheet = await openSheet(player, HERO);
    await keeper.page.evaluate(async (name) => {
      const care = { bleeding: true, firstAid: "pending", woundedAt: game.time.worldTime };
      await game.actors.getName(name).update({ system: { wounds: { blesse: { lethal: 1 } }, care } });
    }, HERO);
    await expectText(sheet.locator(".s-bleed").first(), "Hémorragie", "+1 Blessé dans 60 secondes");
    await expectText(sheet.locator("[data-action=tab][data-tab=care]"), "Soins 2");
    await beginFight(keeper, HERO);
    await expectText(sheet.locator(".s-turn"), "Tour 1", "attaque à faire", "+1 Blessé dans 10 tours");
    await sheet.locator(".s-health").getByRole("button", { name: "Stopper l’hémorragie" }).click();
    await expectText(deedWindow(player), "Stopper l’hémorragie");
    await closeWindows(player);
    const again = await openSheet(player, HERO);
    await again.getByRole("button", { name: "Point 3, intact" }).first().click();
    const spent = () =>
      keeper.page.evaluate((name) => game.actors.getName(name).system.domains.physique.spent as number, HERO);
    await expect.poll(spent, soon).toBe(3);
    await again.getByRole("button", { name: "Point 3, entamé" }).first().click();
    await expect.poll(spent, soon).toBe(2);
  });

  it("SE-05, SE-10, SE-21: begin a test of a Caractéristique or a Spécialité, and offer bare hands once", async () => {
    const sheet = await openSheet(player, HERO);
    await sheet.getByRole("button", { name: /^Perception/ }).click();
    await expectText(deedWindow(player), "Perception");
    await closeWindows(player);
    const again = await openSheet(player, HERO);
    await again.locator(".s-tags").getByRole("button", { name: "Pistage" }).click();
    await expect
      .poll(
        () =>
          deedWindow(player)
            .locator("[name=specialty]")
            .evaluate((box: HTMLSelectElement) => box.selectedOptions[0]?.text),
        soon,
      )
      .toMatch(/Pistage/);
    expect(await again.locator("[data-action=addBareHands]").count()).toBe(0);
  });
});

describe("what one does on a sheet of seuils", () => {
  it("SE-51, SE-56: changes circles and Seuils, and nothing is ticked beyond what there is", async () => {
    await keeper.page.evaluate(async (name) => {
      await game.actors.getName(name).update({ system: { wounds: { touche: { lethal: 4, temporary: 0 } } } });
    }, HERO);
    const sheet = await openSheet(keeper, HERO);
    await sheet.locator("[data-action=toggleMode]").click();
    const circles = sheet.locator("[name='system.wounds.touche.max']");
    await circles.fill("2");
    await circles.press("Tab");
    await expectMarks(player, "touche", 2, 0);
    const own = sheet.locator("[name='system.wounds.tue.override']");
    await own.fill("10");
    await own.press("Tab");
    await expectText(sheet.locator(".s-row[data-row=tue]"), "10", "dé de 10");
    await circles.fill("4");
    await circles.press("Tab");
    await expectText(sheet.locator(".s-row[data-row=blesse]"), "dé de 7 à 9");
  });

  it("shows a player who may only look at somebody nothing that is not theirs to know", async () => {
    const grant = (level: number) =>
      keeper.page.evaluate(
        async ([name, user, rights]) => {
          await game.actors.getName(name).update({ ownership: { default: 0, [game.users.getName(user).id]: rights } });
        },
        [HERO, PLAYERS[0], level] as const,
      );
    await grant(2);
    const sheet = await openSheet(player, HERO);
    await expectText(sheet.locator(".s-cover"), "MAUDE FERRAND", "Éclaireuse");
    expect(await circle(sheet, "Touché", 1).isDisabled()).toBe(true);
    expect(await sheet.locator(".s-arm, prose-mirror, .s-cover__hook, .s-deeds").count()).toBe(0);
    await grant(3);
    await sheet.locator(".s-arm").first().waitFor();
    expect(await circle(sheet, "Touché", 1).count()).toBe(1);
  });

  it("looks well, light and dark, wide and narrow, to play and to edit", async () => {
    const sheet = await openSheet(keeper, HERO);
    await expectWell(keeper, sheet, { name: "seuils-character", pages: ["play", "gear", "care", "notes"] });
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("group", { name: "Physique" }).first().waitFor();
    await expectWell(keeper, sheet, { pages: ["care"] });
  });
});

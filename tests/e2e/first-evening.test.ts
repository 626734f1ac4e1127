import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attack, cardOf } from "./support/attack.js";
import { shot } from "./support/dice.js";
import { expectFlawless, expectFocusShown, NARROW, resize, THEMES, wear } from "./support/dress.js";
import { picture } from "./support/picture.js";
import { expectToken } from "./support/scene.js";
import { KEEPER, layTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

// A world as it is after the installation: nobody in it, no scene.
const table = await layTable("--world", "neuf");
afterAll(() => table.close());
const keeper = await table.join(KEEPER);
const [INES] = PLAYERS;
const seats: Seat[] = [keeper];

afterEach(() => {
  expect(seats.map(({ errors, warnings }) => [...errors, ...warnings])).toEqual(seats.map(() => []));
});

const steps = ({ page }: Seat): Locator => page.locator("#gardien-first-steps");
const button = (place: Locator, name: string): Locator => place.getByRole("button", { name, exact: true });
const counts = ({ page }: Seat): Promise<number[]> =>
  page.evaluate(() =>
    [game.actors, game.scenes, game.journal, game.tables, game.folders].map(({ size }) => size as number),
  );

describe("a keeper in a new world", () => {
  it("is met by « Premiers pas » once the rulesets are chosen, which looks well in each ruleset, light and dark, wide and narrow", async () => {
    const window = steps(keeper);
    await window.waitFor();
    for (const theme of ["light", "dark"] as const) {
      await wear(theme, keeper);
      for (const tab of await window.locator(".g-tab").all()) {
        await tab.click();
        await expectFlawless(window, `${String(await tab.textContent())}, ${theme}`);
      }
    }
    await resize(keeper, window, NARROW);
    await expectFlawless(window, "narrow");
    await expectFocusShown(keeper, window);
    await resize(keeper, window, 640);
    await window.locator("[data-tab=gb]").click();
    await picture(window, "first-steps");
  });

  it("tells it in the language of its reader from the first", async () => {
    const reader = await table.join(KEEPER, { lang: "en" });
    await expectText(steps(reader), "The adventure “The Alley”", "A first evening");
    await reader.page.context().close();
  });

  it("installs the adventure, opens its scene and hands out a character, a click each", async () => {
    const window = steps(keeper);
    await button(window, "Installer").click();
    await expectText(window, "installée");
    await expect.poll(() => counts(keeper), soon).toEqual([6, 1, 1, 1, 2]);
    await button(window, "Ouvrir la scène").click();
    await expectText(window, "ouverte");
    const player = await table.join(INES);
    seats.push(player);
    await button(window, `Donner Journaliste à ${INES}`).click();
    await steps(player).waitFor();
    await expectText(steps(player), "Journaliste");
    await expectFlawless(steps(player));
    await button(steps(player), "Le montrer").click();
    await expectToken(player, "Journaliste");
  });

  it("leaves another one free, which a player chooses who has none, and plays alone from then on", async () => {
    const window = steps(keeper);
    await window.getByRole("button", { name: "Laisser Docker libre" }).click();
    const hugo = await table.join(PLAYERS[1]);
    seats.push(hugo);
    await expectText(steps(hugo), "Qui serez-vous ?");
    for (const theme of THEMES) {
      await wear(theme, hugo);
      await expectFlawless(steps(hugo), `whom to play, ${theme}`);
    }
    await button(steps(hugo), "Jouer Docker").click();
    await expectText(steps(hugo), "Docker");
    const owners = () => keeper.page.evaluate(() => game.actors.getName("Docker").ownership as Record<string, number>);
    const id = await hugo.page.evaluate(() => game.user.id as string);
    await expect.poll(owners, soon).toMatchObject({ default: 0, [id]: 3 });
  });

  it("sees the player attack, and the thug struck", async () => {
    const player = seats[1]!;
    await player.page.keyboard.press("Escape");
    await steps(player).waitFor({ state: "detached" });
    const message = await attack(player, {
      by: "Journaliste",
      at: "Voyou",
      weapon: "Walther PPK (.32)",
      dice: shot(19, 50),
    });
    await expectText(cardOf(keeper, message), "Voyou");
  });

  it("is led through sheet, bar, card and undo", async () => {
    const { page } = keeper;
    await button(steps(keeper), "La visite").click();
    const stops = ["Un pion", "La barre d’attaque", "La fenêtre d’attaque", "La carte", "Annuler", "La fiche"];
    for (const stop of [...stops, "Le numéro d’une règle", "À vous"]) {
      const words = page.getByRole("dialog", { name: stop });
      await words.waitFor();
      await words.locator("[data-action=next]").click();
    }
    await page.locator(".tour, .tour-overlay").waitFor({ state: "detached" });
  });

  it("imports it a second time from the compendium, after a question, and nothing is there twice", async () => {
    const { page } = keeper;
    const before = await counts(keeper);
    await page.evaluate(async () => {
      const pack = game.packs.get("gardien.adventures");
      const found = (await pack.getDocuments()).find(({ name }: { name: string }) => name === "La ruelle");
      await found.sheet.render({ force: true });
    });
    await page.locator(".adventure-importer").getByRole("button", { name: "Importer" }).click();
    await page.locator("dialog").getByRole("button", { name: "Oui" }).click();
    await expect.poll(() => counts(keeper), soon).toEqual(before);
    await page.locator(".adventure-importer").waitFor({ state: "detached" });
    const tokens = await page.evaluate(() => game.scenes.contents[0].tokens.size as number);
    expect(tokens).toBe(7);
  });
});

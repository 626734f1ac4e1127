import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed } from "./support/deeds.js";
import { catchUp } from "./support/secrets.js";
import { KEEPER, openTable, PLAYERS, reload } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

/** Types into a box and presses a button before anything has come of it; lets go once the keeper knows what was typed. */
async function typeAndPress(
  box: Locator,
  value: string,
  button: Locator,
  known: () => Promise<unknown>,
): Promise<void> {
  await box.fill(value);
  await button.hover();
  await player.page.mouse.down();
  await expect.poll(known, soon).toBe(value);
  await catchUp(player, keeper); // by now whatever comes of it has been drawn, or waits
  await player.page.mouse.up();
}

const known = (path: string) => () =>
  keeper.page.evaluate((one) => foundry.utils.getProperty(game.actors.getName("Journaliste"), one) as unknown, path);

describe("who types and then clicks without waiting", () => {
  it("turns the leaf of a sheet, though what was typed comes back while the button is held down", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await sheet.getByRole("button", { name: "Modifier la feuille" }).click();
    const leaf = sheet.getByRole("button", { name: "Notes" });
    await typeAndPress(sheet.getByLabel("Profession"), "Reporter", leaf, known("system.occupation"));
    await sheet.getByRole("button", { name: "Notes", pressed: true }).waitFor();
    await closeWindows(player);
  });

  it("finds the sheet in play again after it was closed", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await sheet.getByRole("button", { name: "Modifier la feuille", pressed: false }).waitFor();
  });

  it("goes on to the next step of the assistant", async () => {
    const sheet = await openSheet(player, "Journaliste");
    await sheet.getByRole("button", { name: "Modifier la feuille" }).click();
    await sheet.getByRole("button", { name: /pas à pas|Reprendre la création/ }).click();
    const assistant = player.page.locator(".g-assistant");
    await typeAndPress(
      assistant.getByLabel("Profession"),
      "Pigiste",
      assistant.getByRole("button", { name: "Suite" }),
      known("flags.gardien.assistant.draft.occupation"),
    );
    await expectText(assistant.getByRole("heading", { level: 2 }), "Caractéristiques");
  });
});

describe("a verdict that comes while its card is being drawn", () => {
  it("stands on the card, though the words of a deed were still on their way", async () => {
    const held: (() => void)[] = [];
    await player.page.route("**/parts/gb-deeds.mjs", async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await reload(player);
    await beginDeed(keeper, "effort", ["Paul"]);
    const id = await confirmDeed(keeper);
    await player.page.waitForFunction(
      (subject) =>
        game.messages.some((one: { system: { data?: { subject?: string } } }) => one.system.data?.subject === subject),
      id,
    );
    await expect.poll(() => held.length, soon).toBe(1);
    for (const letGo of held) letGo();
    await expectText(cardOf(player, id), "Paul", "Appliqué");
  });
});

describe("a finger", () => {
  it("turns the pages of the assistant, and reaches the chat though a token is selected", async () => {
    const phone = { viewport: { width: 420, height: 850 }, hasTouch: true, isMobile: true };
    const { page } = await keeper.table.join(PLAYERS[1], { context: phone });
    await page.evaluate(() => {
      const own = canvas.tokens.placeables.find((token: { name: string }) => token.name === "Paul");
      own.control();
      canvas.pan(own.center);
    });
    const bar = page.getByRole("navigation", { name: "Attaques de Paul" });
    await bar.waitFor();
    await page.getByRole("tab", { name: "Discussion" }).tap();
    const over = () =>
      bar.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#sidebar") !== null;
      });
    await expect.poll(over, soon).toBe(true);
    await page.evaluate(async () => void (await game.actors.getName("Paul").sheet.render({ force: true })));
    await page.getByRole("button", { name: "Modifier la feuille" }).tap();
    await page.getByRole("button", { name: /pas à pas/ }).tap();
    const assistant = page.locator(".g-assistant");
    await assistant.getByRole("button", { name: "Suite" }).tap();
    await expectText(assistant.getByRole("heading", { level: 2 }), "Caractéristiques");
    await assistant.getByRole("button", { name: "Retour" }).tap();
    await expectText(assistant.getByRole("heading", { level: 2 }), "Concept");
  });
});

import type { Locator } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { attack, cardOf, prepareAttack, rollButton } from "./support/attack.js";
import { tabTo } from "./support/keys.js";
import { picture } from "./support/picture.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, pointAt, soon } from "./support/wait.js";
import { closeWindows, openSettings, openSheet } from "./support/windows.js";

const BLOW = { by: "Journaliste", at: "Voyou", weapon: "Walther PPK (.32)" };
const HIT = [
  [20, 17],
  [100, 60],
] as const;

/** Its description names a rule. */
const GREAVE = "Compendium.gardien.rpg-armors.Item.rpaJambiePlates0";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

afterEach(async () => {
  await Promise.all([closeWindows(keeper), closeWindows(player)]);
  expect([keeper, player].map(({ errors, warnings }) => [...errors, ...warnings])).toEqual([[], []]);
});

const ruleIn = (place: Locator, number: string): Locator =>
  place.getByRole("link", { name: number, exact: true }).first();
const tooltip = ({ page }: Seat): Locator => page.locator("#tooltip");

/** The journal of the rules is open where it tells this one, and the keyboard is there. */
async function expectOpen({ page }: Seat, title: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  await expect.poll(focused, soon).toContain(title);
  const inSight = () =>
    page.evaluate(() => {
      const { top = -1, bottom = Infinity } = document.activeElement?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(inSight, soon).toBe(true);
}

/** A journal lies over what it was opened from. */
async function closeJournals({ page }: Seat): Promise<void> {
  await page.evaluate(async () => {
    for (const app of [...foundry.applications.instances.values()])
      if (app.document?.documentName === "JournalEntry") await app.close();
  });
}

describe("a rule is one click away", () => {
  it("for a player, from a card: under the pointer its text, by a click its page", async () => {
    const card = cardOf(player, await attack(player, { ...BLOW, dice: HIT }));
    await expectText(card, "Appliqué");
    await card.locator("summary").first().click();
    const number = ruleIn(card, "GB-16");
    await pointAt(number, tooltip(player), "GB-16 · Létalité. Les dégâts maxi de l’arme");
    await picture(player.page, "rule-card");
    await number.click();
    await expectOpen(player, "GB-16 · Létalité.");
    await picture(player.page, "rule-journal");
  });

  it("from the window of an attack, by keyboard, which neither rolls nor turns its line off", async () => {
    const { keyboard } = player.page;
    const window = await prepareAttack(player, BLOW);
    const line = window.locator("label", { hasText: "GB-16" });
    await tabTo(player, /^GB-16$/, { back: true }); // from the button that rolls
    await expectText(tooltip(player), "GB-16 · Létalité.");
    await picture(player.page, "rule-attack");
    const messages = await player.page.locator(".chat-message").count();
    await keyboard.press("Enter");
    await expectOpen(player, "GB-16 · Létalité.");
    await closeJournals(player);
    await ruleIn(window, "GB-16").click();
    await expectOpen(player, "GB-16 · Létalité.");
    await closeJournals(player);
    expect(await line.getByRole("switch").isChecked()).toBe(true);
    await line.getByRole("switch").click();
    expect(await line.getByRole("switch").isChecked()).toBe(false);
    expect(await player.page.locator(".chat-message").count()).toBe(messages);
    await rollButton(player).waitFor();
  });

  it("from what somebody writes, with a hint for keepers where no rule has the number", async () => {
    await player.page.evaluate(async () => {
      await ChatMessage.create({ content: "Voir @Rule[GB-05]{nos PV}, GB-06 et @Rule[GB-99]." });
    });
    for (const seat of [player, keeper]) {
      const row = seat.page.locator("#chat .chat-message").last();
      await expectText(row, "Voir nos PV, GB-06 et GB-99.");
      expect(await row.locator(".g-rule-unknown").count()).toBe(seat === keeper ? 1 : 0);
    }
    const row = player.page.locator("#chat .chat-message").last();
    await ruleIn(row, "nos PV").click();
    await expectOpen(player, "GB-05 · Points de vie (PV).");
    await ruleIn(row, "GB-06").click();
    await expectOpen(player, "GB-06 · Points de fatigue (PF).");
  });

  it("from a sheet of a compendium, which nobody may write on", async () => {
    const sheet = await openSheet(player, GREAVE);
    await pointAt(ruleIn(sheet, "RP-66"), tooltip(player), "RP-66 ·");
    await picture(player.page, "rule-sheet");
    await ruleIn(sheet, "RP-66").click();
    await expectOpen(player, "RP-66 ·");
  });

  it("from the options of the settings", async () => {
    const settings = await openSettings(keeper, "gb");
    await settings.getByRole("button", { name: "La règle GB-16" }).click();
    await pointAt(ruleIn(settings, "GB-16"), tooltip(keeper), "GB-16 · Létalité.");
    await picture(keeper.page, "rule-settings");
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { attack, type Blow, cardOf } from "./support/attack.js";
import { shot } from "./support/dice.js";
import { THEMES, wear } from "./support/dress.js";
import { beginFight } from "./support/fight.js";
import { heal } from "./support/people.js";
import { picture } from "./support/picture.js";
import { catchUp } from "./support/secrets.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const HEROINE = "Journaliste";
const THUG = "Voyou";
const WALTHER = "Walther PPK (.32)";
const BLOW: Blow = { by: HEROINE, at: THUG, weapon: WALTHER, dice: shot(15, 12) };
/** What the keeper keeps of the thug. */
const FIGURES = /CA \d|P[VF] \d+ →/;
const COPY = "Copier en texte";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
let blow: string;

beforeAll(async () => {
  await setting(keeper, [player], "targetNumbers", "hidden");
  for (const { page } of [keeper, player]) await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginFight(keeper, HEROINE, THUG);
});

/** The words of the messages that the search of the log finds. */
const found = ({ page }: Seat, query: string): Promise<string[]> =>
  page.evaluate(
    (said) => game.messages.search({ query: said }).map(({ content }: { content: string }) => content),
    query,
  );

const copied = ({ page }: Seat): Promise<string> =>
  page.evaluate(async () => (await navigator.clipboard.readText()).replaceAll("\u00A0", " "));

async function copyCard(seat: Seat): Promise<string> {
  const { page } = seat;
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await cardOf(seat, blow).getByText(HEROINE).first().click({ button: "right" });
  await page.getByRole("menuitem", { name: COPY }).click();
  await expect.poll(() => copied(seat), soon).toContain(WALTHER);
  return copied(seat);
}

describe("a card that keeps words", () => {
  it("is found by the search of the log, for keeper and player, without a figure that is kept", async () => {
    blow = await attack(player, BLOW);
    await expectText(cardOf(keeper, blow), "Touché", "Appliqué");
    await catchUp(keeper, player);
    for (const seat of [keeper, player]) {
      expect(await found(seat, "walther")).not.toEqual([]);
      const [verdict = "", ...more] = await found(seat, "blessure");
      expect(more).toEqual([]);
      expect(verdict).toContain(`${HEROINE} contre ${THUG}`);
      expect(verdict).not.toMatch(FIGURES);
    }
  });

  it("is copied as text: all of it by the keeper, by a player what they may know", async () => {
    expect(await copyCard(keeper)).toMatch(FIGURES);
    const text = await copyCard(player);
    expect(text).toContain(`${THUG} : Touché`);
    expect(text).not.toMatch(FIGURES);
    expect(text).not.toMatch(/[<>]/);
    await player.page.locator(".notification", { hasText: "Carte copiée en texte." }).first().waitFor();
  });

  it("is copied without a mouse", async () => {
    const { page } = player;
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await cardOf(player, blow).getByRole("button", { name: "Replier la carte" }).focus();
    await page.keyboard.press("Shift+F10");
    const item = page.getByRole("menuitem", { name: COPY });
    await item.waitFor();
    for (let i = 0; i < 5 && !(await item.evaluate((own) => own === document.activeElement)); i++)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => copied(player), soon).toContain(WALTHER);
  });

  it("is exported as each reads it, and of what answers it nothing", async () => {
    const exported = ({ page }: Seat) =>
      page.evaluate(() => game.messages.map((message: { export(): string }) => message.export()).join("\n") as string);
    expect(await exported(keeper)).toMatch(FIGURES);
    const text = await exported(player);
    expect(text).toContain("Touché");
    expect(text).not.toMatch(FIGURES);
  });

  it("looks as it should", async () => {
    for (const theme of THEMES) {
      await wear(theme, player);
      await cardOf(player, blow).getByText(HEROINE).first().click({ button: "right" });
      await player.page.getByRole("menuitem", { name: COPY }).waitFor();
      await picture(player.page, `chat-menu-${theme}`);
      await player.page.getByRole("menuitem", { name: COPY }).click();
      await player.page.locator(".notification", { hasText: "Carte copiée" }).first().waitFor();
      await picture(player.page, `chat-copied-${theme}`);
    }
  });
});

describe("a fight as a story", () => {
  const journal = ({ page }: Seat) => page.locator(".application", { hasText: `${HEROINE} contre ${THUG}` }).last();

  it("is written by the keeper from the list of the fight, by rounds, and read by the players", async () => {
    const { page } = keeper;
    await page.evaluate(async () => {
      ui.combat.activate?.();
      ui.sidebar?.changeTab?.("combat", "primary");
    });
    await page.locator("#combat .encounter-context-menu, #sidebar .encounter-context-menu").first().click();
    await page.getByRole("menuitem", { name: "Écrire le récit du combat" }).click();
    await journal(keeper).waitFor();
    await catchUp(keeper, player);
    const told = await player.page.evaluate(() => {
      const [entry] = game.journal.filter(({ name }: { name: string }) => name.startsWith("Récit du combat"));
      void entry.sheet.render({ force: true });
      return (entry.pages.contents[0].text.content as string).replaceAll("\u00A0", " ");
    });
    expect(told).toMatch(/^<h2>Round 1<\/h2><p>Journaliste contre Voyou : touché/);
    expect(told).not.toMatch(FIGURES);
    await expectText(journal(player), "Round 1", `${HEROINE} contre ${THUG}`);
    for (const theme of THEMES) {
      await wear(theme, player);
      await picture(player.page, `fight-story-${theme}`);
    }
    await heal(keeper, THUG);
  });
});

import { describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { ALL, checkWindow, closeCheck, worldOf } from "./support/check-table.js";
import { expectFlawless, NARROW, resize, THEMES, wear } from "./support/dress.js";
import { KEEPER, openTable, PLAYERS } from "./support/table.js";
import { expectText } from "./support/wait.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const { page } = keeper;
const table = checkWindow(keeper);

const button = (name: string | RegExp): Locator => table.getByRole("button", { name });

type Watched = typeof globalThis & { chatSeen?: string[] };

/** Notes every row that the log shows, however briefly. */
function watchChat(): void {
  const seen: string[] = ((globalThis as Watched).chatSeen = []);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.matches(".chat-message")) seen.push(node.innerText);
  }).observe(document.body, { childList: true, subtree: true });
}

/** By how many pixels an element ends below the page. */
const belowPage = (place: Locator): Promise<number> =>
  place.evaluate((element) => element.getBoundingClientRect().bottom - window.innerHeight);

describe("« Vérifier ma table »", () => {
  it("opens from the settings, and looks as it should in both lights, narrow too", async () => {
    await page.evaluate(
      async () => void (await new foundry.applications.settings.SettingsConfig().render({ force: true })),
    );
    await page.getByRole("button", { name: "Vérifier ma table" }).click();
    await expectText(table, "Jouer une fausse partie", "Elle range derrière elle", /fiches? ici/);
    for (const theme of THEMES) {
      await wear(theme, keeper);
      await expectFlawless(table, theme);
    }
    await resize(keeper, table, NARROW);
    await expectFlawless(table, "narrow");
    await wear("light", keeper);
    await resize(keeper, table, 480);
  });

  it(
    "finds all five rulesets well, tells no player, and leaves the world as it was",
    async () => {
      const before = await worldOf(keeper);
      await player.page.evaluate(watchChat);
      for (const box of await table.getByRole("checkbox").all()) await box.check();
      await button(/^Vérifier ma table/).focus();
      await page.keyboard.press("Enter");
      await table.getByRole("progressbar").waitFor();
      await table.locator("[data-next]:is([data-action=close], [data-action=again])").waitFor({ timeout: ALL });
      await page.evaluate(() => foundry.applications.instances.get("gardien-check").setPosition({ top: 999 }));
      await table.getByText(/^Les \d+ points, un par un$/).click();
      await expect.poll(() => belowPage(table.locator(".g-run__foot"))).toBeLessThanOrEqual(0);
      const wrong = await table.locator(".g-test:is([data-state=bad], [data-state=skip]) code").allInnerTexts();
      expect(wrong.filter((id) => !id.startsWith("speed."))).toEqual([]); // this machine may be busy with others
      expect(await worldOf(keeper)).toEqual(before);
      const { page: seat } = player;
      expect(await seat.locator(".chat-message, .application, #notifications > *").count()).toBe(0);
      expect(await seat.evaluate(() => (globalThis as Watched).chatSeen)).toEqual([]);
      expect([...keeper.errors, ...player.errors]).toEqual([]);
      await expectFlawless(table);
    },
    ALL,
  );

  it("copies a report that names nobody", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button("Copier le rapport").click();
    await button("Rapport copié").waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toMatch(/^Gardien · vérification du /);
    expect(report).toContain(`Foundry ${process.env["GARDIEN_GENERATION"] ?? "13"}.`);
    expect(report).toContain("attacks.undo:d20d100");
    for (const name of ["Journaliste", "Inès", "127.0.0.1"]) expect(report).not.toContain(name);
    await closeCheck(keeper);
  });
});

import { describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { ALL, checkWindow, closeCheck, worldOf } from "./support/check-table.js";
import { KEEPER, openTable, reload } from "./support/table.js";
import { expectText, read } from "./support/wait.js";

const [keeper] = await openTable(KEEPER);
const { page } = keeper;
const table = checkWindow(keeper);
const verdict = table.locator(".g-verdict");

const button = (name: string | RegExp): Locator => table.getByRole("button", { name });

describe("the window of « Vérifier ma table »", () => {
  it(
    "leaves whoever types elsewhere alone, and tells the end where its window was shut",
    async () => {
      await page.evaluate(() => game.gardien.check());
      for (const box of (await table.getByRole("checkbox").all()).slice(1)) await box.uncheck(); // one game is enough here
      await button(/^Vérifier ma table/).click();
      await button(/^Arrêter et ranger/).click();
      const words = page.locator("#chat-message, #chat textarea").first();
      await words.click(); // before all is cleared away
      await button(/^Reprendre au point \d/).waitFor();
      await page.keyboard.type("Bonsoir");
      expect(await words.inputValue()).toBe("Bonsoir");
      await words.fill("");
      await button(/^Reprendre au point \d/).click();
      await table.getByRole("progressbar").waitFor();
      await closeCheck(keeper);
      await page.getByText(/^Vérification terminée/).waitFor({ timeout: ALL });
      await page.evaluate(() => game.gardien.check());
      await button("Copier le rapport").waitFor();
      await closeCheck(keeper);
    },
    ALL,
  );

  it("stops at Escape, clears away, and goes on from there", async () => {
    const before = await worldOf(keeper);
    await page.evaluate(() => game.gardien.check());
    await expectText(table, /Dernière vérification le \d/);
    await page.keyboard.press("Enter");
    await table.getByRole("progressbar").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => read(verdict), { timeout: 15_000 }).toBe("Arrêtée, tout est rangé");
    await button(/^Reprendre au point \d/).waitFor();
    expect(await worldOf(keeper)).toEqual(before);
    await page.emulateMedia({ forcedColors: "active" });
    const [box, mark] = await table
      .locator(".g-mark:not([data-state=todo])")
      .first()
      .evaluate((one) => [undefined, "::before"].map((part) => getComputedStyle(one, part).backgroundColor));
    await page.emulateMedia({ forcedColors: "none" });
    expect(mark, "a mark is seen where the reader forces colours").not.toBe(box);
    await closeCheck(keeper);
  });

  it("says what was left when the tab was closed on the way, and clears it away", async () => {
    const before = await worldOf(keeper);
    await page.evaluate(() => game.gardien.check());
    await page.keyboard.press("Enter");
    await page.waitForFunction(() =>
      game.actors.some((actor: { flags: { gardien?: { check?: string } } }) => actor.flags.gardien?.check),
    );
    await reload(keeper);
    await expectText(table, "L’essai a été coupé", "au point");
    await button(/^Ranger/).click();
    await expectText(table, "Jouer une fausse partie");
    expect(await worldOf(keeper)).toEqual(before);
    await closeCheck(keeper);
  });

  it("leaves a fight of this scene alone", async () => {
    const fight = await page.evaluate(async () => {
      const tokens = canvas.scene.tokens.contents.slice(0, 2);
      const combat = await Combat.create({ scene: canvas.scene.id, active: true });
      const fighters = tokens.map((token: { id: string; actorId: string }) => ({
        tokenId: token.id,
        sceneId: canvas.scene.id,
        actorId: token.actorId,
      }));
      await combat.createEmbeddedDocuments("Combatant", fighters);
      await combat.update({ round: 3, turn: 0 });
      await game.gardien.check();
      return combat.id as string;
    });
    await button(/^Vérifier ma table/).click();
    await expectText(table, "Rien n’a été essayé", "round 3", /Vérifier les \d+ points/);
    await page.evaluate(async (id) => void (await game.combats.get(id).delete()), fight);
    await closeCheck(keeper);
  });
});

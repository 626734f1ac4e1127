import { describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { ALL, greenThough, checkWindow, closeCheck, worldOf } from "./support/check-table.js";
import { expectFlawless, NARROW, resize, THEMES, wear } from "./support/dress.js";
import { KEEPER, openTable, PLAYERS, reload } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const { page } = keeper;
const table = checkWindow(keeper);
const verdict = table.locator(".g-verdict");
const is14 = process.env["GARDIEN_GENERATION"] === "14";
/** One by turns in one generation, one by phases in the other; what the check plays with each is in unit contract/trials. */
const PLAYED = is14 ? /^gb$/ : /^rpg$/;

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
    for (const theme of is14 ? THEMES : []) {
      await wear(theme, keeper);
      await expectFlawless(table, theme);
    }
    await resize(keeper, table, NARROW);
    await expectFlawless(table, "narrow");
    await wear("light", keeper);
    await resize(keeper, table, 480);
  });

  it(
    "stops at Escape, clears away, and leaves whoever types elsewhere alone",
    async () => {
      const before = await worldOf(keeper);
      for (const box of await table.getByRole("checkbox").all())
        await box.setChecked(PLAYED.test((await box.getAttribute("value")) ?? ""));
      await button(/^Vérifier ma table/).focus();
      await page.keyboard.press("Enter");
      await table.getByRole("progressbar").waitFor();
      await page.keyboard.press("Escape");
      const words = page.locator("#chat-message, #chat textarea").first();
      await words.click(); // before all is cleared away
      await expect.poll(() => read(verdict), soon).toBe("Arrêtée, tout est rangé");
      await button(/^Reprendre au point \d/).waitFor();
      await page.keyboard.type("Bonsoir");
      expect(await words.inputValue()).toBe("Bonsoir");
      await words.fill("");
      expect(await worldOf(keeper)).toEqual(before);
    },
    ALL,
  );

  it(
    "goes on though its window is shut, finds the rulesets well, tells no player, and leaves the world as it was",
    async () => {
      const before = await worldOf(keeper);
      await player.page.evaluate(watchChat);
      await button(/^Reprendre au point \d/).click();
      await table.getByRole("progressbar").waitFor();
      await closeCheck(keeper);
      await page.getByText(/^Vérification terminée/).waitFor({ timeout: ALL });
      await page.evaluate(() => game.gardien.check());
      await table.getByText(/^Les \d+ points, un par un$/).click();
      await page.evaluate(() => foundry.applications.instances.get("gardien-check").setPosition({ top: 999 }));
      await expect.poll(() => belowPage(table.locator(".g-run__foot"))).toBeLessThanOrEqual(0);
      await page.emulateMedia({ forcedColors: "active" });
      const [box, mark] = await table
        .locator(".g-tests--all .g-test__mark")
        .first()
        .evaluate((one) => [undefined, "::before"].map((part) => getComputedStyle(one, part).backgroundColor));
      await page.emulateMedia({ forcedColors: "none" });
      expect(mark, "a mark is seen where the reader forces colours").not.toBe(box);
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
    expect(report).toContain(`Foundry ${is14 ? 14 : 13}.`);
    expect(report).toContain(`attacks.undo:${is14 ? "gb" : "rpg"}`);
    for (const name of ["Journaliste", "Inès", "127.0.0.1"]) expect(report).not.toContain(name);
    await closeCheck(keeper);
  });
});

// What follows knows nothing of generations.
if (is14) {
  it("says what was left when the tab was closed on the way, and clears it away", async () => {
    const before = await worldOf(keeper);
    await page.evaluate(() => game.gardien.check());
    await expectText(table, /Dernière vérification le \d/);
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

  it(
    "goes red at each point whose subject is broken",
    async () => {
      const broken = [
        [
          "sheets",
          [
            ["a sheet that throws", "sheets.open:gb"],
            ["tabs that do not turn", "sheets.tabs:gb"],
            ["a change that is not written", "sheets.edit:gb"],
          ],
        ],
        ["tokens", [["statuses that do not come", "statuses.toggle:gb"]]],
        [
          "data",
          [
            ["rolls that are read otherwise", "rolls.stored:gb"],
            ["rolls that are read otherwise", "rolls.formulas"],
            ["rolls that are read otherwise", "rolls.message"],
            ["a change that is not written", "data.replaced"],
          ],
        ],
        ["attacks", [["wounds that are not written", "attacks.hit:gb"]]],
        [
          "attacks",
          [
            ["an undo that gives nothing back", "attacks.undo:gb"],
            ["an undo that gives nothing back", "attacks.unlinked:gb"],
          ],
        ],
        [
          "rounds",
          [
            ["rounds that are not announced", "rounds.turn-change:gb"],
            ["rounds that are not announced", "rounds.ends:rpg"],
            ["a step back that ends what lasts", "rounds.back:gb"],
            ["places that are not rolled", "rounds.initiative:gb"],
            ["places that are not rolled", "rounds.actorless"],
            ["rounds that last no time", "rounds.clock:gb"],
          ],
        ],
        [
          "players",
          [
            ["whispers that all hear", "players.secret-rolls"],
            ["whispers that all hear", "players.secret-initiative"],
          ],
        ],
      ] as const;
      const green: string[] = [];
      for (const [group, points] of broken) green.push(...(await greenThough(keeper, group, points)));
      expect(green).toEqual([]);
    },
    ALL,
  );
}

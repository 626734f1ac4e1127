import type { Locator } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { expectWell } from "./support/dress.js";
import { selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

afterEach(async () => {
  await Promise.all([closeWindows(keeper), closeWindows(player)]);
  expect([keeper, player].map(({ errors, warnings }) => [...errors, ...warnings])).toEqual([[], []]);
});

const browserOf = ({ page }: Seat): Locator => page.locator("#gardien-browser");
const searchOf = (seat: Seat): Locator => browserOf(seat).getByRole("searchbox");
const rowOf = (seat: Seat, name: string): Locator =>
  browserOf(seat)
    .getByRole("row")
    .filter({ has: seat.page.getByRole("rowheader", { name }) });

/** Opens the browser by its key, and waits until all compendia are read. */
async function open(seat: Seat): Promise<Locator> {
  await seat.page.keyboard.press("Shift+K");
  const browser = browserOf(seat);
  await expect.poll(() => browser.getByRole("status").first().innerText(), soon).toMatch(/^\d+ sur [1-9]/);
  return browser;
}

/** Turns to a kind of things, with nothing looked for. */
async function turnTo(seat: Seat, kind: string): Promise<void> {
  await searchOf(seat).fill("");
  await browserOf(seat)
    .getByRole("button", { name: new RegExp(`^${kind} ?\\d`) })
    .click();
}

/** Looks for a name, and stands on what is found. */
async function find(seat: Seat, query: string, name: string): Promise<Locator> {
  await searchOf(seat).fill(query);
  await rowOf(seat, name).first().waitFor();
  await seat.page.keyboard.press("ArrowDown");
  await expectText(browserOf(seat).getByRole("complementary"), name);
  return rowOf(seat, name).first();
}

const tokens = ({ page }: Seat, name: string): Promise<number> =>
  page.evaluate(
    (wanted) => [...canvas.scene.tokens].filter((token: { name: string }) => token.name.startsWith(wanted)).length,
    name,
  );

const carried = ({ page }: Seat, actor: string): Promise<string[]> =>
  page.evaluate(
    (name) => game.actors.getName(name).items.map((item: { name: string }) => item.name) as string[],
    actor,
  );

describe("the browser of compendia", () => {
  it("is opened from the list of compendia, finds in both languages, and tells a creature's stat block", async () => {
    await keeper.page.getByRole("tab", { name: "Compendiums", exact: true }).click();
    await keeper.page.getByRole("button", { name: "Parcourir le compendium" }).click();
    await searchOf(keeper).waitFor();
    await find(keeper, "MUMMY", "Momie");
    const preview = browserOf(keeper).getByRole("complementary");
    await expectText(preview, "Mummy", "PV / PF", "Attaques", "FOR", "Poser sur la scène");
    await searchOf(keeper).fill("mommie");
    await browserOf(keeper).getByRole("button", { name: /Momie/ }).click();
    await expectText(preview, "Momie");
    await keeper.page.getByRole("tab", { name: "Discussion", exact: true }).click();
  });

  it("has the rulesets of the world, each with its own kinds, columns and stat blocks", async () => {
    const browser = await open(keeper);
    const preview = browser.getByRole("complementary");
    const rulesets = browser.getByRole("combobox", { name: "Jeu de règles" });
    const heads = new Set<string>();
    for (const option of await rulesets.getByRole("option").all()) {
      await rulesets.selectOption((await option.getAttribute("value")) ?? "");
      const first = browser.getByRole("rowheader").first();
      await expectText(preview, await first.innerText(), "Attaques");
      heads.add((await browser.getByRole("columnheader").allInnerTexts()).join());
      expect(await browser.innerText()).not.toContain("GARDIEN.");
    }
    expect(heads.size).toBe(5);
    const before = await keeper.page.evaluate(async () => {
      const played = game.settings.get("gardien", "rulesets") as string;
      await game.settings.set("gardien", "rulesets", "gb"); // the window is open, and made anew
      return played;
    });
    await expect.poll(() => rulesets.count(), soon).toBe(0);
    await expectText(preview, "Attaques");
    await keeper.page.evaluate(async (played) => void (await game.settings.set("gardien", "rulesets", played)), before);
    await expect.poll(() => rulesets.count(), soon).toBe(1);
  });

  it("puts as many tokens on the scene as are picked, by keyboard alone", async () => {
    await open(keeper);
    await turnTo(keeper, "Adversaires");
    await find(keeper, "wolf", "Loup");
    for (const key of ["Space", "+", "Enter"]) await keeper.page.keyboard.press(key);
    await expect.poll(() => tokens(keeper, "Loup"), soon).toBe(2);
    const places = await keeper.page.evaluate(() =>
      [...canvas.scene.tokens].map(({ x, y }: { x: number; y: number }) => `${x} ${y}`),
    );
    expect(new Set(places).size).toBe(places.length);
    const actors = await keeper.page.evaluate(
      () => game.actors.filter(({ name }: { name: string }) => name === "Loup").length as number,
    );
    expect(actors).toBe(1);
  });

  it("puts an adversary into the fight with its token, and rolls for it where the fight has begun", async () => {
    await open(keeper);
    await turnTo(keeper, "Adversaires");
    await find(keeper, "momie", "Momie");
    await keeper.page.keyboard.press("c");
    const fighters = () =>
      keeper.page.evaluate(() =>
        [...(game.combat?.combatants ?? [])].map(
          ({ name, token, initiative }: { name: string; token: object | null; initiative: number | null }) =>
            `${name} ${token !== null} ${initiative !== null}`,
        ),
      );
    await expect.poll(fighters, soon).toEqual([expect.stringMatching(/^Momie.* true false$/)]);
    await keeper.page.evaluate(async () => void (await game.combat.startCombat()));
    await find(keeper, "squelette", "Squelette");
    await keeper.page.evaluate(() => ui.notifications.clear());
    await browserOf(keeper)
      .getByRole("button", { name: /^Combat/ })
      .click();
    await expect.poll(fighters, soon).toContainEqual(expect.stringMatching(/^Squelette.* true true$/));
    await expectText(keeper.page.locator("#notifications"), "combat"); // said once the fight has its turn
    await keeper.page.evaluate(async () => void (await game.combat.delete()));
  });

  it("finds words of texts in both languages, and shows where", async () => {
    await open(keeper);
    await turnTo(keeper, "Dons");
    await searchOf(keeper).fill("melee");
    await expectText(browserOf(keeper).getByRole("grid"), "Dans le texte", "melee");
  });

  it("finds pages of rules, of the world and of adventures by their texts, and opens a journal at the page", async () => {
    await keeper.page.evaluate(async () => {
      const page = (name: string, content: string) => ({ name, type: "text", text: { content } });
      const pages = [page("Le port", "<p>Rien.</p>"), page("Le phare", "<p>Un cormoran <b>empaillé</b>.</p>")];
      await JournalEntry.create({ name: "Carnet du gardien", pages });
    });
    await open(keeper);
    await turnTo(keeper, "Armes");
    await searchOf(keeper).fill("noyade");
    const list = browserOf(keeper).getByRole("grid");
    await expectText(list, "Pages de journaux et de règles", "GB-61 · Noyade");
    await find(keeper, "cormoran", "Le phare");
    await expectText(list, "Un cormoran empaillé", "Carnet du gardien");
    await keeper.page.keyboard.press("o");
    await expectText(keeper.page.locator("[id^=JournalEntrySheet-]"), "empaillé");
    await closeWindows(keeper);
    await open(player);
    await searchOf(player).fill("cormoran");
    await expectText(browserOf(player), "cormoran"); // said as not found: the journal is the keeper's
    expect(await rowOf(player, "Le phare").count()).toBe(0);
    await closeWindows(player);
  });

  it("tells what an adventure brings, and imports it", async () => {
    const browser = await open(keeper);
    await browser.getByRole("combobox", { name: "Jeu de règles" }).selectOption("rpg");
    await turnTo(keeper, "Aventures");
    await find(keeper, "yard", "La cour du relais");
    const preview = browserOf(keeper).getByRole("complementary");
    await expectText(preview, "Scènes", "Acteurs", "Une première soirée", "Importer l’aventure");
    const before = await keeper.page.evaluate(() => game.scenes.size as number);
    await preview.getByRole("button", { name: "Importer l’aventure" }).click();
    await expect.poll(() => keeper.page.evaluate(() => game.scenes.size as number), soon).toBe(before + 1);
    await keeper.page.locator("#gardien-first-steps").waitFor();
    await browser.getByRole("combobox", { name: "Jeu de règles" }).selectOption("gb");
  });

  it("lets an entry be dragged onto the scene", async () => {
    await open(keeper);
    await turnTo(keeper, "Adversaires");
    const row = await find(keeper, "zombie", "Zombie");
    await keeper.page.evaluate(() =>
      foundry.applications.instances.get("gardien-browser").setPosition({ left: 600, top: 250 }),
    );
    await row.hover();
    await keeper.page.mouse.down();
    await keeper.page.mouse.move(200, 500, { steps: 8 });
    await keeper.page.mouse.up();
    await expect.poll(() => tokens(keeper, "Zombie"), soon).toBe(1);
  });

  it("gives a thing to whoever is selected, or to a sheet that is chosen", async () => {
    await selectToken(keeper, "Paul");
    await open(keeper);
    await turnTo(keeper, "Armes");
    await find(keeper, "shotgun", "Fusil");
    await browserOf(keeper)
      .getByRole("button", { name: /^Donner à Paul/ })
      .click();
    await expect.poll(() => carried(keeper, "Paul"), soon).toContainEqual(expect.stringContaining("Fusil"));
    await turnTo(keeper, "Armures");
    await keeper.page.keyboard.press("/");
    await keeper.page.keyboard.press("ArrowDown");
    await keeper.page.keyboard.press("f");
    const question = keeper.page.locator("dialog").filter({ hasText: "À qui" });
    await question.getByRole("combobox").selectOption({ label: "Journaliste" });
    const before = (await carried(keeper, "Journaliste")).length;
    await question.getByRole("button", { name: "Donner" }).click();
    await expect.poll(async () => (await carried(keeper, "Journaliste")).length, soon).toBe(before + 1);
  });

  it("lays a macro into the first free place of the bar, and writes a link into a journal", async () => {
    await open(keeper);
    await turnTo(keeper, "Adversaires");
    await find(keeper, "goule", "Goule");
    await keeper.page.keyboard.press("b");
    const slot = keeper.page.locator("#action-bar button").first();
    await expect.poll(() => slot.getAttribute("aria-label"), soon).toBe("Goule");
    await keeper.page.keyboard.press("j");
    const question = keeper.page.locator("dialog").filter({ hasText: "Nouveau journal" });
    await question.getByRole("combobox").selectOption({ label: "Nouveau journal" });
    await question.getByRole("button", { name: "Écrire le lien" }).click();
    const journal = () =>
      keeper.page.evaluate(() =>
        [...(game.journal.getName("Compendium")?.pages ?? [])].map(({ text }) => text.content as string),
      );
    await expect
      .poll(journal, soon)
      .toEqual([expect.stringMatching(/^<p>@UUID\[Compendium\.gardien\.creatures\.Actor\.\w+\]\{Goule\}<\/p>$/)]);
  });

  it("shows players what Foundry shows them, and lets them give to their own alone", async () => {
    const browser = await open(player);
    expect(await browser.getByRole("button", { name: /^Adversaires/ }).count()).toBe(0);
    await turnTo(player, "Investigateurs");
    await expectText(browser, "Docker");
    await turnTo(player, "Armes");
    await find(player, "scythe", "Faux");
    expect(await browser.getByRole("button", { name: /scène/ }).count()).toBe(0);
    await browser.getByRole("button", { name: /^Donner à Journaliste/ }).click();
    await expect.poll(() => carried(player, "Journaliste"), soon).toContain("Faux");
    await player.page.keyboard.press("f");
    const names = player.page.locator("dialog").filter({ hasText: "À qui" }).getByRole("option");
    await expect.poll(() => names.allInnerTexts(), soon).toEqual(["Journaliste"]);
  });

  it("is read by everybody, wide and narrow, by day and by night", async () => {
    const browser = await open(keeper);
    await turnTo(keeper, "Armes");
    await keeper.page.keyboard.press("/");
    await keeper.page.keyboard.press("ArrowDown");
    await keeper.page.keyboard.press("Space");
    await browser.getByText("Vider").waitFor();
    await expectWell(keeper, browser, { name: "gb-browser" });
  });
});

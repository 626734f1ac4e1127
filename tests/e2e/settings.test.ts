import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectFlawless, NARROW, resize, THEMES, wear } from "./support/dress.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSettings, openSheet, turnToSubject } from "./support/windows.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const { page } = keeper;
const ALL = "gb warp rpg seuils d20d100";
const STRANGER = "Personnage d’ailleurs";
const choice = page.locator("#gardien-rulesets");
const notices = page.locator("#notifications");
const is14 = process.env["GARDIEN_GENERATION"] === "14";

const kept = (key: string): Promise<unknown> =>
  page.evaluate((name) => game.settings.get("gardien", name) as unknown, key);

/** Compendia of ours that the sidebar lists, of rulesets other than `gb`. */
const foreignPacks = (): Promise<readonly string[]> =>
  page
    .locator('[data-pack^="gardien."]:not(.g-out-of-sight)')
    .evaluateAll((rows) =>
      rows.flatMap((row) => (row as HTMLElement).dataset["pack"]?.match(/\.(?:warp|rpg|seuils|d20d100)-.*/) ?? []),
    );

/** What Foundry's dialog for a new document of a kind offers. */
async function offered(kind: "Actor" | "Item"): Promise<readonly string[]> {
  await page.evaluate((name) => void CONFIG[name].documentClass.createDialog(), kind);
  const dialog = page.locator("dialog").last();
  const types = await dialog
    .locator("[name=type] option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  return types;
}

describe("the rulesets of a world", () => {
  beforeAll(async () => {
    await page.evaluate(async (name) => void (await Actor.create({ name, type: "rpgCharacter" })), STRANGER);
    await setting(keeper, [player], "rulesets", "");
  });

  it("are asked of the keeper at the first start, with those proposed that somebody plays; players see nothing of it", async () => {
    await Promise.all([reload(keeper), reload(player)]);
    await expectText(
      choice,
      "À quoi jouez-vous dans ce monde ?",
      "Gravité des blessures",
      "1 personnage dans ce monde",
    );
    const ticked = choice.locator("input:checked");
    await expect
      .poll(() => ticked.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)), soon)
      .toEqual(["gb", "rpg"]);
    expect(await player.page.locator("#gardien-rulesets").count()).toBe(0);
    for (const theme of is14 ? THEMES : []) {
      await wear(theme, keeper);
      await expectFlawless(choice, theme);
    }
    await resize(keeper, choice, NARROW);
    await expectFlawless(choice, "narrow");
  });

  it("may be asked later: nothing is hidden meanwhile", async () => {
    await choice.locator("input[value=gb]").focus();
    await page.keyboard.press("Escape");
    await choice.waitFor({ state: "detached" });
    expect(await kept("rulesets")).toBe("");
    expect((await offered("Actor")).length).toBe(10);
    expect((await foreignPacks()).length).toBeGreaterThan(30);
    await reload(keeper);
    await choice.waitFor();
  });

  it("are chosen by keyboard, and the others are out of sight", async () => {
    await choice.locator("input[value=gb]").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expectText(choice, "RPG : son personnage s’ouvre et joue comme avant.");
    await page.keyboard.press("Enter");
    const question = page.locator("dialog", { hasText: "Cacher RPG" });
    await expectText(question, "entrées de compendium", "personnage", "Rien n’est effacé.");
    await expectFlawless(question, "what hiding means");
    await question.getByRole("button", { name: "Garder en vue" }).click();
    await question.waitFor({ state: "detached" });
    await choice.locator("[data-action=take]").click();
    await question.getByRole("button", { name: "Cacher RPG" }).click();
    await choice.waitFor({ state: "detached" });
    await expectText(notices, "Ce monde joue : Gravité des blessures.");
    expect(await offered("Actor")).toEqual(["gbInvestigator", "gbCreature"]);
    expect((await offered("Item")).filter((type) => !type.startsWith("gb"))).toEqual([]);
    await expect.poll(foreignPacks, soon).toEqual([]);
    const making = page.locator("#actors .g-step-door, .actors-sidebar .g-step-door");
    await expect.poll(() => making.count(), soon).toBe(1);
  });

  it("an actor of another one opens, and plays", async () => {
    const sheet = await openSheet(keeper, STRANGER);
    await expectText(sheet, STRANGER, "RPG est hors de vue dans ce monde.");
    await expectFlawless(sheet, "a sheet out of sight");
    await sheet.getByRole("button", { name: "Les jeux de ce monde" }).click();
    await choice.waitFor();
    await choice.getByRole("button", { name: "Fermer" }).click();
    const before = await page.evaluate(() => game.messages.size as number);
    await page.evaluate(async (name) => {
      await game.gardien.deed("fall", [game.actors.getName(name).uuid], { metres: 6 }, { window: false });
    }, STRANGER);
    await expect.poll(() => page.evaluate(() => game.messages.size as number), soon).toBeGreaterThan(before);
    await closeWindows(keeper);
  });

  it("are changed from the settings, and all comes back", async () => {
    const settings = await openSettings(keeper, "rulesets");
    await expectText(settings, "1 / 5", "hors de vue");
    await settings.getByRole("button", { name: "Changer les jeux de ce monde" }).click();
    await choice.getByRole("button", { name: "Tous" }).click();
    await choice.getByRole("button", { name: "Jouer ainsi" }).click();
    await expectText(settings, "5 / 5");
    await expect.poll(() => kept("rulesets"), soon).toBe(ALL);
    expect((await offered("Actor")).length).toBe(10);
    await closeWindows(keeper);
  });
});

describe("the page of settings", () => {
  const option = (window: Locator, key: string): Locator => window.locator(`[data-option="${key}"]`);

  it("finds, changes by keyboard, marks what differs, and takes it back", async () => {
    const settings = await openSettings(keeper, "gb");
    await page.keyboard.press("/");
    await page.keyboard.type("force letalite");
    const row = option(settings, "gbLethalityIncludesStr");
    await expectText(settings, "1 réglage trouvé");
    await row.getByRole("switch").focus();
    await page.keyboard.press("Space");
    await expect.poll(() => kept("gbLethalityIncludesStr"), soon).toBe(true);
    await expectText(row, "changé", "défaut : non");
    await row.getByRole("switch").focus();
    await page.keyboard.press("?");
    await expectText(row, "GB-16 · Létalité.");
    await row.getByRole("switch").focus();
    await page.keyboard.press("Delete");
    await expect.poll(() => kept("gbLethalityIncludesStr"), soon).toBe(false);
    await page.keyboard.press("Control+z");
    await expect.poll(() => kept("gbLethalityIncludesStr"), soon).toBe(true);
    await page.keyboard.press("Escape");
    await expectText(settings, "Sans étoile");
  });

  it("refuses a number out of bounds, with a word; what stands stays", async () => {
    const settings = await openSettings(keeper, "gb");
    const field = option(settings, "gbHelplessBonus").getByRole("spinbutton");
    await field.fill("99");
    await field.press("Tab");
    await expectText(settings.locator("[role=status]"), "De 0 à 20.");
    expect(await kept("gbHelplessBonus")).toBe(4);
    await field.fill("6");
    await field.press("Tab");
    await expect.poll(() => kept("gbHelplessBonus"), soon).toBe(6);
  });

  it("turns the dial, and takes a preset of which one line is left out", async () => {
    await setting(keeper, [], "automation", "keeper");
    const settings = await openSettings(keeper, "automation");
    await settings.getByText("Tout à la main", { exact: true }).last().click();
    await expect.poll(() => kept("gbWorsenClock"), soon).toBe("manual");
    await settings.getByRole("button", { name: "Rapide" }).click();
    const dialog = page.locator("dialog").last();
    await expectText(dialog, "« Rapide » change", "Aggravation et temps qui passe");
    if (is14) await expectFlawless(dialog, "preset");
    await dialog.locator("input[name=gbWorsenClock]").uncheck();
    await dialog.getByRole("button", { name: "Prendre « Rapide »" }).click();
    await expect.poll(() => kept("automation"), soon).toBe("auto");
    await expect.poll(() => kept("gbVigorRoll"), soon).toBe("auto");
    expect(await kept("gbWorsenClock")).toBe("manual");
    await expectText(settings, "à part");
  });

  it("takes a file of another table, leaves alone what it cannot, and changes nothing for a bad one", async () => {
    const settings = await openSettings(keeper);
    const take = async (text: string): Promise<void> => {
      const path = join(keeper.table.dataFolder, "table.json");
      writeFileSync(path, text);
      const chooser = page.waitForEvent("filechooser");
      await settings.getByRole("button", { name: "Importer" }).click();
      await (await chooser).setFiles(path);
    };
    const before = await kept("gbHelplessBonus");
    await take("{ not json");
    await expectText(notices, "« table.json » n’est pas un fichier de réglages");
    await take('{"kind":"other"}');
    await expectText(notices, "n’est pas un fichier de réglages de Gardien");
    expect(await kept("gbHelplessBonus")).toBe(before);
    const told = { gbHelplessBonus: 8, gbOldCap: 1, gbEffortViolent: 77, gbNaturalExtremes: true };
    await take(JSON.stringify({ kind: "gardien.settings", version: 1, settings: told }));
    const dialog = page.locator("dialog").last();
    await expectText(
      dialog,
      "Un réglage diffère dans ce fichier",
      "Un inconnu, laissé : gbOldCap.",
      "ne peut pas valoir 77",
    );
    await dialog.getByRole("button", { name: "Reprendre ce réglage" }).click();
    await expect.poll(() => kept("gbHelplessBonus"), soon).toBe(8);
    const saved = page.waitForEvent("download");
    await settings.getByRole("button", { name: "Exporter" }).click();
    expect((await saved).suggestedFilename()).toMatch(/^gardien-reglages-[\d-]+\.json$/);
  });

  it("looks as it should, in both lights, narrow too", async () => {
    const settings = await openSettings(keeper);
    for (const subject of ["automation", "gb", "rulesets", "mine"]) {
      await turnToSubject(settings, subject);
      for (const theme of is14 ? THEMES : []) {
        await wear(theme, keeper);
        await expectFlawless(settings, `${subject} ${theme}`);
      }
    }
    await turnToSubject(settings, "gb");
    await resize(keeper, settings, NARROW);
    await expectFlawless(settings, "narrow");
    await wear("light", keeper);
    await closeWindows(keeper);
  });

  it("shows players what is theirs, and what the table plays otherwise", async () => {
    const settings = await openSettings(player);
    await expectText(settings, "Attaquer sans fenêtre", /Ce que joue la table/i, "Bonus contre une cible sans défense");
    expect(await read(settings)).not.toContain("Exporter");
    await settings.getByRole("switch", { name: "Attaquer sans fenêtre" }).click();
    const own = () => player.page.evaluate(() => game.settings.get("gardien", "skipAttackWindow") as unknown);
    await expect.poll(own, soon).toBe(true);
    expect(await kept("skipAttackWindow")).toBe(false);
    if (is14) await expectFlawless(settings);
    for (const { errors } of [keeper, player]) expect(errors).toEqual([]);
  });
});

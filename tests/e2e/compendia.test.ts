import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locator } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { deedField, deedWindow } from "./support/deeds.js";
import { place } from "./support/people.js";
import { picture } from "./support/picture.js";
import { selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

interface Manifest {
  readonly packs: readonly { readonly name: string; readonly label: string }[];
}

const ROOT = join(import.meta.dirname, "../..");
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), "utf8"));
const { packs } = readJson("system.json") as Manifest;
const { PACK } = (readJson("lang/fr.json") as { GARDIEN: { PACK: Readonly<Record<string, string>> } }).GARDIEN;

const HERO = "Gaspard Troispieds";

/** How many documents are written in a folder of the packs; rows and pages lie with what they belong to. */
function held(folder: string): number {
  const files = readdirSync(join(ROOT, "packs", folder), { recursive: true }) as string[];
  return files.filter((file) => /^[^.]+\.yml$/.test(basename(file)) && basename(file) !== "_folder.yml").length;
}

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

afterEach(async () => {
  await Promise.all([closeWindows(keeper), closeWindows(player)]);
  expect([keeper, player].map(({ errors, warnings }) => [...errors, ...warnings])).toEqual([[], []]);
});

/** Turns the sidebar to one of its tabs; a click on the one that is open would fold it away. */
async function turnTo({ page }: Seat, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name, exact: true });
  if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
}

/** A name, for a pattern that begins with it. */
const asWritten = (name: string): string => name.replaceAll(/[()]/g, String.raw`\$&`);

/** Opens a compendium from the sidebar and answers with its window. */
async function openPack(seat: Seat, name: string, tab = "Compendiums"): Promise<Locator> {
  await turnTo(seat, tab);
  await seat.page
    .locator("#ui-right")
    .getByRole("button", { name: new RegExp(`^${asWritten(name)} \\d`) })
    .click();
  const heading = seat.page.getByRole("heading", { name, exact: true });
  const window = seat.page.locator(".compendium-window", { has: heading });
  await window.waitFor();
  return window;
}

const entryOf = (pack: Locator, name: string): Locator =>
  pack
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(`^${asWritten(name)}`) })
    .first();

/** Opens a sheet at the left, so that a compendium stays in sight beside it. */
async function sheetAtLeft(seat: Seat, of: string): Promise<Locator> {
  const sheet = await openSheet(seat, of);
  await seat.page.evaluate((name) => {
    game.actors.getName(name).sheet.setPosition({ left: 0, top: 0 });
  }, of);
  return sheet;
}

/** Names of what an actor of the world carries, by type. */
const carried = ({ page }: Seat, actor: string, type: string): Promise<string[]> =>
  page.evaluate(
    ([name, wanted]) =>
      game.actors
        .getName(name)
        .items.filter((item: { type: string }) => item.type === wanted)
        .map((item: { name: string }) => item.name) as string[],
    [actor, type] as const,
  );

/** Drags an entry of a compendium onto a sheet, which stays in sight beside it. */
async function dropOn(sheet: Locator, pack: string, entry: string, x = 200): Promise<void> {
  const window = await openPack(keeper, pack);
  await entryOf(window, entry).dragTo(sheet, { targetPosition: { x, y: 20 } });
}

/** What a compendium is called, and the ruleset it is of. */
const gb = (name: string): string => `${name} (Gravité des blessures)`;

describe("the compendia", () => {
  it("stand in the sidebar with all they hold, of every ruleset", async () => {
    await turnTo(keeper, "Compendiums");
    const list = keeper.page.getByRole("tabpanel").filter({ hasText: "Armes (RPG)" });
    const all = packs.map(({ name, label }) => `${PACK[label.split(".").at(-1) ?? ""] ?? label} ${held(name)}`);
    await expectText(list, ...all.map((one) => one.replaceAll(/\s+/g, " ")));
  });

  it("let the keeper bring people, a table and the rules into the world; the table draws where a blow lands", async () => {
    for (const [pack, entry, sidebar, collection] of [
      [gb("Créatures"), "Momie", "Acteurs", "Actor"],
      ["Personnages prêts à jouer (WaRP)", "Inès Marchand", "Acteurs", "Actor"],
      [gb("Tables"), "Localisation", "Tables", "RollTable"],
      [gb("Règles"), "Règles GB", "Journaux", "JournalEntry"],
    ] as const) {
      const window = await openPack(keeper, pack);
      await turnTo(keeper, sidebar);
      const directory = keeper.page.getByRole("tabpanel").filter({ visible: true }).last();
      await entryOf(window, entry).dragTo(directory, { targetPosition: { x: 100, y: 400 } });
      const names = () =>
        keeper.page.evaluate(
          (name) => [...game.collections.get(name)].map((document: { name: string }) => document.name),
          collection,
        );
      await expect.poll(names, soon).toContain(entry);
      await closeWindows(keeper);
    }
    await keeper.page.evaluate(async () => game.tables.getName("Localisation").draw());
    await turnTo(keeper, "Discussion");
    const last = keeper.page.locator("#chat li.message, .chat-log li").last();
    await expectText(last, /Tête|Torse|Bras|Abdomen|Jambe/);
  });

  it("give things to whoever's sheet they are dropped on", async () => {
    for (const [actor, pack, entry, type] of [
      ["Paul", gb("Armes"), "Faux", "gbWeapon"],
      ["Paul", gb("Sorts"), "Sort à convertir", "gbSpell"],
      ["Inès Marchand", "Pouvoirs (WaRP)", "Intuition", "warpPower"],
    ] as const) {
      await dropOn(await sheetAtLeft(keeper, actor), pack, entry, 300);
      await expect.poll(() => carried(keeper, actor, type), soon).toContain(entry);
      await closeWindows(keeper);
    }
  });

  it("GB-44, GB-58: a creature is given another body, and a natural cause is about to happen to it", async () => {
    await dropOn(await sheetAtLeft(keeper, "Goule"), gb("Corps"), "Serpent");
    await expect.poll(() => carried(keeper, "Goule", "gbProfile"), soon).toEqual(["Serpent"]);
    const zones = () => keeper.page.evaluate(() => Object.keys(game.actors.getName("Goule").system.defense.zones));
    await expect.poll(zones, soon).toEqual(["head", "coils", "tail"]);
    await closeWindows(keeper);
    await dropOn(await sheetAtLeft(keeper, "Goule"), gb("Causes naturelles"), "Brasier");
    await expectText(deedWindow(keeper), "Cause naturelle", "Goule");
    const cause = deedField(keeper, "hazard").locator("option:checked");
    await expect.poll(() => cause.innerText(), soon).toBe("Brasier");
    await expect.poll(() => deedField(keeper, "goesOn").isChecked(), soon).toBe(true);
  });

  it("show players the rules, with dice to roll and links that open; creatures they do not see", async () => {
    const window = await openPack(player, gb("Règles"));
    await entryOf(window, "Règles GB").click();
    const journal = player.page.locator(".application").filter({ hasText: "GB-01" }).last();
    await expectText(journal, "Les bases et le destin", "GB-69", "1d10 + 1");
    await journal.getByText("Attaque en puissance", { exact: true }).first().click();
    const feat = player.page.locator(".application").filter({ hasText: "Attaque en puissance" }).last();
    await expectText(feat, "GB-53");
    await player.page.getByRole("button", { name: /^Armes \(Gravité des blessures\) \d/ }).waitFor();
    expect(await player.page.getByRole("button", { name: /^(Créatures|Personnages non joueurs)/ }).count()).toBe(0);
  });

  it("speak English to whoever reads it: lists, pages, creatures, and what is brought into the world", async () => {
    const english = await keeper.table.join(KEEPER, { lang: "en" });
    const rules = await openPack(english, "Rules (Wound severity)", "Compendia");
    await entryOf(rules, "GB rules").click();
    const journal = english.page.locator(".application").filter({ hasText: "GB-01" }).last();
    await expectText(journal, "Basics and destiny", "add the modifiers", "GB-69");
    await picture(english.page, "english-rules");
    await closeWindows(english);
    const creatures = await openPack(english, "Creatures (Wound severity)", "Compendia");
    await entryOf(creatures, "Mummy").click();
    const mummy = english.page.locator(".gardien.sheet, .application.sheet").filter({ hasText: "Mummy" }).last();
    await expectText(mummy, "Dry as wood");
    await picture(english.page, "english-creature");
    await closeWindows(english);
    const tables = await openPack(english, "Tables (Wound severity)", "Compendia");
    await turnTo(english, "Tables");
    const directory = english.page.getByRole("tabpanel").filter({ visible: true }).last();
    await entryOf(tables, "Location").dragTo(directory, { targetPosition: { x: 100, y: 400 } });
    const rows = () =>
      keeper.page.evaluate(() =>
        [...(game.tables.getName("Location")?.results ?? [])].map((row: { description: string }) => row.description),
      );
    await expect.poll(rows, soon).toContain("Right arm");
    const old = "Compendium.gardien.rules.JournalEntry.gbRulesEnglish00";
    const led = await english.page.evaluate(async (uuid) => (await fromUuid(uuid)).name as string, old);
    expect(led).toBe("GB rules");
    const evening = await english.page.evaluate(async () => {
      const [adventure] = await game.packs.get("gardien.warp-adventures").getDocuments();
      await adventure.import({ dialog: false });
      const scene = game.scenes.getName("The Launderette");
      const tokens = [...(scene?.tokens ?? [])].map(({ name }: { name: string }) => name);
      const pages = [...game.journal.getName("The launderette, three in the morning").pages];
      return { name: adventure.name as string, tokens, pages: pages.map(({ name }: { name: string }) => name) };
    });
    expect(evening).toMatchObject({ name: "The Launderette", pages: ["What is known", "For the keeper"] });
    expect(evening.tokens).toContain("Guard dog");
    await closeWindows(english);
    expect([...english.errors, ...english.warnings]).toEqual([]);
  });

  it("a macro comes into the world with its first place on the bar, and does its deed", async () => {
    await place(keeper, [], HERO, 800, 800);
    const pack = await openPack(keeper, "Macros (RPG)");
    const slots = keeper.page.locator("#action-bar button");
    const macro = pack.getByRole("listitem").getByRole("button", { name: /^Asphyxie/ });
    for (const slot of [0, 1]) await macro.dragTo(slots.nth(slot));
    await expect.poll(() => slots.nth(1).getAttribute("aria-label"), soon).toBe("Asphyxie");
    const known = await keeper.page.evaluate(
      () => game.macros.filter(({ name }: { name: string }) => name === "Asphyxie").length as number,
    );
    expect(known).toBe(1);
    await closeWindows(keeper);
    await selectToken(keeper, HERO);
    await slots.nth(0).click();
    await expectText(deedWindow(keeper), HERO);
  });
});

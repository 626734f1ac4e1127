import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locator } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { deedField, deedWindow } from "./support/deeds.js";
import { place } from "./support/people.js";
import { selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

/** Names of the compendia, and the folders of what they hold. */
const PACKS = {
  ...{ Créatures: "creatures", Investigateurs: "investigators", Armes: "weapons", Armures: "armors", Dons: "feats" },
  ...{ Compétences: "skills", Sorts: "spells", "Causes naturelles": "hazards", Corps: "profiles", Règles: "rules" },
  Tables: "tables",
};
const WARP_PACKS = {
  ...{ "Personnages prêts à jouer (WaRP)": "warp-characters", "Personnages non joueurs (WaRP)": "warp-npcs" },
  ...{ "Armes (WaRP)": "warp-weapons", "Armures (WaRP)": "warp-armors", "Matériel et munitions (WaRP)": "warp-gear" },
  ...{ "Traits d’exemple (WaRP)": "warp-traits", "Pouvoirs (WaRP)": "warp-powers", "Sorts (WaRP)": "warp-spells" },
  ...{ "Tables (WaRP)": "warp-tables", "Règles WaRP": "warp-rules" },
};

const RPG_PACKS = {
  ...{ "Personnages prêts à jouer (RPG)": "rpg-characters", "Créatures et adversaires (RPG)": "rpg-creatures" },
  ...{ "Armes (RPG)": "rpg-weapons", "Armures et boucliers (RPG)": "rpg-armors", "Équipement (RPG)": "rpg-gear" },
  ...{ "Compétences (RPG)": "rpg-skills", "Sorts (RPG)": "rpg-spells", "Poisons et maladies (RPG)": "rpg-afflictions" },
  ...{ "Tables (RPG)": "rpg-tables", "Macros (RPG)": "rpg-macros", "Règles RPG": "rpg-rules" },
};

const HERO = "Gaspard Troispieds";

/** How many documents are written in a folder of the packs; rows and pages lie with what they belong to. */
function held(folder: string): number {
  const files = readdirSync(join(import.meta.dirname, "../../packs", folder), { recursive: true }) as string[];
  return files.filter((file) => file.endsWith(".yml") && basename(file) !== "_folder.yml").length;
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

/** Opens a compendium from the sidebar and answers with its window. */
async function openPack(seat: Seat, name: string): Promise<Locator> {
  await turnTo(seat, "Compendiums");
  await seat.page
    .locator("#ui-right")
    .getByRole("button", { name: new RegExp(`^${name.replaceAll(/[()]/g, String.raw`\$&`)} \\d`) })
    .click();
  const heading = seat.page.getByRole("heading", { name, exact: true });
  const window = seat.page.locator(".compendium-window", { has: heading });
  await window.waitFor();
  return window;
}

const entryOf = (pack: Locator, name: string): Locator =>
  pack
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(`^${name}`) })
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

describe("the compendia of rpg", () => {
  it("stand in the sidebar with all they hold", async () => {
    await turnTo(keeper, "Compendiums");
    const packs = keeper.page.getByRole("tabpanel").filter({ hasText: "Armes (RPG)" });
    for (const [name, folder] of Object.entries(RPG_PACKS)) await expectText(packs, `${name} ${held(folder)}`);
  });
});

describe("the compendia of warp", () => {
  it("stand in the sidebar with all they hold", async () => {
    await turnTo(keeper, "Compendiums");
    const packs = keeper.page.getByRole("tabpanel").filter({ hasText: "Armes (WaRP)" });
    for (const [name, folder] of Object.entries(WARP_PACKS)) await expectText(packs, `${name} ${held(folder)}`);
  });

  it("let the keeper bring somebody into the world, and put things on their sheet", async () => {
    const people = await openPack(keeper, "Personnages prêts à jouer (WaRP)");
    await turnTo(keeper, "Acteurs");
    const directory = keeper.page.getByRole("tabpanel").filter({ visible: true }).last();
    await entryOf(people, "Inès Marchand").dragTo(directory, { targetPosition: { x: 100, y: 400 } });
    const names = () => keeper.page.evaluate(() => [...game.actors].map((actor: { name: string }) => actor.name));
    await expect.poll(names, soon).toContain("Inès Marchand");
    await closeWindows(keeper);
    for (const [pack, entry, type] of [
      ["Armes (WaRP)", "Arbalète", "warpWeapon"],
      ["Armures (WaRP)", "Armure de plaques", "warpArmor"],
      ["Pouvoirs (WaRP)", "Intuition", "warpPower"],
    ] as const) {
      const sheet = await sheetAtLeft(keeper, "Inès Marchand");
      const window = await openPack(keeper, pack);
      await entryOf(window, entry).dragTo(sheet, { targetPosition: { x: 400, y: 20 } });
      await expect.poll(() => carried(keeper, "Inès Marchand", type), soon).toContain(entry);
      await closeWindows(keeper);
    }
  });
});

describe("the compendia of gb", () => {
  it("stand in the sidebar with all they hold", async () => {
    await turnTo(keeper, "Compendiums");
    const packs = keeper.page.getByRole("tabpanel").filter({ hasText: "Créatures" });
    for (const [name, folder] of Object.entries(PACKS)) await expectText(packs, `${name} ${held(folder)}`);
  });

  it.each([
    ["Armes", "Faux", "gbWeapon"],
    ["Armures", "Casque de moto", "gbArmor"],
    ["Dons", "Robustesse", "gbFeat"],
    ["Compétences", "Natation", "gbSkill"],
    ["Sorts", "Sort à convertir", "gbSpell"],
  ])("%s: « %s » goes to the sheet it is dropped on", async (pack, entry, type) => {
    const sheet = await sheetAtLeft(keeper, "Paul");
    const window = await openPack(keeper, pack);
    await entryOf(window, entry).dragTo(sheet, { targetPosition: { x: 300, y: 20 } });
    await expect.poll(() => carried(keeper, "Paul", type), soon).toContain(entry);
  });

  it("GB-55: Toughness from the compendium adds its points", async () => {
    const points = () =>
      keeper.page.evaluate(() => {
        const { pv, pf } = game.actors.getName("Paul").system;
        return [pv.value, pv.max, pf.value, pf.max] as number[];
      });
    await expect.poll(points, soon).toEqual([12, 12, 12, 12]);
  });

  it("GB-44: a body dropped on a creature becomes its own", async () => {
    const sheet = await sheetAtLeft(keeper, "Goule");
    const window = await openPack(keeper, "Corps");
    await entryOf(window, "Serpent").dragTo(sheet, { targetPosition: { x: 200, y: 20 } });
    await expect.poll(() => carried(keeper, "Goule", "gbProfile"), soon).toEqual(["Serpent"]);
    const zones = () => keeper.page.evaluate(() => Object.keys(game.actors.getName("Goule").system.defense.zones));
    await expect.poll(zones, soon).toEqual(["head", "coils", "tail"]);
  });

  it("GB-58: a natural cause dropped on a sheet is about to happen to its owner", async () => {
    const sheet = await sheetAtLeft(keeper, "Goule");
    const window = await openPack(keeper, "Causes naturelles");
    await entryOf(window, "Brasier").dragTo(sheet, { targetPosition: { x: 200, y: 20 } });
    await expectText(deedWindow(keeper), "Cause naturelle", "Goule");
    const cause = deedField(keeper, "hazard").locator("option:checked");
    await expect.poll(() => cause.innerText(), soon).toBe("Brasier");
    await expect.poll(() => deedField(keeper, "goesOn").isChecked(), soon).toBe(true);
  });

  it("let the keeper bring a creature, a table and the rules into the world", async () => {
    for (const [pack, entry, sidebar, collection] of [
      ["Créatures", "Momie", "Acteurs", "actors"],
      ["Tables", "Localisation", "Tables", "tables"],
      ["Règles", "Règles GB", "Journaux", "journal"],
    ] as const) {
      const window = await openPack(keeper, pack);
      await turnTo(keeper, sidebar);
      const directory = keeper.page.getByRole("tabpanel").filter({ visible: true }).last();
      await entryOf(window, entry).dragTo(directory, { targetPosition: { x: 100, y: 400 } });
      const names = () =>
        keeper.page.evaluate(
          (name) => [...game.collections.get(name)].map((document: { name: string }) => document.name),
          { actors: "Actor", tables: "RollTable", journal: "JournalEntry" }[collection],
        );
      await expect.poll(names, soon).toContain(entry);
      await closeWindows(keeper);
    }
  });

  it("GB-22: the location table draws where a blow lands", async () => {
    await keeper.page.evaluate(async () => game.tables.getName("Localisation").draw());
    await turnTo(keeper, "Discussion");
    const last = keeper.page.locator("#chat li.message, .chat-log li").last();
    await expectText(last, /Tête|Torse|Bras|Abdomen|Jambe/);
  });

  it("show players the rules, with dice to roll and links that open", async () => {
    const window = await openPack(player, "Règles");
    await entryOf(window, "Règles GB").click();
    const journal = player.page.locator(".application").filter({ hasText: "GB-01" }).last();
    await expectText(journal, "Les bases et le destin", "GB-69", "1d10 + 1");
    await journal.getByText("Attaque en puissance", { exact: true }).first().click();
    const feat = player.page.locator(".application").filter({ hasText: "Attaque en puissance" }).last();
    await expectText(feat, "GB-53");
  });

  it("keep creatures and the keeper's people from players", async () => {
    await turnTo(player, "Compendiums");
    await player.page.getByRole("button", { name: /^Armes \d/ }).waitFor();
    expect(await player.page.getByRole("button", { name: /^(Créatures|Personnages non joueurs)/ }).count()).toBe(0);
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

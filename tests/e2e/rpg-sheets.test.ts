import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { assistant, button, field, fill, finish, newActor, openAssistant, step } from "./support/assistant.js";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { deedsOf, deedWindow, newDeed } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { expectAllWell, expectFlawless, expectPartWell, expectWell, NARROW, resize, wear } from "./support/dress.js";
import { beginFight } from "./support/fight.js";
import { place } from "./support/people.js";
import { picture } from "./support/picture.js";
import { attackBar, selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSheet, turn } from "./support/windows.js";

const HERO = "Odile Brisefer";
const FOE = "Garde du guet";
const BEAST = "Pieuvre de bassin";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [], HERO, 800, 800);
  await place(keeper, [], FOE, 900, 800);
  await place(keeper, [], BEAST, 1000, 800);
  await keeper.page.evaluate(async (name) => {
    const actor = game.actors.getName(name);
    const wound = { id: "hurt", row: "legs-05", place: "leftLeg", zone: "legs", side: "left", source: "Hallebarde" };
    const until = { span: { clock: "world", first: 0, last: null }, ends: "care", wound: "hurt" };
    const lasting = [{ type: "halveMove" }, { type: "halveInitiative" }, { type: "bleed", formula: "1d4" }];
    await actor.update({
      system: {
        ...{ hp: { value: 9 }, firstAidReceived: true, wounds: [wound] },
        conditions: lasting.map((state) => ({ state, ...until })),
        sequels: [{ part: "ear", side: "left", partial: true }],
        progressLog: [{ kind: "award", points: 22, text: "Le pont aux oies" }],
      },
    });
    await actor.createEmbeddedDocuments("Item", [
      { name: "Gifle fantôme", type: "rpgSpell", system: { damage: "1d4", range: 12, hpCost: 1, resisted: true } },
      { name: "Fièvre des caves", type: "rpgAffliction", system: { kind: "disease", active: true, remaining: 3 } },
    ]);
  }, HERO);
  await beginFight(keeper, HERO, FOE, BEAST);
});

/** What the player may do with the character: nothing, know it by sight, look at it, play it. */
async function grant(level: 0 | 1 | 2 | 3): Promise<void> {
  await keeper.page.evaluate(
    async ([name, user, rights]) => {
      await game.actors.getName(name).update({ ownership: { default: 0, [game.users.getName(user).id]: rights } });
    },
    [HERO, PLAYERS[0], level] as const,
  );
}

describe("sheets, light and dark, wide and narrow", () => {
  const pages = ["play", "gear", "spells", "health", "progress", "story"];

  it("show a character, to play and to edit, arms in sight on a keeper’s screen", async () => {
    const sheet = await openSheet(keeper, HERO);
    await expectWell(keeper, sheet, { name: "rpg-character", pages });
    await keeper.page.evaluate(
      (id) => foundry.applications.instances.get(id).setPosition({ width: 760, height: 840, left: 0, top: 0 }),
      await sheet.getAttribute("id"),
    );
    const bottom = async (part: string) => {
      const box = await sheet.locator(part).last().boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    for (const part of [".r-arms", ".r-roots"]) await expect.poll(() => bottom(part), soon).toBeLessThan(840);
    await turn(sheet, "edit");
    await sheet.getByRole("group", { name: "Attributs" }).waitFor();
    for (const page of ["health", "play"]) {
      await sheet.locator(`[data-action=tab][data-tab=${page}]`).click();
      await expectFlawless(sheet, page);
    }
    await resize(keeper, sheet, NARROW);
    await expectFlawless(sheet, "narrow");
    await turn(sheet, "play");
    await closeWindows(keeper);
  });

  it("RP-49: show a creature, whose table of places the keeper may write", async () => {
    const sheet = await openSheet(keeper, BEAST);
    await expectWell(keeper, sheet, { name: "rpg-creature" });
    await turn(sheet, "edit");
    await sheet.getByLabel("Table de localisation").last().selectOption("custom");
    await expectText(sheet.locator(".g-error"), "Chaque numéro de 1 à 10");
    await sheet.getByRole("button", { name: "Partir de l’humanoïde" }).click();
    await expect.poll(() => sheet.locator(".g-error").count(), soon).toBe(0);
    await sheet.locator("[name='system.customLocations.0.label']").fill("Pince");
    await sheet.locator("[name='system.customLocations.1.label']").fill("Antenne");
    await sheet.locator("[name='system.customLocations.1.label']").press("Tab");
    await expectText(sheet.locator(".r-places, .r-body"), "Pince", "Antenne");
    await expectFlawless(sheet);
    await closeWindows(keeper);
  });

  it("show the card of each kind of thing; what a spell does is written effect by effect (RP-61)", async () => {
    const cards: Locator[] = [];
    for (const kind of ["Skill", "Weapon", "Armor", "Shield", "Gear", "Affliction", "Spell"])
      cards.push(await openSheet(keeper, await itemOf(keeper, HERO, `rpg${kind}`)));
    const spell = cards.at(-1) as Locator;
    await spell.getByRole("button", { name: "Ajouter" }).click();
    await spell.getByLabel("Effet", { exact: true }).selectOption("test");
    await spell.getByLabel("En cas d’échec").selectOption("prone");
    await expect.poll(() => spell.getByLabel("En cas d’échec").count(), soon).toBe(2);
    await expectAllWell(
      keeper,
      cards.map((window) => ({ window })),
    );
    await wear("light", keeper);
    await closeWindows(keeper);
  });
});

describe("a sheet that several look at", () => {
  it("RP-21, RP-27, RP-38: keeps what is folded, tells what others write, and writes what its player enters", async () => {
    await grant(3);
    const sheet = await openSheet(player, HERO);
    const root = sheet.getByRole("button", { name: /^Mouvement/ });
    await root.click();
    await expect.poll(() => root.getAttribute("aria-expanded"), soon).toBe("false");
    const box = sheet.locator("[name='system.hp.value']");
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ "system.hp.value": 7 })),
      HERO,
    );
    await expect.poll(() => box.inputValue(), soon).toBe("7");
    expect(await root.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => sheet.getByRole("button", { name: /^Tenter Course/ }).count(), soon).toBe(0);
    await box.fill("12");
    await box.press("Enter");
    await sheet.getByRole("button", { name: "Une attaque, une parade" }).click();
    await expect.poll(() => sheet.getByRole("button", { name: "Deux parades" }).isDisabled(), soon).toBe(true);
    const seen = await openSheet(keeper, HERO);
    await expect.poll(() => seen.locator("[name='system.hp.value']").inputValue(), soon).toBe("12");
    await expectText(seen.locator(".r-acts"), "Attaque prête", "Parade prête");
    await sheet.getByRole("button", { name: /^Tenter Observation/ }).click();
    await expectText(deedWindow(player), "Observation");
    for (const seat of [keeper, player]) await closeWindows(seat);
  });

  it("shows an onlooker how somebody does, and who knows them by sight their name alone", async () => {
    await grant(2);
    const seen = await openSheet(player, HERO);
    await expectText(seen, HERO, "sur 18 PV", "Habileté");
    expect(await seen.locator(".r-roots, .r-arms").count()).toBe(0);
    await closeWindows(player);
    await grant(1);
    const glimpsed = await openSheet(player, HERO);
    await expectText(glimpsed, HERO);
    expect(await read(glimpsed)).not.toContain("PV");
    await closeWindows(player);
  });
});

describe("what stands at the table, light and dark, wide and narrow", () => {
  it("shows the window of a blow, its question, its card and the list of the fight (RP-41, RP-43)", async () => {
    await selectToken(keeper, FOE);
    await expectText(attackBar(keeper), /Hallebarde.*≤ \d+/);
    await grant(0);
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Hallebarde" });
    await expectText(attackWindow(keeper), "Bdef de la cible", /1d20 \+1 pour \d+ ou moins/);
    await expectWell(keeper, attackWindow(keeper), { name: "rpg-attack" });
    const blow = await rollPrepared(keeper, [[20, 3]]);
    const prompt = keeper.page.locator(".application.g-prompt");
    await expectText(prompt, /Écu.*pour \d+ ou moins/);
    await expectWell(keeper, prompt, { name: "rpg-prompt" });
    const card = cardOf(keeper, blow);
    await picture(card, "rpg-card-light");
    const tray = keeper.page.locator(".g-tray");
    await tray.locator("summary").click();
    await expectText(tray, HERO, "Ne pas parer");
    await expectFlawless(tray);
    await tray.locator("summary").click();
    // Nobody parries: the right arm, the highest face of the halberd, a mail that takes one, the fifteenth row.
    await chooseDice(keeper, [10, 5], [6, 6], [6, 1], [20, 15]);
    await prompt.locator("[data-reply]").first().press("0");
    await prompt.waitFor({ state: "detached" });
    await expectText(card, /Coup critique Bras, 15 au d20/, "Hémorragie, 1 PV par round");
    expect(await card.locator(".g-btns .g-btn--primary").allInnerTexts()).toEqual(["Confirmer le coup critique"]);
    await expectPartWell(keeper, card, "rpg-critical");
    await card.getByRole("button", { name: /Modifier|Corriger|Décider/ }).click();
    await expectFlawless(keeper.page.locator(".g-edit"));
    await closeWindows(keeper);
    await keeper.page.evaluate(() => ui.sidebar.changeTab("combat", "primary"));
    await expectPartWell(keeper, keeper.page.locator("#combat"));
    await keeper.page.evaluate(() => ui.sidebar.changeTab("chat", "primary"));
  });

  it("shows the windows of what a keeper does", async () => {
    const deeds = ["request", "oppose", "explosion", "award"];
    await keeper.page.evaluate(
      async ([ids, name]) => {
        for (const id of ids) await game.gardien.deed(id, [game.actors.getName(name).uuid]);
      },
      [deeds, HERO] as const,
    );
    await expect.poll(() => deedWindow(keeper).count(), soon).toBe(deeds.length);
    await expectAllWell(
      keeper,
      deeds.map((deed, at) => ({ window: deedWindow(keeper).nth(at), name: `rpg-${deed}` })),
    );
    await closeWindows(keeper);
  });

  it("RP-78, RP-95: the keeper’s table loses nothing that is typed while others change the world", async () => {
    await grant(3); // an adventurer again
    const table = keeper.page.locator(".application.g-keeper");
    await keeper.page.locator("body").press("Shift+G");
    await table.waitFor();
    await table.getByRole("button", { name: "RPG", exact: true }).click();
    const column = (army: string) => table.locator(`[data-column=${army}]`);
    await column("a").locator("[data-army]").fill("Le guet");
    await column("a").locator("[data-army]").press("Tab");
    await column("a").locator("[data-new=points]").fill("3");
    await column("a").locator("[data-new=text]").fill("la barricade <i>tient</i>");
    await table.locator(".g-keeper__panel").evaluate((drawn) => drawn.setAttribute("data-before", ""));
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ system: { notes: "…" } })),
      HERO,
    );
    await expect.poll(() => table.locator("[data-before]").count(), soon).toBe(0);
    await column("a").locator("[data-new=text]").press("Enter");
    await expectText(column("a"), "+3", "la barricade <i>tient</i>");
    await column("b").locator("[data-new=points]").fill("-1"); // not noted yet, and counts all the same
    await chooseDice(keeper, [20, 8], [20, 10]);
    const known = await deedsOf(keeper);
    await table.getByRole("button", { name: "Livrer bataille" }).click();
    const battle = await newDeed(keeper, known);
    await expectText(cardOf(player, battle), "Victoire", "Le guet", "11 (dé 8, acquis +3)", "9 (dé 10, acquis −1)");
    await table.getByRole("tab", { name: "Séance" }).click();
    const mark = table.locator("tbody").filter({ hasText: HERO }).locator("[data-mark=mission]");
    await mark.fill("9");
    await mark.press("Tab");
    await table.getByRole("button", { name: "Attribuer les PE" }).click();
    const awarded = await newDeed(keeper, [...known, battle]);
    await expectText(cardOf(player, awarded), HERO, "9 points d’expérience");
    await expectWell(keeper, table, { name: "rpg-keeper" });
    await table.getByRole("tab", { name: "Tables" }).click();
    await table.getByRole("button", { name: "Maladresses", exact: true }).click();
    await table.locator(".g-book__table td").first().waitFor();
    await expectFlawless(table, "tables of the book");
    await closeWindows(keeper);
  });
});

describe("a character in the making", () => {
  const NAME = "Perrine « la Mèche » Tison";
  const degree = (skill: string, mastery: number): Locator =>
    assistant(player)
      .getByRole("radiogroup", { name: `Degré acheté : ${skill}` })
      .getByRole("radio", { name: String(mastery), exact: true });

  // Steps that only rpg has are looked at: the others are lists that all rulesets share.
  it("RP-29: is led from the empty sheet to a written one, which awaits the keeper’s word", async () => {
    await newActor(keeper, player, "Apprentie", "rpgCharacter");
    await openAssistant(player, "Apprentie");
    await fill(player, "Nom", NAME);
    await picture(assistant(player), "rpg-creation-1-light");
    await button(assistant(player), "Suite").click();
    for (const [attribute, value] of Object.entries({ Corps: 5, Esprit: 8, Charisme: 5 }))
      await field(player, attribute).fill(String(value));
    await expectText(assistant(player), /VR 7 BDEF 1 BDEG 0 PV 15 MÈTRES PAR ROUND 5/i, /SAVOIR 8/i);
    await step(player, "Compétences");
    await degree("Mécanique", 0).focus();
    await player.page.keyboard.press("ArrowRight"); // bought by key, and the focus goes along
    await expect.poll(() => degree("Mécanique", 1).isChecked(), soon).toBe(true);
    await player.page.keyboard.press("ArrowRight");
    await expectText(assistant(player), "Points de personnalisation dépensés : 6 sur 80");
    await resize(player, assistant(player), NARROW);
    await expectFlawless(assistant(player), "narrow");
    await resize(player, assistant(player), 760);
    await wear("dark", player);
    await expectFlawless(assistant(player), "dark");
    await picture(assistant(player), "rpg-creation-3-dark");
    await wear("light", player);
    for (const title of ["Attributs", "Compétences", "Résumé"]) {
      await step(player, title);
      await expectFlawless(assistant(player), title);
    }
    await picture(assistant(player), "rpg-creation-6-light");
    await finish(player);
    const made = () =>
      keeper.page.evaluate((name) => {
        const { items, system, flags } = game.actors.getName(name) ?? { items: [], system: {}, flags: {} };
        const names = items.map((item: { name: string }) => item.name) as string[];
        return [names.sort(), system.approved as boolean, (flags.gardien?.assistant ?? null) as null];
      }, NAME);
    await expect.poll(made, soon).toEqual([["Mains nues", "Mécanique"], false, null]);
    await expectText(keeper.page.locator(".chat-message").last(), NAME, "Attend l’approbation du gardien");
    for (const { errors, warnings } of [keeper, player]) expect([...errors, ...warnings]).toEqual([]);
  });
});

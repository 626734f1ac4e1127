import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { deedsOf, deedWindow, newDeed } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { expectFlawless, expectWell } from "./support/dress.js";
import { place } from "./support/people.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSheet } from "./support/windows.js";

const HERO = "Odile Brisefer";
const BEAST = "Pieuvre de bassin";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [], HERO, 800, 800);
  await place(keeper, [], BEAST, 1000, 800);
  await keeper.page.evaluate(async (name) => {
    const actor = game.actors.getName(name);
    const wound = { id: "hurt", row: "legs-05", place: "leftLeg", zone: "legs", side: "left", source: "Hallebarde" };
    const until = { span: { clock: "world", first: 0, last: null }, ends: "care", wound: "hurt" };
    await actor.update({
      system: {
        hp: { value: 9 },
        firstAidReceived: true,
        wounds: [wound],
        conditions: [
          { state: { type: "halveMove" }, ...until },
          { state: { type: "halveInitiative" }, ...until },
          { state: { type: "bleed", formula: "1d4" }, ...until },
        ],
        sequels: [{ part: "ear", side: "left", partial: true }],
        progressLog: [{ kind: "award", points: 22, text: "Le pont aux oies" }],
      },
    });
    await actor.createEmbeddedDocuments("Item", [
      { name: "Gifle fantôme", type: "rpgSpell", system: { damage: "1d4", range: 12, hpCost: 1, resisted: true } },
      { name: "Fièvre des caves", type: "rpgAffliction", system: { kind: "disease", active: true, remaining: 3 } },
    ]);
    const combat = await Combat.create({ scene: canvas.scene.id, active: true });
    const tokens = [...canvas.scene.tokens].filter((token) => token.actor.type.startsWith("rpg"));
    await combat.createEmbeddedDocuments(
      "Combatant",
      tokens.map(({ id, actorId }, i) => ({ tokenId: id, sceneId: canvas.scene.id, actorId, initiative: 12 - i })),
    );
    await combat.startCombat();
  }, HERO);
});

afterEach(async () => {
  await closeWindows(keeper);
  await closeWindows(player);
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

describe("every sheet of rpg, light and dark, wide and narrow", () => {
  const pages = ["play", "gear", "spells", "health", "progress", "story"];

  it("shows a character, to play", async () => {
    await expectWell(keeper, await openSheet(keeper, HERO), { name: "rpg-character", pages });
  });

  it("shows a character, to edit", async () => {
    const sheet = await openSheet(keeper, HERO);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("group", { name: "Attributs" }).waitFor();
    await expectWell(keeper, sheet, { pages: ["play", "health"] });
  });

  it("shows a creature, to play and to edit", async () => {
    await expectWell(keeper, await openSheet(keeper, BEAST), { name: "rpg-creature" });
    await closeWindows(keeper);
    const sheet = await openSheet(keeper, BEAST);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("group", { name: "Attributs" }).waitFor();
    await expectWell(keeper, sheet);
  });

  it.each(["Skill", "Weapon", "Armor", "Shield", "Gear", "Spell", "Affliction"])(
    "shows the card of a %s",
    async (kind) => {
      await expectWell(keeper, await openSheet(keeper, await itemOf(keeper, HERO, `rpg${kind}`)));
    },
  );
});

describe("what one does on a sheet of rpg", () => {
  it("RP-09: tries a skill by its score, and a Racine by its value", async () => {
    await grant(3);
    const sheet = await openSheet(player, HERO);
    await sheet.getByRole("button", { name: /^Tenter Observation/ }).click();
    await expectText(deedWindow(player), "Observation");
    await closeWindows(player);
    const again = await openSheet(player, HERO);
    await again.getByRole("button", { name: /^Tenter Savoir/ }).click();
    await expectText(deedWindow(player), "Savoir");
  });

  it("RP-38: shares out the actions of the round, once", async () => {
    const sheet = await openSheet(player, HERO);
    const acts = sheet.locator(".r-acts");
    await expectText(acts, "Action prête Action prête");
    await sheet.getByRole("button", { name: "Une attaque, une parade" }).click();
    await expectText(acts, "Attaque prête", "Parade prête");
    await expect.poll(() => sheet.getByRole("button", { name: "Deux parades" }).isDisabled(), soon).toBe(true);
    await expectText((await openSheet(keeper, HERO)).locator(".r-acts"), "Parade prête");
  });

  it("RP-40, RP-47: moves for one of the actions where the table wants it so, and rolls a place of the body", async () => {
    const sheet = await openSheet(player, HERO);
    expect(await sheet.getByRole("button", { name: "Se déplacer" }).count()).toBe(0);
    await setting(keeper, [player], "rpgMovementCostsAction", true);
    await sheet.getByRole("button", { name: "Se déplacer" }).click();
    await expectText(sheet.locator(".r-acts"), "Mouvement");
    await setting(keeper, [player], "rpgMovementCostsAction", false);
    await expect.poll(() => sheet.getByRole("button", { name: "Se déplacer" }).count(), soon).toBe(0);
    await chooseDice(player, [10, 10]);
    const known = await deedsOf(player);
    await sheet.getByRole("button", { name: "Jeter la localisation" }).click();
    await expectText(cardOf(keeper, await newDeed(player, known)), "Localisation", "Tête", "RP-47");
  });

  it("RP-50: adds bare hands, with the Bdeg that counts for them", async () => {
    const sheet = await openSheet(player, HERO);
    await sheet.getByRole("button", { name: "Mains nues", exact: true }).click();
    await expectText(sheet.locator(".r-arms"), /Mains nues.*1d4\/2\+2.*Attaquer/);
    await expect.poll(() => sheet.locator("[data-action=addBareHands]").count(), soon).toBe(0);
    await player.page.locator("form[id^=RpgWeaponSheet]").waitFor(); // opened to be looked at, it lies over the sheet
    await closeWindows(player);
  });

  it("RP-21: keeps a Racine folded while others change the sheet", async () => {
    const sheet = await openSheet(player, HERO);
    const root = sheet.getByRole("button", { name: /^Mouvement/ });
    await root.click();
    await expect.poll(() => root.getAttribute("aria-expanded"), soon).toBe("false");
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ "system.hp.value": 7 })),
      HERO,
    );
    await expect.poll(() => sheet.locator("[name='system.hp.value']").inputValue(), soon).toBe("7");
    expect(await root.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => sheet.getByRole("button", { name: /^Tenter Course/ }).count(), soon).toBe(0);
  });

  it("RP-27: writes hit points, never beyond the maximum", async () => {
    const sheet = await openSheet(player, HERO);
    const box = sheet.locator("[name='system.hp.value']");
    await box.fill("12");
    await box.press("Enter");
    await expect
      .poll(() => keeper.page.evaluate((name) => game.actors.getName(name).system.hp.value as number, HERO), soon)
      .toBe(12);
  });

  it("RP-49: makes a creature a table of places of its own", async () => {
    const sheet = await openSheet(keeper, BEAST);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByLabel("Table de localisation").last().selectOption("custom");
    await expectText(sheet.locator(".g-error"), "Chaque numéro de 1 à 10");
    await sheet.getByRole("button", { name: "Partir de l’humanoïde" }).click();
    await expect.poll(() => sheet.locator(".g-error").count(), soon).toBe(0);
    await sheet.locator("[name='system.customLocations.0.label']").fill("Pince");
    await sheet.locator("[name='system.customLocations.1.label']").fill("Antenne");
    await sheet.locator("[name='system.customLocations.1.label']").press("Tab");
    await expectText(sheet.locator(".r-places, .r-body"), "Pince", "Antenne");
    await sheet.getByRole("button", { name: "Retirer la partie" }).first().click();
    await expectText(sheet.locator(".g-error"), /: 1, 2\b/);
    await sheet.getByLabel("Table de localisation").last().selectOption("octopus");
    await expectText(sheet.locator(".r-places"), "Tentacule");
  });

  it("RP-64, RP-65: gives a creature natural armour, number by number", async () => {
    const sheet = await openSheet(keeper, BEAST);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("button", { name: "Ajouter une armure naturelle" }).click();
    await sheet.locator("[name='system.naturalArmor.0.formula']").fill("1d6");
    await sheet.locator("[data-action=toggleNumber][data-number='10']").click();
    await expectText(sheet.locator(".r-place").last(), "Tête", "1d6");
    await sheet.locator("[data-action=toggleNumber][data-number='10']").click();
    await expectText(sheet.locator(".r-panel--body"), "Sans armure.");
  });

  it("RP-61: writes what a spell does, effect by effect", async () => {
    const uuid = await itemOf(keeper, HERO, "rpgSpell");
    const card = await openSheet(keeper, uuid);
    await card.getByRole("button", { name: "Ajouter" }).click();
    await card.getByLabel("Effet", { exact: true }).selectOption("modifier");
    await card.getByLabel("Points", { exact: true }).fill("-2");
    await card.getByLabel("Jusqu’à quand").selectOption("rounds");
    await card.getByLabel("Combien (nombre ou dés)").fill("1d4");
    await card.getByLabel("Combien (nombre ou dés)").press("Tab");
    const effects = () => keeper.page.evaluate(async (id) => (await fromUuid(id)).system.effects as object[], uuid);
    const until = { kind: "rounds", formula: "1d4" };
    await expect.poll(effects, soon).toEqual([{ type: "modifier", value: -2, until }]);
    await card.getByLabel("Effet", { exact: true }).selectOption("test");
    await card.getByLabel("En cas d’échec").selectOption("prone");
    await card.getByLabel("Se relève").selectOption("test");
    const onFail = { 0: { type: "prone", stand: { kind: "test" } } };
    await expect.poll(effects, soon).toMatchObject([{ type: "test", onFail }]);
    await expect.poll(() => card.getByLabel("En cas d’échec").count(), soon).toBe(2);
    await expectFlawless(card, "light");
    await card.getByRole("button", { name: "Retirer l’effet" }).click();
    await expect.poll(effects, soon).toEqual([]);
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
  });

  it("leaves neither error nor warning behind", () => {
    for (const { errors, warnings } of [keeper, player]) {
      expect(errors).toEqual([]);
      expect(warnings).toEqual([]);
    }
  });
});

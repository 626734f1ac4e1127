import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import {
  assistant,
  button,
  expectStepsWell,
  field,
  fill,
  finish,
  newActor,
  openAssistant,
  step,
} from "./support/assistant.js";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedWindow } from "./support/deeds.js";
import { answers, prompt } from "./support/defence.js";
import { expectFlawless, expectPartWell, expectWell, NARROW, resize, wear } from "./support/dress.js";
import { beginFight } from "./support/fight.js";
import { entrust, place } from "./support/people.js";
import { focusedName } from "./support/keys.js";
import { picture } from "./support/picture.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, itemOf, openSheet, turn } from "./support/windows.js";

const HERO = "Maude Ferrand";
const FOE = "Chef pillard";
const BEAST = "Scarabée cuirassé";
const NAME = "Zélie « Trois-Doigts » Maure";
/** Steps that no other ruleset has, and one that is a list of all there is to take: the others are drawn alike in all. */
const STEPS = ["Domaines", "Caractéristiques", "Équipement", "Résumé"];

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], HERO, 800, 800);
  await place(keeper, [player], FOE, 900, 800);
  await place(keeper, [player], BEAST, 1200, 800);
  await entrust(keeper, HERO, PLAYERS[0]);
});

afterEach(async () => {
  await closeWindows(keeper);
  await closeWindows(player);
});

const d10 = (...values: number[]) => values.map((value) => [10, value] as const);

/** A circle of a row, counted from 1. */
const circle = (sheet: Locator, row: string, n: number) => sheet.getByRole("button", { name: `${row}, cercle ${n} ` });

/** The keeper waits until these are the marks of a row: filled, crossed. */
const expectMarks = (row: string, ...wanted: number[]) =>
  expect
    .poll(
      () =>
        keeper.page.evaluate(
          ([name, id]) => {
            const { lethal, temporary } = game.actors.getName(name).system.wounds[id];
            return [lethal, temporary] as number[];
          },
          [HERO, row] as const,
        ),
      soon,
    )
    .toEqual(wanted);

describe("a sheet of seuils at two seats", () => {
  it("SE-50…SE-59: has circles that are marked by click, Shift, menu and keyboard, and everybody sees what it costs", async () => {
    const sheet = await openSheet(player, HERO);
    await circle(sheet, "Touché", 1).click();
    await expectMarks("touche", 1, 0);
    await expectText(sheet.locator(".s-stamp"), "TOUCHÉ", "−1D à chaque jet");
    await circle(sheet, "Touché", 4).click({ modifiers: ["Shift"] });
    await expectMarks("touche", 1, 1);
    await circle(sheet, "Blessé", 1).focus();
    await player.page.keyboard.press("Enter");
    await expectMarks("blesse", 1, 0);
    await expectText(sheet.locator(".s-stamp"), "BLESSÉ", "−2D à chaque jet");
    await circle(sheet, "Blessé", 1).click({ button: "right" });
    const menu = player.page.locator("#context-menu");
    await expectText(menu, /^Temporaire Vide$/);
    await menu.getByText("Vide").click();
    await expectMarks("blesse", 0, 0);
    await expectText((await openSheet(keeper, HERO)).locator(".s-stamp"), "TOUCHÉ");
  });

  it("shows a player who may only look at somebody nothing that is not theirs to know, until they may do more", async () => {
    const grant = (level: number) =>
      keeper.page.evaluate(
        async ([name, user, rights]) => {
          await game.actors.getName(name).update({ ownership: { default: 0, [game.users.getName(user).id]: rights } });
        },
        [HERO, PLAYERS[0], level] as const,
      );
    await grant(2);
    const sheet = await openSheet(player, HERO);
    await expectText(sheet.locator(".s-cover"), "MAUDE FERRAND", "Éclaireuse");
    expect(await circle(sheet, "Touché", 1).isDisabled()).toBe(true);
    expect(await sheet.locator(".s-arm, prose-mirror, .s-cover__hook, .s-deeds").count()).toBe(0);
    await grant(3);
    await sheet.locator(".s-arm").first().waitFor();
    await expect.poll(() => circle(sheet, "Touché", 1).isEnabled(), soon).toBe(true);
  });

  it("SE-05: has tests that are dragged to the hotbar, and begun from there", async () => {
    const sheet = await openSheet(player, HERO);
    await player.page.evaluate(
      (id) => foundry.applications.instances.get(id).setPosition({ left: 20, top: 10, height: 480 }), // else it covers the hotbar
      await sheet.getAttribute("id"),
    );
    const slot = (name: string) => player.page.getByRole("toolbar").getByRole("button", { name });
    await sheet.getByRole("button", { name: /^Volonté/ }).dragTo(slot("Emplacement 5, vide"));
    await closeWindows(player);
    await slot("Volonté").click();
    await deedWindow(player).waitFor();
    expect(await deedField(player, "characteristic").inputValue()).toBe("volonte");
  });
});

describe("what seuils looks like, light and dark, wide and narrow", () => {
  it("shows a character and a creature, to play and to edit, and the cards of what they carry", async () => {
    await keeper.page.evaluate(async (name) => {
      const { actor } = canvas.scene.tokens.getName(name);
      await actor.update({ system: { wounds: { touche: { lethal: 3, temporary: 1 } } } });
    }, BEAST);
    const sheet = await openSheet(keeper, HERO);
    await expectWell(keeper, sheet, { name: "seuils-character", pages: ["play", "gear", "care", "notes"] });
    await turn(sheet, "edit");
    await sheet.getByRole("group", { name: "Physique" }).first().waitFor();
    await expectWell(keeper, sheet, { pages: ["care"] });
    await turn(sheet, "play");
    await closeWindows(keeper);
    const beast = await openSheet(
      keeper,
      await keeper.page.evaluate((name) => canvas.scene.tokens.getName(name).actor.uuid as string, BEAST),
    );
    await expectText(beast, "Cornes", "1D contre les tranchantes", "Exsangue");
    await expectWell(keeper, beast, { name: "seuils-creature" });
    await turn(beast, "edit");
    await beast.getByRole("spinbutton", { name: "Actions par tour" }).waitFor();
    await expectWell(keeper, beast);
    await turn(beast, "play");
    await closeWindows(keeper);
    const weapon = await openSheet(keeper, await itemOf(keeper, HERO, "seuilsWeapon"));
    await expectWell(keeper, weapon, { name: "seuils-weapon" });
    for (const [kind, bearer] of Object.entries({ Armor: HERO, Specialty: HERO, Gear: HERO, Trait: BEAST })) {
      const card = await openSheet(keeper, await itemOf(keeper, bearer, `seuils${kind}`));
      await resize(keeper, card, NARROW);
      await expectFlawless(card, kind);
      await closeWindows(keeper);
    }
  });

  it("SE-19, SE-38, SE-41…SE-55: shows an attack, its question, what each die did, and the end of a round", async () => {
    await beginFight(keeper, FOE, HERO);
    await keeper.page.evaluate(async (name) => {
      const turn = game.combat.turns.findIndex((one: { name: string }) => one.name === name);
      await game.combat.update({ turn });
    }, FOE);
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Hache de bûcheron" });
    await expectText(attackWindow(keeper), "Seuils 5/7/9", "4D, succès dès 4");
    await expectWell(keeper, attackWindow(keeper), { name: "seuils-attack" });
    const blow = await rollPrepared(keeper, d10(9, 7, 4, 2));
    await expectText(prompt(player), "Esquiver");
    await player.page.evaluate(() => void ui.notifications.clear()); // they lie on windows for a while
    await expectWell(player, prompt(player), { name: "seuils-prompt" });
    await answers(player, "1", d10(6, 2), { by: keeper, dice: d10(8, 6, 2) }); // a die less for the Touché
    const card = cardOf(keeper, blow);
    await expectText(card, "Touche", "1 cercle Blessé", "1 cercle Touché");
    await expect.poll(() => card.locator(".g-circle[data-new]").count(), soon).toBe(2);
    await expectPartWell(keeper, card, "seuils-card");
    await keeper.page.evaluate(() => void game.combat.nextRound());
    const summary = keeper.page.locator(".chat-message").filter({ hasText: "Fin du tour 1" });
    await summary.waitFor();
    await expectPartWell(keeper, summary, "seuils-round");
    await keeper.page.evaluate(async () => void (await game.combat.delete()));
  });

  it("SE-08…SE-71: shows the windows of tests and of care, which follow what is typed, their cards and the keeper’s pad", async () => {
    await beginDeed(keeper, "harm", [FOE]);
    const go = deedWindow(keeper).locator("[type=submit]");
    expect(await go.isDisabled()).toBe(true);
    await deedField(keeper, "touche").focus();
    await deedField(keeper, "touche").press("ControlOrMeta+a");
    await keeper.page.keyboard.type("1");
    await expect.poll(() => go.isEnabled(), soon).toBe(true); // without leaving the field
    await expectFlawless(deedWindow(keeper), "harm");
    await confirmDeed(keeper);
    await beginDeed(keeper, "oppose", [FOE], { characteristic: "force", theirCharacteristic: "agilite" });
    await deedField(keeper, "opponent").selectOption({ label: HERO });
    await expectText(deedWindow(keeper), /Spécialité de Maude/i, /Qui agit/i);
    await expectFlawless(deedWindow(keeper), "oppose");
    await expectFlawless(cardOf(keeper, await confirmDeed(keeper)), "opposition");
    for (const deed of ["request", "action", "firstAid", "treatment", "infection", "heal", "day"]) {
      await beginDeed(keeper, deed, [HERO]);
      await expectFlawless(deedWindow(keeper), deed);
      await closeWindows(keeper);
    }
    await beginDeed(keeper, "check", [HERO], { specialty: "seuilsPistage" });
    await expectText(deedWindow(keeper), "succès dès 4", "Difficulté 3", "%");
    await expectWell(keeper, deedWindow(keeper), { name: "seuils-test" });
    await closeWindows(keeper);
    await keeper.page.locator("body").press("Shift+G");
    const pad = keeper.page.locator(".application.g-keeper");
    await pad.getByRole("button", { name: "Seuils", exact: true }).click();
    await expectText(pad, HERO, FOE, "−2D");
    await pad.getByRole("button", { name: "Remettre une chose ou de l’argent" }).click();
    await pad.getByLabel("Quoi").waitFor();
    await expectWell(keeper, pad, { name: "seuils-keeper" });
    await pad.getByRole("spinbutton", { name: `Physique de ${HERO}` }).fill("12"); // she has eight
    await keeper.page.keyboard.press("Tab");
    const spent = () =>
      player.page.evaluate((name) => game.actors.getName(name).system.domains.physique.spent as number, HERO);
    await expect.poll(spent, soon).toBe(8);
    await pad.getByRole("checkbox", { name: "Cocher : Sur la scène" }).click();
    await pad.getByRole("button", { name: "Une journée passe" }).click();
    await expectText(deedWindow(keeper).locator(".g-attack__targets"), HERO, FOE);
  });
});

/** A score of a Caractéristique in the assistant. */
const score = (seat: Seat, name: string, value: number): Locator =>
  assistant(seat)
    .getByRole("radiogroup", { name: new RegExp(`^${name} `) })
    .getByRole("radio", { name: String(value), exact: true });
const add = (seat: Seat, name: string) => button(assistant(seat), `Ajouter ${name}`).click();

it("SE-09, SE-10, SE-74: a player makes a character in a window that looks well, and the keepers hear of it", async () => {
  await newActor(keeper, player, "Recrue", "seuilsCharacter");
  await openAssistant(player, "Recrue");
  await fill(player, "Nom", NAME);
  await fill(player, "Concept", "Passeuse <b>de nuit</b>");
  await step(player, "Domaines");
  for (const [domain, value] of Object.entries({ Physique: 8, Manuel: 6, Mental: 7, Social: 9 }))
    await field(player, domain).selectOption(String(value));
  await step(player, "Caractéristiques");
  await score(player, "Santé", 5).check();
  await expectText(assistant(player), "Physique : 10 dés, pour un total de 8.");
  await score(player, "Force", 2).focus();
  await player.page.keyboard.press("ArrowLeft");
  await expect.poll(() => focusedName(player), soon).toBe("1");
  await expect.poll(() => score(player, "Force", 1).isChecked(), soon).toBe(true);
  await step(player, "Spécialités");
  for (const name of ["Discrétion", "Esquive", "Lames", "Marchandage", "Guet"]) await add(player, name);
  await step(player, "Équipement");
  for (const name of ["Machette", "Veste de cuir", "Corde et grappin"]) await add(player, name);
  await fill(player, "Nombre : Corde et grappin", "2");
  await wear("light", player);
  await expectStepsWell(player, STEPS, "light", "seuils-assistant");
  await wear("dark", player);
  await step(player, "Équipement"); // of all that steps are made of something
  await expectFlawless(assistant(player), "dark");
  await picture(assistant(player), "seuils-assistant-3-dark");
  await step(player, "Résumé");
  await expectText(assistant(player), /Touché 7 −1D 4/i);
  await finish(player);
  const made = () =>
    keeper.page.evaluate((called) => {
      const actor = game.actors.getName(called);
      return actor && [actor.system.wounds.tue.threshold, actor.system.wealth, actor.items.size, actor.system.approved];
    }, NAME);
  await expect.poll(made, soon).toEqual([10, 80, 9, false]);
  await expectText(keeper.page.locator(".chat-message").last(), NAME, "Attend l’approbation du gardien");
  expect([...player.errors, ...keeper.errors]).toEqual([]);
});

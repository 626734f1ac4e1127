import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { deedsOf, deedWindow, newDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { entrust, place } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const HERO = "Maude Ferrand";
const MANTIS = "Mante géante";
const WASP = "Guêpe géante";
const RAIDER = "Pillard";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], HERO, 800, 800);
  await place(keeper, [player], MANTIS, 900, 800);
  await place(keeper, [player], WASP, 700, 800);
  await place(keeper, [player], RAIDER, 1400, 800);
  await entrust(keeper, HERO, PLAYERS[0]);
  await keeper.page.evaluate(async (name) => {
    const pack = game.packs.get("gardien.seuils-weapons");
    const grenade = await pack.getDocument(pack.index.getName("Grenade artisanale")._id);
    const token = canvas.scene.tokens.getName(name);
    await token.actor.createEmbeddedDocuments("Item", [
      { ...grenade.toObject(), system: { ...grenade.toObject().system, equipped: true } },
    ]);
  }, RAIDER);
});

/** Ten-sided dice. */
const d10 = (...faces: readonly number[]): readonly Face[] => faces.map((face) => [10, face] as const);

const prompt = ({ page }: Seat): Locator => page.locator(".application.g-prompt");
const button = (seat: Seat, card: string, name: string | RegExp): Locator =>
  cardOf(seat, card).getByRole("button", { name });

/** Whoever is asked does nothing against the keeper's blow, who throws what it does. */
async function letsItCome(seat: Seat, ...faces: readonly number[]): Promise<void> {
  await prompt(seat).first().waitFor();
  await chooseDice(keeper, ...d10(...faces));
  await prompt(seat).first().locator("[data-reply]").first().press("0");
  await expectNoDiceLeft(keeper);
}

/** What somebody suffers, and their circles, as one client knows them. */
function state({ page }: Seat, token: string) {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.getName(name);
    const { suffers, wounds, deathConfirmed } = actor.system.toObject();
    const circles = ["touche", "blesse", "tue"].map((row) => `${wounds[row].lethal}+${wounds[row].temporary}`);
    return JSON.stringify({ ...suffers, circles: circles.join(" "), deathConfirmed });
  }, token);
}

async function expectState(token: string, ...parts: readonly string[]): Promise<void> {
  for (const seat of [keeper, player])
    for (const part of parts) await expect.poll(() => state(seat, token), soon).toContain(part);
}

async function takeBack(card: string, name = "Annuler"): Promise<void> {
  await button(keeper, card, name).last().click();
  await expectText(cardOf(player, card), "Annulé");
}

/** The player presses a button of the card and confirms the window that it opens, with these dice. */
async function answers(card: string, name: string, ...faces: readonly number[]): Promise<string> {
  const known = await deedsOf(player);
  await button(player, card, name).click();
  await deedWindow(player).waitFor();
  await chooseDice(player, ...d10(...faces));
  await deedWindow(player).locator("[type=submit]").click();
  const id = await newDeed(player, known);
  await expectNoDiceLeft(player);
  return id;
}

describe("a mantis that lies in wait", () => {
  it("SE-77, SE-49: its ambush leaves no defence; whoever it wounds is held, and pulls free; all is taken back", async () => {
    const before = await state(keeper, HERO);
    const window = await prepareAttack(keeper, { by: MANTIS, at: HERO, weapon: "Pattes ravisseuses" });
    const odds = window.getByRole("complementary", { name: "Chances" });
    await expectText(odds, "Sans défense", "Touché", "Blessé", "Tué");
    await window.getByRole("checkbox", { name: "Embuscade" }).check();
    await expectText(odds, "La cible ne peut pas se défendre");
    // Agilité 5 and the ambush; 4D, one stopped by the jacket, the best two of three.
    const card = await rollPrepared(keeper, d10(6, 6, 1, 1, 1, 1, 6, 2, 1, 1));
    await expectText(cardOf(player, card), "Touché", "Sous étreinte");
    await expectState(HERO, '"held":true', '"circles":"1+0');
    const stuck = await answers(card, "Se libérer", 6, 7, 7, 1, 1);
    await expectText(cardOf(keeper, stuck), "Ne se libère pas", "Tenu par", MANTIS);
    await expectState(HERO, '"held":true');
    await button(player, card, "Se libérer").waitFor();
    const freed = await answers(card, "Se libérer", 10, 6, 7, 1, 1, 1);
    await expectText(cardOf(keeper, freed), "Se libère");
    await expectState(HERO, '"held":false');
    await takeBack(freed);
    await expectState(HERO, '"held":true');
    await takeBack(card);
    await expectState(HERO, before.slice(1, -1));
  });
});

describe("a wasp that stings", () => {
  it("SE-77: whoever it wounds rolls Santé against its venom, once, from the card", async () => {
    await prepareAttack(keeper, { by: WASP, at: HERO, weapon: "Dard" });
    const card = await rollPrepared(keeper, d10(6, 1, 1, 1));
    await letsItCome(player, 6, 1); // 3D, one stopped by the jacket
    await expectText(cardOf(player, card), "Touché", "Venin", "Santé contre 3");
    const poisoned = await answers(card, "Résister au venin", 1, 1);
    await expectText(cardOf(keeper, poisoned), "Le venin agit", "Touché temporaire");
    await expectState(HERO, '"venom":true', '"circles":"1+1');
    await button(player, card, "Résister au venin").waitFor({ state: "detached" });
    await takeBack(poisoned);
    await expectState(HERO, '"venom":false', '"circles":"1+0');
    await button(player, card, "Résister au venin").waitFor();
    await takeBack(card);
    await expectState(HERO, '"circles":"0+0');
  });
});

describe("a grenade", () => {
  it("SE-75: strikes everybody around its target with one roll; each dodges or not, and has wounds of their own", async () => {
    await keeper.page.evaluate(
      async ([name, far]) =>
        void (await canvas.scene.tokens.getName(name).update({ x: far, y: 1100 }, { animate: false })),
      [MANTIS, 1600] as const,
    );
    const window = await prepareAttack(keeper, { by: RAIDER, at: HERO, weapon: "Grenade artisanale" });
    await expectText(window.getByRole("region", { name: "Cibles" }), HERO, WASP, "Moyenne", "dans le souffle");
    const struck = () => window.locator(".g-target__name").allTextContents();
    await expect.poll(async () => (await struck()).sort(), soon).toEqual([WASP, HERO]);
    const card = await rollPrepared(keeper, d10(10, 6, 6)); // Précision 2, a ten explodes: three successes for both
    await letsItCome(player, 5, 5, 1); // 4D/4, one stopped by the jacket
    await letsItCome(keeper, 4, 1, 1, 1);
    await expectState(HERO, '"circles":"2+0');
    await expectState(WASP, '"circles":"1+0');
    await expectText(cardOf(player, card), HERO, WASP, "2 cercles Touché");
    await takeBack(card, "Tout annuler");
    await expectState(HERO, '"circles":"0+0');
    await expectState(WASP, '"circles":"0+0');
  });
});

describe("a death", () => {
  it("SE-54: is confirmed by the keeper from the card, and falls with the wounds that brought it", async () => {
    await keeper.page.evaluate(
      async (name) => void (await canvas.scene.tokens.getName(name).actor.update({ "system.wounds.tue.lethal": 1 })),
      HERO,
    );
    await prepareAttack(keeper, { by: WASP, at: HERO, weapon: "Dard" });
    const card = await rollPrepared(keeper, d10(1, 1, 1, 1, 9, 1)); // whoever is dying avoids nothing
    await expectState(HERO, '"deathConfirmed":false');
    const known = await deedsOf(keeper);
    await button(keeper, card, "Confirmer la mort").click();
    await newDeed(keeper, known);
    await expectState(HERO, '"deathConfirmed":true');
    await takeBack(card);
    await expectState(HERO, '"deathConfirmed":false');
  });
});

import type { Locator } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { smallControls } from "./support/appearance.js";
import { attackWindow, cardOf, lastCard, rollButton, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedsOf, deedWindow, newDeed } from "./support/deeds.js";
import { answers, prompt } from "./support/defence.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { enlist } from "./support/enlist.js";
import { beginFight } from "./support/fight.js";
import { entrust, place } from "./support/people.js";
import { selectToken, targetToken, weaponInBar } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";
import { QUICKLY } from "./support/undo.js";

/** An evening of seuils: the keeper, Inès with a brawler, and Hugo, who reads English, with a healer. */
const HERO = "Aurèle Drac";
const HEALER = "Ysaline";
const FOE = "Pillard";
const HIDDEN = "Guetteur";

const [keeper, ines] = await openTable(KEEPER, PLAYERS[0]);
const hugo = await keeper.table.join(PLAYERS[1], { lang: "en" });
const all = [keeper, ines, hugo];

beforeAll(async () => {
  await place(keeper, [ines, hugo], HERO, 800, 800);
  await place(keeper, [ines, hugo], FOE, 900, 800);
  await entrust(keeper, HERO, PLAYERS[0]);
  await enlist(keeper, [ines, hugo], {
    ...{ name: HEALER, type: "seuilsCharacter", player: PLAYERS[1], at: { x: 700, y: 900 } },
    system: { characteristics: { connaissance: { value: 3 }, empathie: { value: 2 } } },
  });
  await enlist(keeper, [ines, hugo], { name: HIDDEN, type: "seuilsCharacter", at: { x: 1000, y: 900 } });
});

/** Ten-sided dice. */
const d10 = (...faces: readonly number[]): readonly Face[] => faces.map((face) => [10, face] as const);

const button = (seat: Seat, card: string, name: string | RegExp): Locator =>
  cardOf(seat, card).getByRole("button", { name });

/** Circles, care and conditions of somebody, as one client knows them. */
function state({ page }: Seat, token: string): Promise<object> {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.getName(name);
    const { wounds, care } = actor.system;
    return {
      circles: ["touche", "blesse", "tue"].map((row) => wounds[row].lethal as number),
      ...{ firstAid: care.firstAid as string, bleeding: care.bleeding as boolean, infection: care.infection as string },
      statuses: [...actor.statuses].sort() as string[],
    };
  }, token);
}

async function expectState(token: string, expected: object): Promise<void> {
  for (const seat of all) await expect.poll(() => state(seat, token), soon).toMatchObject(expected);
}

/** Presses a button of a card that does a deed at once, or in the window that it opens; answers with the deed's id. */
async function press(seat: Seat, card: string, name: RegExp, { asks = false } = {}): Promise<string> {
  const known = await deedsOf(seat);
  await button(seat, card, name).first().click();
  if (!asks) return newDeed(seat, known);
  await deedWindow(seat).waitFor();
  return confirmDeed(seat);
}

it("SE-22…SE-64: an attack from the sheet is answered, wounds, is read by each in their language, and is taken back", async () => {
  await targetToken(ines, FOE);
  const sheet = await openSheet(ines, HERO);
  await sheet.getByRole("button", { name: "Frapper Machette" }).click();
  await expectText(attackWindow(ines), FOE, "4D, succès dès 4");
  const blow = await rollPrepared(ines, d10(6, 1, 1, 1));
  await closeWindows(ines);
  await answers(keeper, "0", [], { by: ines, dice: d10(8, 3) }); // 3D − 1D for the jacket
  for (const seat of [keeper, ines]) await expectText(cardOf(seat, blow), "Touche", "1 cercle Blessé", "Appliqué");
  await expectText(cardOf(hugo, blow), "Lands", "1 Wounded circle");
  await expectState(FOE, { circles: [0, 1, 0], firstAid: "pending", statuses: ["seuilsBleeding"] });
  await button(keeper, blow, /^Annuler/)
    .last()
    .click(QUICKLY);
  await expectText(cardOf(ines, blow), "Annulé");
  await expectState(FOE, { circles: [0, 0, 0], firstAid: "none", statuses: [] });
});

it("a finger finds room on every control of a sheet, a target in the window, and all of that above the screen’s keyboard", async () => {
  const tablet = { width: 820, height: 1180 };
  const touch = await hugo.table.join(PLAYERS[0], { context: { viewport: tablet, hasTouch: true, isMobile: true } });
  const { page } = touch;
  const sheet = await openSheet(touch, HERO);
  await expect.poll(() => smallControls(sheet), soon).toEqual([]);
  await sheet.getByRole("button", { name: "Frapper Machette" }).tap();
  const attack = attackWindow(touch);
  await attack.getByRole("combobox", { name: /cible/ }).selectOption({ label: FOE });
  await expectText(attack, FOE, "4D, succès dès 4");
  const top = async () => (await attack.boundingBox())?.y ?? 0;
  const before = await top();
  await page.setViewportSize({ ...tablet, height: 420 }); // a keyboard comes up
  const isOnPage = async () => (await top()) < before && (await top()) >= 0;
  await expect.poll(isOnPage, soon).toBe(true);
  await rollButton(touch).scrollIntoViewIfNeeded();
  await page.setViewportSize(tablet);
  await expect.poll(top, soon).toBe(before);
  await closeWindows(touch);
  await beginDeed(touch, "check", [HERO]);
  const isTyped = () => page.evaluate(() => document.activeElement?.matches("input, textarea"));
  expect(await isTyped()).toBe(false);
  await expect.poll(() => smallControls(deedWindow(touch)), soon).toEqual([]);
  expect(touch.errors).toEqual([]);
  await page.context().close();
});

it("SE-24, SE-33: a shot with one click is measured on the scene, and nobody avoids a bullet", async () => {
  await selectToken(keeper, FOE);
  await targetToken(keeper, HEALER);
  await chooseDice(keeper, ...d10(6, 7, 5, 1)); // Précision; 2D
  await weaponInBar(keeper, "Pistolet bricolé").click({ modifiers: ["Shift"] });
  await expectNoDiceLeft(keeper);
  await expectText(lastCard(keeper), "portée Courte", "Aucune contre une arme à feu", "1 cercle Touché", "Appliqué");
  expect(await prompt(hugo).count()).toBe(0);
  await expectState(HEALER, { circles: [1, 0, 0] });
});

it("SE-13…SE-19: a round has one order at all seats, the keeper’s hand in it, and ends with a card that hides nobody’s secret", async () => {
  await beginDeed(keeper, "harm", [HERO], { cause: "Une poutre", blesse: 1 });
  await confirmDeed(keeper);
  await expectState(HERO, { circles: [0, 1, 0], firstAid: "pending", bleeding: true });
  await beginFight(keeper, HERO, FOE, HIDDEN);
  const order = ({ page }: Seat): Promise<readonly [string, number | null][]> =>
    page.evaluate(() =>
      game.combat.turns.map(({ name, initiative }: { name: string; initiative: number }) => [name, initiative]),
    );
  const placed = async () => (await order(keeper)).filter(([, initiative]) => initiative !== null).length;
  await expect.poll(placed, soon).toBe(3);
  const initiative = (seat: Seat, name: string, value: number) =>
    seat.page.evaluate(
      async ([who, number]) => void (await game.combat.combatants.getName(who).update({ initiative: number })),
      [name, value] as const,
    );
  await initiative(keeper, FOE, 9);
  await expect.poll(async () => (await order(ines))[0], soon).toEqual([FOE, 9]);
  await initiative(ines, HERO, 12); // hers does not hold
  await keeper.page.evaluate(
    async (name) => void (await game.combat.combatants.getName(name).update({ hidden: true })),
    HIDDEN,
  );
  await beginDeed(ines, "action", [HERO], { action: "run" });
  await confirmDeed(ines);
  await keeper.page.evaluate(() => void ui.sidebar.changeTab("combat", "primary"));
  const spent = keeper.page.locator("#combat .combatant", { hasText: HERO }).locator(".g-intent__tally [data-spent]");
  await expect.poll(() => spent.count(), soon).toBe(1);
  expect((await order(keeper))[0]).toEqual([FOE, 9]);
  for (const seat of [ines, hugo]) expect(await order(seat)).toEqual(await order(keeper));
  await keeper.page.evaluate(() => void ui.sidebar.changeTab("chat", "primary"));

  const known = await deedsOf(hugo);
  await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
  const end = await newDeed(hugo, known);
  await expectText(cardOf(hugo, end), /End of round 1/i, HERO, "Wounded", "in 9 rounds", FOE);
  const secret = ({ page }: Seat, title: string) =>
    page.locator(".chat-message", { hasText: title }).filter({ hasText: HIDDEN }).count();
  await expect.poll(() => secret(keeper, "Fin du tour 1"), soon).toBe(1);
  expect([await secret(ines, "Fin du tour 1"), await secret(hugo, "End of round 1")]).toEqual([0, 0]);
  await keeper.page.evaluate(async () => void (await game.combat.delete()));
});

it("SE-63…SE-71: a day that passes asks the patient’s player alone for a roll, and all read what came of it", async () => {
  await keeper.page.evaluate(async (name) => {
    const care = { firstAid: "failed", attempts: 1, watch: true, bleeding: false };
    await game.actors.getName(name).update({ system: { care } });
  }, HERO);
  // Days count from the moment that the keeper's client has noted, which it does after the wound has ceased to bleed.
  const counts = (name: string) => game.actors.getName(name).system.clocks.dayAt !== null;
  await expect.poll(() => keeper.page.evaluate(counts, HERO), soon).toBe(true);
  const known = await deedsOf(ines);
  await keeper.page.evaluate(() => game.time.advance(86_400));
  const day = await newDeed(ines, known, "day"); // a bystander's wounds are told at the same time
  await expectText(cardOf(hugo, day), "Roll of Health called for");
  expect(await button(hugo, day, /Roll Health/).count()).toBe(0);
  await chooseDice(ines, ...d10(1, 6));
  const rolled = await press(ines, day, /^Jet de Santé/, { asks: true });
  await expectText(cardOf(hugo, rolled), "The wound festers: Infection");
  await expectState(HERO, { infection: "infection" });
});

it("SE-05, SE-10: a test asked of two is answered by each; a hidden one’s result is the keeper’s until it is shown", async () => {
  await beginDeed(keeper, "request", [HERO, HEALER], { characteristic: "empathie", difficulty: 1 });
  const call = await confirmDeed(keeper);
  await chooseDice(hugo, ...d10(6));
  await press(hugo, call, /^Make the test$/);
  await chooseDice(ines, ...d10(5));
  await press(ines, call, /^Faire le test/, { asks: true }); // she may choose a Spécialité, he has none
  for (const seat of [keeper, ines]) await expectText(cardOf(seat, call), HERO, "Échec", HEALER, "Réussite");

  const hidden = { characteristic: "empathie", difficulty: 4, hidden: true, secret: true };
  await beginDeed(keeper, "request", [HEALER], hidden);
  const blind = await confirmDeed(keeper);
  expect(await read(cardOf(hugo, blind))).not.toMatch(/4/);
  await chooseDice(hugo, ...d10(7));
  const roll = await press(hugo, blind, /^Make the test$/);
  await expectText(cardOf(keeper, roll), "Échec", "Difficulté 4", "−3");
  await expectText(cardOf(hugo, roll), "?");
  expect(await read(cardOf(hugo, roll))).not.toMatch(/Failure|success|−3/);
  expect(await cardOf(ines, roll).count()).toBe(0);
  await button(keeper, roll, "Montrer à tous").click();
  await expectText(cardOf(ines, roll), "Échec", "Empathie");
  expect(await read(cardOf(ines, roll))).not.toMatch(/Difficulté|−3/);
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedsOf, expectDone, newDeed, undoDeed } from "./support/deeds.js";
import {
  AT,
  DOCKER,
  EUGENIE,
  beginFightFrom,
  expectOrder,
  expectState as expectStateOf,
  JOHN,
  MARTHE,
  restoreCompany,
  seatCompany,
  WHOLE,
} from "./support/d20d100-company.js";
import { answers, prompt, throwDamage, throwsDamage } from "./support/defence.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { expectPartWell, expectWell } from "./support/dress.js";
import { pagePoint, releaseTargets, selectToken, weaponInBar } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";
import { QUICKLY } from "./support/undo.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const both = [keeper, player];

beforeAll(() => seatCompany(keeper, player));

/** Each test finds everybody whole, and nothing that an earlier one left to be answered. */
beforeEach(async () => {
  for (const seat of both) await closeWindows(seat);
  await restoreCompany(keeper);
  await expectPoints(WHOLE);
});

const expectState = (name: string, expected: object) => expectStateOf(both, name, expected);

async function expectPoints(points: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, hp] of Object.entries(points)) await expectState(name, { hp });
}

const d20 = (...faces: readonly number[]): readonly Face[] => faces.map((face) => [20, face] as const);

const button = (seat: Seat, card: string, name: string | RegExp): Locator =>
  cardOf(seat, card).getByRole("button", { name });

async function takeBack(card: string): Promise<void> {
  await expectDone(keeper, card);
  await button(keeper, card, /^(Annuler|Tout annuler)/)
    .last()
    .click(QUICKLY);
  await expectText(cardOf(player, card), "Annulé");
}

describe("an attack (DD-127, DD-133)", () => {
  it("throws a die for each bullet, its target the vest, the keeper tells the shock; all of it is taken back (DD-91, DD-144)", async () => {
    await prepareAttack(player, { by: JOHN, at: MARTHE, weapon: "Colt .45" });
    await attackWindow(player).getByRole("combobox", { name: "Mode" }).selectOption("double");
    await expectText(attackWindow(player), /Chances de toucher au moins une fois/i, "Balle 4");
    await expectWell(player, attackWindow(player), { name: "d20d100-attack" });
    const hits: readonly Face[] = [...d20(14, 9, 20, 3), [8, 4], [8, 5], [8, 2], [8, 2]];
    const card = await rollPrepared(player, hits);
    await expectText(prompt(keeper), "Protection", "Gilet, 1d6", "Sans gilet");
    await expectWell(keeper, prompt(keeper), { name: "d20d100-prompt" });
    await answers(keeper, "1", [
      [6, 3],
      [6, 1],
    ]);
    await expectText(cardOf(keeper, card), "2 touchés sur 4", "critique ×3", "Seconde moitié", "4 × 3 = 12");
    // 9 − 3 = 6 of 20; 12 − 1 = 11 of 14 is a shock, and the keeper says how violent it is.
    await button(keeper, card, "Choc violent").click();
    await expectText(cardOf(player, card), "Appliqué", "−17 PV");
    await expectState(MARTHE, { hp: 3, statuses: expect.arrayContaining(["prone"]) as unknown });
    await expectPartWell(player, cardOf(player, card), "d20d100-card");
    expect(await button(player, card, /^Cocher/).count()).toBe(0); // DD-177
    await takeBack(card);
    await expectState(MARTHE, { hp: 20, statuses: [] });
  });

  it("strikes whoever stands around a point of the scene; a point of Destin throws one answer again (DD-181, DD-182)", async () => {
    await throwsDamage(keeper, "click");
    await selectToken(keeper, MARTHE);
    await releaseTargets(keeper);
    await weaponInBar(keeper, "Grenade").click();
    const window = attackWindow(keeper);
    await window.getByRole("button", { name: "Désigner sur la scène" }).click();
    await window.waitFor({ state: "hidden" }); // it steps aside, and listens to the scene
    const { x, y } = await pagePoint(keeper, { x: AT[DOCKER].x + 50, y: AT[DOCKER].y + 50 });
    await keeper.page.mouse.click(x, y);
    await expectText(window, JOHN, EUGENIE, DOCKER);
    const card = await rollPrepared(keeper, d20(11));

    await reacts();
    await reacts();
    await answers(keeper, "1", d20(15));
    const due = cardOf(keeper, card).locator("[data-card-action=damage]");
    await expect.poll(() => due.count(), soon).toBe(3);
    for (let thrown = 0; thrown < 3; thrown += 1) await throwDamage(keeper, cardOf(keeper, card), TWO_TWOS);
    await expectDone(keeper, card);
    await expectPoints({ [JOHN]: 26, [EUGENIE]: 6, [DOCKER]: 28, [MARTHE]: 20 });

    await beginDeed(player, "destiny", [JOHN], { use: "reroll" });
    const option = deedField(player, "thrown").locator("option", { hasText: /Réponse à Grenade.*d20\s: 14/ });
    await deedField(player, "thrown").selectOption((await option.first().getAttribute("value")) ?? "");
    await chooseDice(player, [20, 16]);
    const again = await confirmDeed(player);
    await button(keeper, again, "Confirmer").first().click();
    await expectDone(keeper, again);
    await expectText(cardOf(player, again), "14 → 16");
    await expectPoints({ [JOHN]: 28 });
    await undoDeed(keeper, again);
    await expectPoints({ [JOHN]: 26 });
    await takeBack(card);
    await expectPoints(WHOLE);
  });

  const TWO_TWOS: readonly Face[] = [
    [6, 2],
    [6, 2],
  ];

  /** The player is asked for one of theirs: John throws himself down, Eugénie stays where she is. */
  async function reacts(): Promise<void> {
    const window = prompt(player);
    await expectText(window, /John|Eugénie/);
    const throws = (await window.innerText()).includes(JOHN);
    await chooseDice(player, ...(throws ? d20(14) : []));
    const id = (await window.getAttribute("id")) ?? "";
    await window
      .locator("[data-reply]")
      .first()
      .press(throws ? "1" : "0");
    await player.page.locator(`[id="${id}"]`).waitFor({ state: "detached" });
    await expectNoDiceLeft(player);
  }
});

describe("a fight", () => {
  it("has its order changed from the list by whoever sizes it up, and costs who is dying a point each round, until a comrade helps (DD-95, DD-97, DD-99, DD-155)", async () => {
    await beginFightFrom(keeper, { [MARTHE]: 18, [JOHN]: 15, [DOCKER]: 9 }, JOHN);
    await player.page.evaluate(() => ui.sidebar.changeTab("combat", "primary"));
    await expectOrder(both, JOHN, MARTHE, JOHN, DOCKER);
    const known = await deedsOf(player);
    await player.page.locator("[data-combatant-id] .g-moments [data-deed=evaluate]").first().click();
    const card = await newDeed(player, known);
    await expectOrder(both, DOCKER, JOHN, MARTHE, DOCKER);
    await undoDeed(keeper, card);
    await expectOrder(both, DOCKER, MARTHE, JOHN, DOCKER);
    await player.page.evaluate(() => ui.sidebar.changeTab("chat", "primary"));

    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ system: { hp: { value: -2 } } })),
      JOHN,
    );
    await chooseDice(keeper, [10, 4]);
    const before = await deedsOf(keeper);
    await keeper.page.evaluate(async () => void (await game.combats.contents[0].nextRound()));
    const round = await newDeed(keeper, before);
    await expectState(JOHN, { hp: -3 });
    for (const seat of both) await expectText(cardOf(seat, round), "Fin du round 1", JOHN, "Mourant");
    await beginDeed(player, "firstAid", [EUGENIE]);
    await deedField(player, "patient").selectOption({ label: JOHN });
    await chooseDice(player, [20, 12], [4, 1]);
    const aid = await confirmDeed(player);
    for (const seat of both) await expectText(cardOf(seat, aid), JOHN, EUGENIE, "La vie est sauve", "+1 PV");
    await expectState(JOHN, { hp: -2, statuses: ["d20d100Stabilised", "prone"] });
    await undoDeed(keeper, aid);
    await undoDeed(keeper, round);
    await expectState(JOHN, { hp: -2, statuses: ["d20d100Dying", "prone"] });
  });
});

import { describe, expect, it } from "vitest";
import { cardOf, lastCard } from "./support/attack.js";
import { beginDeed, confirmDeedByKey, deedsOf, deedWindow, newDeed, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectFlawless, resize, THEMES, wear } from "./support/dress.js";
import { conditionOf, expectCondition, heal } from "./support/people.js";
import { picture } from "./support/picture.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet, wound } from "./support/windows.js";

const HEROINE = "Journaliste";
const COMRADE = "Paul";
const THUG = "Voyou";

const [first, player, other] = await openTable(KEEPER, ...PLAYERS);
let keeper = first;

const clock = ({ page }: Seat): Promise<number> => page.evaluate(() => game.time.worldTime as number);

describe("a check that a player makes from the sheet", () => {
  it("is prepared in a window, confirmed by Enter, told on one card, and gives the focus back", async () => {
    const sheet = await openSheet(player, HEROINE);
    const button = sheet.locator("[data-deed=check]").first();
    await button.focus();
    await player.page.keyboard.press("Enter");
    await deedWindow(player).waitFor();
    await chooseDice(player, [20, 14]);
    const id = await confirmDeedByKey(player);
    await expectNoDiceLeft(player);
    for (const seat of [keeper, player, other]) await expectText(cardOf(seat, id), HEROINE, "14");
    await expect.poll(() => button.evaluate((one) => one === document.activeElement), soon).toBe(true);
    await expect.poll(() => cardOf(player, id).locator(".g-banner").count(), soon).toBe(0);
    await closeWindows(player);
  });

  it("is read aloud", async () => {
    await expectText(player.page.locator("#gardien-live"), HEROINE, "14");
  });

  it("is done without a window by a click with Shift", async () => {
    const sheet = await openSheet(player, HEROINE);
    const known = await deedsOf(player);
    await sheet
      .locator("[data-deed=check]")
      .first()
      .click({ modifiers: ["Shift"] });
    await newDeed(player, known);
    expect(await deedWindow(player).count()).toBe(0);
    await closeWindows(player);
  });
});

describe("what is the keeper's to decide", () => {
  let id: string;

  it("waits on the card when a player does it", async () => {
    await beginDeed(player, "effort", [HEROINE], { pf: 2 });
    await expectText(deedWindow(player), "Le gardien confirmera");
    id = await confirmDeedByKey(player);
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "À confirmer par le gardien");
    expect(await conditionOf(player, HEROINE)).toMatchObject({ pf: 8 });
    expect(await cardOf(player, id).getByRole("button", { name: "Confirmer" }).count()).toBe(0);
  });

  it("is written once the keeper confirms, and taken back", async () => {
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    await expectCondition([keeper, player, other], HEROINE, { pf: 6 });
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "Appliqué");
    await undoDeed(keeper, id);
    await expectCondition([keeper, player, other], HEROINE, { pf: 8 });
    await expectText(cardOf(player, id), "Annulé");
  });

  it("does not happen when the keeper says no", async () => {
    await beginDeed(player, "effort", [HEROINE], { pf: 2 });
    id = await confirmDeedByKey(player);
    await cardOf(keeper, id).getByRole("button", { name: "Rejeter" }).click();
    await expectText(cardOf(player, id), "Jet rejeté");
    expect(await conditionOf(player, HEROINE)).toMatchObject({ pf: 8 });
  });
});

describe("what the keeper does", () => {
  it("to several at once is one card, written at once, taken back at once", async () => {
    const window = await beginDeed(keeper, "effort", [HEROINE, COMRADE], { pf: 3 });
    await expectText(window, HEROINE, COMRADE);
    const paul = (await conditionOf(keeper, COMRADE)).pf;
    const id = await confirmDeedByKey(keeper);
    await expectCondition([keeper, player], HEROINE, { pf: 5 });
    await expectCondition([keeper, other], COMRADE, { pf: paul - 3 });
    await undoDeed(keeper, id);
    await expectCondition([keeper, player], HEROINE, { pf: 8 });
    await expectCondition([keeper, other], COMRADE, { pf: paul });
  });

  it("to one token of a kind leaves its brothers and its actor alone", async () => {
    const before = await conditionOf(keeper, THUG);
    const actorPf = () =>
      keeper.page.evaluate((name) => {
        const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
        return game.actors.get(actor.id).system.pf.value as number;
      }, THUG);
    const pf = await actorPf();
    await beginDeed(keeper, "effort", [THUG], { pf: 2 });
    const id = await confirmDeedByKey(keeper);
    await expectCondition([keeper], THUG, { pf: before.pf - 2 });
    expect(await actorPf()).toBe(pf);
    await undoDeed(keeper, id);
    await expectCondition([keeper], THUG, { pf: before.pf });
  });

  it("in secret is read by keepers alone", async () => {
    const window = await beginDeed(keeper, "effort", [THUG], { pf: 1 });
    await window.locator("[name=visibility]").selectOption("keeper");
    const id = await confirmDeedByKey(keeper);
    await expectText(cardOf(keeper, id), "Appliqué");
    for (const seat of [player, other]) expect(await cardOf(seat, id).count()).toBe(0);
    await undoDeed(keeper, id);
  });
});

describe("the window of a deed", () => {
  it.each(THEMES)("can be read by %s and when it is narrow, and so can its card", async (theme) => {
    await wear(theme, keeper);
    const window = await beginDeed(keeper, "care", [HEROINE, COMRADE]);
    for (const width of [420, 300]) {
      await resize(keeper, window, width);
      await expectFlawless(window, `${String(width)} px`);
      if (width === 420) await picture(window, `deed-${theme}`);
    }
    await keeper.page.keyboard.press("Escape");
    await window.waitFor({ state: "detached" });
    await expectFlawless(lastCard(keeper));
    await picture(lastCard(keeper), `card-deed-${theme}`);
  });
});

describe("time", () => {
  it("runs six seconds a round of a fight", async () => {
    const before = await clock(keeper);
    await keeper.page.evaluate(async () => {
      const combat = await CONFIG.Combat.documentClass.create({ scene: canvas.scene.id, active: true });
      await combat.startCombat();
      await combat.nextRound();
    });
    for (const seat of [keeper, player]) await expect.poll(() => clock(seat), soon).toBe(before + 6);
    await keeper.page.evaluate(async () => void (await game.combat.delete()));
  });

  it("makes a wound bleed, once, and gives back what it took when the keeper says so", async () => {
    const now = await clock(keeper);
    await wound(keeper, HEROINE, { name: "Griffe", system: { gb: 7, zone: "torso", inflictedAt: now, lastTick: now } });
    const { pv, pf } = await conditionOf(keeper, HEROINE);
    const known = await deedsOf(keeper);
    await chooseDice(keeper, [100, 99]);
    await keeper.page.evaluate(() => game.time.advance(60));
    const id = await newDeed(keeper, known);
    await expectText(cardOf(player, id), HEROINE);
    await apply(id);
    await expectCondition([keeper, player], HEROINE, { pv: pv - 1, pf: pf - 1 });
    expect((await deedsOf(keeper)).filter((one) => !known.includes(one))).toHaveLength(1);
    await undoDeed(keeper, id);
    await expectCondition([keeper, player], HEROINE, { pv, pf, wounds: ["Griffe"] });
    await heal(keeper, HEROINE);
  });

  it("calls once where the keeper sits at two windows", async () => {
    const second = await keeper.table.join(KEEPER);
    const now = await clock(keeper);
    await wound(keeper, HEROINE, { name: "Griffe", system: { gb: 7, zone: "torso", inflictedAt: now, lastTick: now } });
    const { pv, pf } = await conditionOf(keeper, HEROINE);
    const known = await deedsOf(keeper);
    await keeper.page.evaluate(() => game.time.advance(60));
    const id = await newDeed(keeper, known);
    await apply(id);
    await expectCondition([keeper, second, player], HEROINE, { pv: pv - 1, pf: pf - 1 });
    expect((await deedsOf(second)).filter((one) => !known.includes(one))).toEqual([id]);
    expect([...keeper.errors, ...second.errors]).toEqual([]);
    await second.page.close();
    await undoDeed(keeper, id);
    await heal(keeper, HEROINE);
  });

  /** Where the table lets the keeper confirm what time calls for. */
  async function apply(id: string): Promise<void> {
    const button = cardOf(keeper, id).getByRole("button", { name: "Appliquer", exact: true });
    await expectText(cardOf(keeper, id), /Attend l’accord|Appliqué/);
    if ((await button.count()) > 0) await button.click();
  }
});

describe("a table without its keeper", () => {
  it("keeps what is done, and judges it when the keeper is back", async () => {
    await keeper.page.close();
    await chooseDice(player, [20, 9]);
    await beginDeed(player, "check", [HEROINE], { kind: "ability", id: "str" });
    const id = await confirmDeedByKey(player);
    await expectText(cardOf(player, id), "Aucun gardien connecté");
    keeper = await keeper.table.join(KEEPER);
    for (const seat of [keeper, player])
      await expect.poll(() => cardOf(seat, id).locator(".g-banner").count(), soon).toBe(0);
    await reload(keeper);
    await expectText(lastCard(keeper), HEROINE, "9");
  });

  it("leaves nobody's console with an error", () => {
    for (const seat of [keeper, player, other]) expect(seat.errors).toEqual([]);
  });
});

import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blemishesOf, FLAWLESS } from "./support/appearance.js";
import { cardOf, lastCard } from "./support/attack.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { conditionOf, expectCondition, heal } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat, type Table } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet, wound } from "./support/windows.js";

const HEROINE = "Journaliste";
const COMRADE = "Paul";
const THUG = "Voyou";

let table: Table;
let keeper: Seat;
let player: Seat;
let other: Seat;

beforeAll(async () => {
  table = await openTable();
  [keeper, player, other] = await Promise.all([table.join(KEEPER), table.join(PLAYERS[0]), table.join(PLAYERS[1])]);
});
afterAll(() => table.close());

const windowOf = ({ page }: Seat): Locator => page.locator(".application.g-deed");

/** Does a deed to the actors of these tokens, as a macro or a button would; leaves its window open. */
async function begin(seat: Seat, deed: string, tokens: readonly string[], choices: object = {}): Promise<Locator> {
  await seat.page.evaluate(
    ([id, names, chosen]) => {
      const tokensOf = canvas.scene.tokens.filter((token: { name: string }) => names.includes(token.name));
      const uuids = [...new Set(tokensOf.map((token: { actor: { uuid: string } }) => token.actor.uuid))];
      return game.gardien.deed(id, uuids, chosen);
    },
    [deed, tokens, choices] as const,
  );
  await windowOf(seat).waitFor();
  return windowOf(seat);
}

/** Confirms the window by Enter; answers with the id of the deed's message. */
async function confirm(seat: Seat): Promise<string> {
  const known = await deeds(seat);
  await seat.page.keyboard.press("Enter");
  await windowOf(seat).waitFor({ state: "detached" });
  return newDeed(seat, known);
}

const deeds = ({ page }: Seat): Promise<string[]> =>
  page.evaluate(() =>
    game.messages.filter(({ type }: { type: string }) => type === "deed").map(({ id }: { id: string }) => id),
  );

async function newDeed(seat: Seat, known: readonly string[]): Promise<string> {
  const find = async () => (await deeds(seat)).find((id) => !known.includes(id));
  await expect.poll(find, soon).toBeDefined();
  return (await find())!;
}

const clock = ({ page }: Seat): Promise<number> => page.evaluate(() => game.time.worldTime as number);
const undo = (seat: Seat, id: string) =>
  cardOf(seat, id)
    .getByRole("button", { name: /^(Annuler|Tout annuler)$/ })
    .last()
    .click();

describe("a check that a player makes from the sheet", () => {
  it("is prepared in a window, confirmed by Enter, told on one card, and gives the focus back", async () => {
    const sheet = await openSheet(player, HEROINE);
    const button = sheet.locator("[data-deed=check]").first();
    await button.focus();
    await player.page.keyboard.press("Enter");
    await windowOf(player).waitFor();
    await chooseDice(player, [20, 14]);
    const id = await confirm(player);
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
    const known = await deeds(player);
    await sheet
      .locator("[data-deed=check]")
      .first()
      .click({ modifiers: ["Shift"] });
    await newDeed(player, known);
    expect(await windowOf(player).count()).toBe(0);
    await closeWindows(player);
  });
});

describe("what is the keeper's to decide", () => {
  let id: string;

  it("waits on the card when a player does it", async () => {
    await begin(player, "effort", [HEROINE], { pf: 2 });
    await expectText(windowOf(player), "Le gardien confirmera");
    id = await confirm(player);
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "À confirmer par le gardien");
    expect(await conditionOf(player, HEROINE)).toMatchObject({ pf: 8 });
    expect(await cardOf(player, id).getByRole("button", { name: "Confirmer" }).count()).toBe(0);
  });

  it("is written once the keeper confirms, and taken back", async () => {
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    await expectCondition([keeper, player, other], HEROINE, { pf: 6 });
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "Appliqué");
    await undo(keeper, id);
    await expectCondition([keeper, player, other], HEROINE, { pf: 8 });
    await expectText(cardOf(player, id), "Annulé");
  });

  it("does not happen when the keeper says no", async () => {
    await begin(player, "effort", [HEROINE], { pf: 2 });
    id = await confirm(player);
    await cardOf(keeper, id).getByRole("button", { name: "Rejeter" }).click();
    await expectText(cardOf(player, id), "Jet rejeté");
    expect(await conditionOf(player, HEROINE)).toMatchObject({ pf: 8 });
  });
});

describe("what the keeper does", () => {
  it("to several at once is one card, written at once, taken back at once", async () => {
    const window = await begin(keeper, "effort", [HEROINE, COMRADE], { pf: 3 });
    await expectText(window, HEROINE, COMRADE);
    const paul = (await conditionOf(keeper, COMRADE)).pf;
    const id = await confirm(keeper);
    await expectCondition([keeper, player], HEROINE, { pf: 5 });
    await expectCondition([keeper, other], COMRADE, { pf: paul - 3 });
    await undo(keeper, id);
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
    await begin(keeper, "effort", [THUG], { pf: 2 });
    const id = await confirm(keeper);
    await expectCondition([keeper], THUG, { pf: before.pf - 2 });
    expect(await actorPf()).toBe(pf);
    await undo(keeper, id);
    await expectCondition([keeper], THUG, { pf: before.pf });
  });

  it("in secret is read by keepers alone", async () => {
    const window = await begin(keeper, "effort", [THUG], { pf: 1 });
    await window.locator("[name=visibility]").selectOption("keeper");
    const id = await confirm(keeper);
    await expectText(cardOf(keeper, id), "Appliqué");
    for (const seat of [player, other]) expect(await cardOf(seat, id).count()).toBe(0);
    await undo(keeper, id);
  });
});

describe("the window of a deed", () => {
  it.each(["light", "dark"] as const)("can be read by %s and when it is narrow, and so can its card", async (theme) => {
    const { page } = keeper;
    await page.evaluate(async (scheme) => {
      const config = game.settings.get("core", "uiConfig") ?? {};
      const colorScheme = { interface: scheme, applications: scheme };
      await game.settings.set("core", "uiConfig", { ...config, colorScheme });
    }, theme);
    await page.locator(`body.theme-${theme}`).waitFor();
    const window = await begin(keeper, "care", [HEROINE, COMRADE]);
    for (const width of [420, 300]) {
      await page.evaluate(
        ([id, wide]) => foundry.applications.instances.get(id).setPosition({ width: wide, left: 20, top: 10 }),
        [await window.getAttribute("id"), width] as const,
      );
      expect(await blemishesOf(window)).toEqual(FLAWLESS);
    }
    await page.keyboard.press("Escape");
    await window.waitFor({ state: "detached" });
    expect(await blemishesOf(lastCard(keeper))).toEqual(FLAWLESS);
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
    await keeper.page.evaluate(() => game.combat.delete());
  });

  it("makes a wound bleed, once, and gives back what it took when the keeper says so", async () => {
    const now = await clock(keeper);
    await wound(keeper, HEROINE, { name: "Griffe", system: { gb: 7, zone: "torso", inflictedAt: now, lastTick: now } });
    const { pv, pf } = await conditionOf(keeper, HEROINE);
    const known = await deeds(keeper);
    await chooseDice(keeper, [100, 99]);
    await keeper.page.evaluate(() => game.time.advance(60));
    const id = await newDeed(keeper, known);
    await expectText(cardOf(player, id), HEROINE);
    await apply(id);
    await expectCondition([keeper, player], HEROINE, { pv: pv - 1, pf: pf - 1 });
    expect((await deeds(keeper)).filter((one) => !known.includes(one))).toHaveLength(1);
    await undo(keeper, id);
    await expectCondition([keeper, player], HEROINE, { pv, pf, wounds: ["Griffe"] });
    await heal(keeper, HEROINE);
  });

  it("calls once where the keeper sits at two windows", async () => {
    const second = await table.join(KEEPER);
    const now = await clock(keeper);
    await wound(keeper, HEROINE, { name: "Griffe", system: { gb: 7, zone: "torso", inflictedAt: now, lastTick: now } });
    const { pv, pf } = await conditionOf(keeper, HEROINE);
    const known = await deeds(keeper);
    await keeper.page.evaluate(() => game.time.advance(60));
    const id = await newDeed(keeper, known);
    await apply(id);
    await expectCondition([keeper, second, player], HEROINE, { pv: pv - 1, pf: pf - 1 });
    expect((await deeds(second)).filter((one) => !known.includes(one))).toEqual([id]);
    expect([...keeper.errors, ...second.errors]).toEqual([]);
    await second.page.close();
    await undo(keeper, id);
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
    await begin(player, "check", [HEROINE], { kind: "ability", id: "str" });
    const id = await confirm(player);
    await expectText(cardOf(player, id), "Aucun gardien connecté");
    keeper = await table.join(KEEPER);
    for (const seat of [keeper, player])
      await expect.poll(() => cardOf(seat, id).locator(".g-banner").count(), soon).toBe(0);
    await reload(keeper);
    await expectText(lastCard(keeper), HEROINE, "9");
  });

  it("leaves nobody's console with an error", () => {
    for (const seat of [keeper, player, other]) expect(seat.errors).toEqual([]);
  });
});

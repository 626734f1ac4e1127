import { beforeAll, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attack, cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed, deedsOf, newDeed, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { expectFlawless, THEMES, wear } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { beginFight } from "./support/fight.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const HERO = "Maude";
const FOE = "Pillard";
const HIDDEN = "Guetteur";
const OTHER_KEEPER = "Doyenne";

/** Nobody defends against it, and it wounds with a single die. */
const PISTOL = {
  ...{ name: "Pistolet", type: "seuilsWeapon" },
  system: {
    ...{ attackType: "ranged", missile: "firearm", group: "handguns", equipped: true },
    ...{ damage: { dice: 1, keep: 1 }, damageTypes: ["firearm"], ranges: { short: 20, medium: null, extreme: null } },
  },
};

const [keeper] = await openTable(KEEPER);
const player = await keeper.table.join(PLAYERS[0], { lang: "en" });
const all = [keeper, player];

beforeAll(async () => {
  const someone = (name: string, x: number) => ({
    ...{ name, type: "seuilsCharacter", at: { x, y: 800 } },
    system: { characteristics: { rapidite: { value: 2 }, reflexes: { value: 2 } } },
    items: [PISTOL],
  });
  await enlist(keeper, [player], { ...someone(HERO, 800), player: PLAYERS[0] });
  await enlist(keeper, [player], someone(FOE, 900));
  await enlist(keeper, [player], { ...someone(HIDDEN, 1000), system: { characteristics: { rapidite: { value: 0 } } } });
  for (const { page } of all) await page.evaluate(() => ui.sidebar.changeTab("combat", "primary"));
});

const tracker = ({ page }: Seat): Locator => page.locator("#combat");
const rowOf = (seat: Seat, name: string): Locator =>
  tracker(seat).locator(".combatant", { has: seat.page.locator(".name", { hasText: name }) });

/** Marks of somebody's actions in the list: what was spent, and what is left. */
const marksOf = (seat: Seat, name: string): Promise<string[]> =>
  rowOf(seat, name)
    .locator(".g-intent__tally i")
    .evaluateAll((marks) =>
      marks.map(
        (mark) => (mark.classList.item(1) ?? "").replace("fa-", "") + (mark.hasAttribute("data-spent") ? " spent" : ""),
      ),
    );

async function expectMarks(name: string, ...marks: string[]): Promise<void> {
  for (const seat of all) await expect.poll(() => marksOf(seat, name), soon).toEqual(marks);
}

const orderOf = ({ page }: Seat): Promise<[string, number][]> =>
  page.evaluate(() =>
    game.combat.turns.map(({ name, initiative }: { name: string; initiative: number }) => [name, initiative]),
  );

async function expectOrder(...order: [name: string, initiative: number][]): Promise<void> {
  for (const seat of all) await expect.poll(() => orderOf(seat), soon).toEqual(order);
}

const roundOf = ({ page }: Seat): Promise<number> => page.evaluate(() => (game.combat?.round ?? 0) as number);

async function go(by: Seat, way: "nextRound" | "previousRound"): Promise<void> {
  const before = await roundOf(by);
  await by.page.evaluate(async (to) => void (await game.combat[to]()), way);
  await expect.poll(() => roundOf(by), soon).toBe(before + (way === "nextRound" ? 1 : -1));
}

const write = ({ page }: Seat, name: string, system: object): Promise<void> =>
  page.evaluate(async ([who, change]) => void (await game.actors.getName(who).update({ system: change })), [
    name,
    system,
  ] as const);

/** Filled and crossed circles of the rows, and how far the clock of the blood has come: seconds, rounds. */
const woundsOf = ({ page }: Seat, name: string): Promise<number[]> =>
  page.evaluate((who) => {
    const { wounds, care } = game.actors.getName(who).system;
    const rows = [wounds.touche, wounds.blesse, wounds.tue].map(({ lethal, temporary }) => lethal * 10 + temporary);
    return [...rows, care.bleedSeconds, care.bleedRounds] as number[];
  }, name);

async function expectWounds(wounds: number[], seats: readonly Seat[] = all): Promise<void> {
  for (const seat of seats) await expect.poll(() => woundsOf(seat, HERO), soon).toEqual(wounds);
}

const advance = ({ page }: Seat, seconds: number): Promise<void> =>
  page.evaluate(async (more) => void (await game.time.advance(more)), seconds);

/** Tens and other faces of d10. */
const d10 = (...faces: number[]): Face[] => faces.map((face): Face => [10, face]);

it("SE-13…SE-19: each round rolls its order, counts actions, and ends with a card of how everybody fares", async () => {
  await chooseDice(keeper, ...d10(10, 7, 6, 6, 2)); // a 10 grants another die
  await beginFight(keeper, HERO, FOE);
  await expectOrder([HERO, 3.0202], [FOE, 1.0202]);
  await expectNoDiceLeft(keeper);
  for (const seat of all) await seat.page.evaluate(() => ui.sidebar.changeTab("chat", "primary"));
  await expectText(keeper.page.locator("#chat"), "Initiative du tour 1", HERO, FOE);
  await expectText(player.page.locator("#chat"), "Initiative of round 1");
  for (const seat of all) await seat.page.evaluate(() => ui.sidebar.changeTab("combat", "primary"));

  // The keeper's hand holds for the round, a player's does not.
  const number = rowOf(keeper, FOE).locator(".initiative-input");
  await number.fill("5");
  await number.press("Enter");
  await expectOrder([FOE, 5], [HERO, 3.0202]);
  await player.page.evaluate(
    async (who) =>
      void (await game.combat.turns.find(({ name }: { name: string }) => name === who).update({ initiative: 9 })),
    HERO,
  );
  await expectOrder([FOE, 5], [HERO, 3.0202]);

  await expectMarks(HERO, "circle", "khanda");
  await beginDeed(player, "action", [HERO]);
  await confirmDeed(player);
  await expectMarks(HERO, "person-running spent", "khanda");
  const hint = "one is left, for the attack: a defence would cost it";
  expect(await rowOf(player, HERO).getByRole("img", { name: hint }).count()).toBe(1);
  for (const theme of THEMES) {
    await wear(theme, keeper);
    await expectFlawless(rowOf(keeper, HERO), theme);
  }

  await write(keeper, HERO, { wounds: { blesse: { lethal: 1 } }, care: { bleeding: true, bleedSeconds: 54 } });
  await write(keeper, FOE, { wounds: { touche: { lethal: 1 } } });
  const known = await deedsOf(keeper);
  await chooseDice(keeper, ...d10(6)); // Blessé costs two dice, Touché one
  await go(keeper, "nextRound");
  const card = await newDeed(player, known);
  await expectWounds([0, 20, 0, 0, 0]);
  await expectOrder([FOE, 1.0202], [HERO, 0.0202]);
  await expectMarks(HERO, "circle", "khanda");
  for (const seat of all) await seat.page.evaluate(() => ui.sidebar.changeTab("chat", "primary"));
  await expectText(
    cardOf(player, card),
    /End of round 1/i,
    HERO,
    "Wounded",
    "Wounded +1",
    "in 10 rounds",
    FOE,
    "Grazed",
  );
  await expectText(cardOf(keeper, card), /Fin du tour 1/i, KEEPER, "Touché");
  for (const theme of THEMES) {
    await wear(theme, keeper);
    await expectFlawless(cardOf(keeper, card), theme);
  }
  await undoDeed(keeper, card);
  await expectWounds([0, 10, 0, 54, 0]);

  await go(keeper, "previousRound");
  await expectMarks(HERO, "person-running spent", "khanda");
  await expectOrder([FOE, 5], [HERO, 3.0202]);
  await go(keeper, "nextRound");
  await expectOrder([FOE, 1.0202], [HERO, 0.0202]);
  expect(await deedsOf(keeper)).toEqual(await deedsOf(player));
  expect((await deedsOf(keeper)).filter((id) => !known.includes(id))).toEqual([card]);
  await expectWounds([0, 10, 0, 54, 0]);
});

it("SE-13, D-03: equals who shoot each other at the same moment both fall, once both have acted", async () => {
  const sound = { touche: { lethal: 0 }, blesse: { lethal: 0 }, tue: { lethal: 0 } };
  for (const name of [HERO, FOE]) await write(keeper, name, { wounds: sound, care: { bleeding: false } });
  await setting(keeper, [player], "seuilsInitiativeTies", "simultaneous");
  await chooseDice(keeper, ...d10(6, 2, 7, 3));
  await beginFight(keeper, HERO, FOE);
  // Which of them stands first is chance.
  for (const seat of all)
    await expect.poll(async () => (await orderOf(seat)).map(([, initiative]) => initiative), soon).toEqual([1, 1]);
  const dying = ({ page }: Seat): Promise<boolean[]> =>
    page.evaluate(
      (names) => names.map((name) => game.actors.getName(name).statuses.has("seuilsDying") as boolean),
      [HERO, FOE],
    );
  const first = await attack(player, { by: HERO, at: FOE, weapon: "Pistolet", dice: d10(6, 7, 9) });
  await expectText(cardOf(player, first), "Held back");
  await keeper.page.evaluate(async () => void (await game.combat.nextTurn()));
  const second = await attack(keeper, { by: FOE, at: HERO, weapon: "Pistolet", dice: d10(6, 7, 9) });
  await expectText(cardOf(keeper, second), "Retenu");
  expect(await dying(keeper)).toEqual([false, false]);
  const known = await deedsOf(keeper);
  await go(keeper, "nextRound");
  for (const seat of all) await expect.poll(() => dying(seat), soon).toEqual([true, true]);
  await expectText(cardOf(player, await newDeed(player, known)), "Dying"); // the round ends with what fell in it
  await setting(keeper, [player], "seuilsInitiativeTies", "rapidite");
});

it("SE-19, SE-69: each round is told once, whoever keeps the game, those in hiding to keepers alone", async () => {
  await keeper.page.evaluate(
    async (name) => void (await User.create({ name, role: CONST.USER_ROLES.GAMEMASTER })),
    OTHER_KEEPER,
  );
  await setting(keeper, [player], "seuilsRoundSeconds", 10);
  for (const name of [HERO, FOE])
    await write(keeper, name, { wounds: { tue: { lethal: 0 } }, care: { bleeding: false } });
  await beginFight(keeper, HERO, HIDDEN);
  await keeper.page.evaluate(
    async (who) =>
      void (await game.combat.turns.find(({ name }: { name: string }) => name === who).update({ hidden: true })),
    HIDDEN,
  );
  await write(keeper, HERO, { wounds: { tue: { max: 2, lethal: 1 } }, care: { bleeding: true } });
  const [known, time] = [await deedsOf(keeper), await keeper.page.evaluate(() => game.time.worldTime as number)];
  await go(keeper, "nextRound");
  await expectWounds([0, 0, 10, 0, 1]);
  const secret = keeper.page.locator(".chat-message", { hasText: "Fin du tour 1" }).filter({ hasText: HIDDEN });
  await expect.poll(() => secret.count(), soon).toBe(1);
  await expectText(player.page.locator("#chat"), /End of round 1/i);
  const ends = player.page.locator(".chat-message", { hasText: "End of round 1" });
  expect(await ends.filter({ hasText: HIDDEN }).count()).toBe(0);
  expect(await keeper.page.evaluate(() => game.time.worldTime as number)).toBe(time + 10);

  // Nobody keeps the game while players go on: two keepers who come back find two rounds to tell, and tell them once.
  await keeper.page.goto("about:blank");
  await expect.poll(() => player.page.evaluate(() => game.users.activeGM === null), soon).toBe(true);
  for (let i = 0; i < 2; i++) await go(player, "nextRound");
  const [back, second] = await Promise.all([keeper.table.join(KEEPER), keeper.table.join(OTHER_KEEPER)]);
  const seats = [player, back, second];
  await expectWounds([0, 0, 20, 0, 0], seats);
  await reload(back);
  const told = (await deedsOf(back)).filter((id) => !known.includes(id));
  expect(told).toHaveLength(4); // two of the first round, two of the next two
  await expectText(player.page.locator("#chat"), /End of rounds 2 to 3/i, "Killed +1", "Dying");

  // Out of the fight the clock of the world goes on with it, and with crosses.
  await back.page.evaluate(async () => void (await game.combat.delete()));
  const counted = () => back.page.evaluate((who) => game.actors.getName(who).system.clocks.combatId as string, HERO);
  await expect.poll(counted, soon).toBe("");
  await write(back, HERO, { wounds: { tue: { max: 4 } }, care: { bleedRounds: 0 } });
  await advance(back, 29);
  await expectWounds([0, 0, 20, 9, 2], seats);
  await advance(back, 1);
  await expectWounds([0, 0, 30, 0, 0], seats);
  await write(back, HERO, { wounds: { touche: { temporary: 2 }, tue: { lethal: 0 } }, care: { bleeding: false } });
  await advance(back, 3600);
  await expectWounds([1, 0, 0, 0, 0], seats);
  await expectText(player.page.locator("#chat"), "Crosses fade", "Grazed −1");
  expect([...back.errors, ...second.errors, ...player.errors]).toEqual([]);
});

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attack, cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed, deedsOf, newDeed, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectFlawless, THEMES, wear } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { beginFight } from "./support/fight.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const HERO = "Sidonie";
const FOE = "Ogre";
const OTHER_KEEPER = "Doyenne";
/** Whatever it hits dies of it, and no critical hit has to be thrown. */
const BOW = {
  ...{ name: "Arc", type: "rpgWeapon" },
  system: { mode: "missile", skill: "archery", hands: 2, formula: "1d6+30", range: 90, equipped: "both" },
};

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  const system = {
    attributes: { body: { base: 8 }, mind: { base: 5 }, agility: { base: 8 }, charisma: { base: 6 } },
    hp: { value: 18 },
  };
  const items = [BOW];
  await enlist(keeper, [player], {
    name: HERO,
    type: "rpgCharacter",
    player: PLAYERS[0],
    at: { x: 800, y: 800 },
    system,
    items,
  });
  await enlist(keeper, [player], {
    ...{ name: FOE, type: "rpgCreature", at: { x: 900, y: 800 } },
    system: { ...system, reaction: { override: 1 } }, // no die has to say who goes first
    items,
  });
  await setting(keeper, [player], "rpgDeclarationPhase", false);
});

beforeEach(async () => {
  // Before the fight goes: what it counted is written anew by the clock of the world then.
  await write(keeper, HERO, { hp: { value: 18, dead: false }, conditions: [] });
  for (const seat of [keeper, player]) await expect.poll(() => statuses(seat, HERO), soon).toEqual([]);
  await keeper.page.evaluate(async () => {
    for (const combat of [...game.combats]) await combat.delete();
  });
});

/** Writes on somebody's sheet. */
function write({ page }: Seat, name: string, system: object): Promise<void> {
  return page.evaluate(async ([who, change]) => void (await game.actors.getName(who).update({ system: change })), [
    name,
    system,
  ] as const);
}

/** A wound's work on somebody, from now on, as a blow would have written it. */
async function suffer(name: string, state: object, rounds: number | null = null): Promise<void> {
  await keeper.page.evaluate(
    async ([who, what, last]) => {
      const actor = game.actors.getName(who);
      const { worldTime } = game.time;
      const round = game.combat?.started ? (game.combat.round as number) : null;
      const clock = last !== null && round !== null ? "round" : "world";
      const first = clock === "round" ? round! : worldTime;
      const span = { clock, first, last: last === null ? null : first + last };
      const conditions = [...actor.system.conditions, { state: what, span, ends: "care", wound: "blow" }];
      await actor.update({ system: { conditions } });
    },
    [name, state, rounds] as const,
  );
}

/** A fight of these people that has begun. */
async function fight(...names: readonly string[]): Promise<void> {
  await beginFight(keeper, ...names);
  await expect.poll(() => roundOf(player), soon).toBe(1);
}

const roundOf = ({ page }: Seat): Promise<number> => page.evaluate(() => (game.combat?.round ?? 0) as number);
const hitPoints = ({ page }: Seat, name: string): Promise<number> =>
  page.evaluate((who) => game.actors.getName(who).system.hp.value as number, name);
const statuses = ({ page }: Seat, name: string): Promise<string[]> =>
  page.evaluate((who) => [...game.actors.getName(who).statuses].sort() as string[], name);

async function nextRound(by: Seat): Promise<void> {
  const before = await roundOf(by);
  await by.page.evaluate(async () => void (await game.combat.nextRound()));
  await expect.poll(() => roundOf(by), soon).toBe(before + 1);
}

const nextTurn = () => keeper.page.evaluate(async () => void (await game.combat.nextTurn()));

async function expectPoints(points: number, seats: readonly Seat[] = [keeper, player]): Promise<void> {
  for (const seat of seats) await expect.poll(() => hitPoints(seat, HERO), soon).toBe(points);
}

/** How often time called for a deed. */
const calls = ({ page }: Seat, deed: string): Promise<number> =>
  page.evaluate(
    (id) =>
      game.messages.filter(
        (message: { type: string; system: { data: { deed?: { id: string } } } }) =>
          message.type === "deed" && message.system.data.deed?.id === id,
      ).length as number,
    deed,
  );

describe("a round that costs points", () => {
  it("RP-61: is told on one card, to everybody, and given back by it", async () => {
    await fight(HERO, FOE);
    await suffer(HERO, { type: "bleed", formula: "1d4" });
    await suffer(HERO, { type: "burning" }, 99);
    await chooseDice(keeper, [4, 3], [6, 2]);
    const known = await deedsOf(keeper);
    await nextRound(keeper);
    const card = await newDeed(player, known);
    await expectNoDiceLeft(keeper);
    await expectPoints(13);
    for (const seat of [keeper, player])
      await expectText(cardOf(seat, card), HERO, "Hémorragie", "3 PV", "En feu", "2 PV");
    for (const theme of THEMES) {
      await wear(theme, keeper);
      await expectFlawless(cardOf(keeper, card), theme);
    }
    await undoDeed(keeper, card);
    await expectPoints(18);
    expect(await calls(keeper, "losses")).toBe(1);
  });

  it("RP-59: asks whoever staggers to stay standing, once, on a card of their own", async () => {
    await fight(HERO, FOE);
    const fall = { type: "prone", stand: { kind: "free" } };
    await suffer(HERO, { type: "unsteady", attribute: "agility", difficulty: 0, onFail: [fall] });
    const known = await deedsOf(keeper);
    await nextRound(keeper);
    const card = await newDeed(player, known);
    await expectText(cardOf(player, card), "Doit lutter pour rester debout", "Habileté");
    const button = cardOf(player, card).getByRole("button", { name: "Rester debout" });
    await chooseDice(player, [20, 15]);
    const before = await deedsOf(player);
    await button.click();
    const test = await newDeed(keeper, before);
    await expectText(cardOf(keeper, test), "Perd l’équilibre");
    for (const seat of [keeper, player]) await expect.poll(() => statuses(seat, HERO), soon).toContain("prone");
    await expect.poll(() => button.count(), soon).toBe(0);
    await undoDeed(keeper, test);
    await expect.poll(() => statuses(player, HERO), soon).not.toContain("prone");
  });

  it("RP-58: kills whom nobody saved in time, and the keeper takes it back", async () => {
    await fight(HERO, FOE);
    await suffer(HERO, { type: "dying", avert: "care" }, 1);
    await nextRound(keeper);
    await expect.poll(() => statuses(player, HERO), soon).toContain("rpgDying");
    const known = await deedsOf(keeper);
    await nextRound(keeper);
    const card = await newDeed(player, known);
    await expectText(cardOf(player, card), "Meurt de sa blessure");
    await expect.poll(() => statuses(player, HERO), soon).toContain("dead");
    await undoDeed(keeper, card);
    await expect.poll(() => statuses(player, HERO), soon).not.toContain("dead");
  });
});

describe("what the clock of the world brings", () => {
  it("RP-61: ends what lasts for hours, and takes its mark from the token", async () => {
    await suffer(HERO, { type: "halveSkills" }, 3600);
    for (const seat of [keeper, player]) await expect.poll(() => statuses(seat, HERO), soon).toContain("rpgHalfSkills");
    await keeper.page.evaluate(async () => void (await game.time.advance(3601)));
    for (const seat of [keeper, player]) await expect.poll(() => statuses(seat, HERO), soon).toEqual([]);
  });

  it("RP-61: what begins with the next round shows then, to everybody", async () => {
    await fight(HERO, FOE);
    await keeper.page.evaluate(async (who) => {
      const span = { clock: "round", first: 2, last: 2 };
      const conditions = [{ state: { type: "inert" }, span, ends: "rounds", wound: "blow" }];
      await game.actors.getName(who).update({ system: { conditions } });
    }, HERO);
    expect(await statuses(player, HERO)).toEqual([]);
    await nextRound(keeper);
    for (const seat of [keeper, player]) await expect.poll(() => statuses(seat, HERO), soon).toEqual(["rpgInert"]);
    await nextRound(keeper);
    for (const seat of [keeper, player]) await expect.poll(() => statuses(seat, HERO), soon).toEqual([]);
  });
});

describe("a duel", () => {
  it("RP-36: two who shoot each other in one round both die, once all damage falls", async () => {
    const english = await keeper.table.join(PLAYERS[1], { lang: "en" });
    await setting(keeper, [player], "rpgDuel", true);
    await write(keeper, FOE, { hp: { value: 18, dead: false }, conditions: [] });
    await fight(HERO, FOE);
    const shot = await attack(player, { by: HERO, at: FOE, weapon: "Arc", dice: [[20, 3], [10, 7], [6, 2]] }); // oxfmt-ignore
    for (const seat of [keeper, player]) await expectText(cardOf(seat, shot), "Retenu : tout tombera ensemble");
    await nextTurn();
    const answer = await attack(keeper, { by: FOE, at: HERO, weapon: "Arc", dice: [[20, 3], [10, 7], [6, 2]] }); // oxfmt-ignore
    await expectText(cardOf(player, answer), "Retenu : tout tombera ensemble");
    for (const name of [HERO, FOE]) expect(await hitPoints(player, name)).toBe(18);
    await nextTurn();
    for (const name of [HERO, FOE])
      for (const seat of [keeper, player]) await expect.poll(() => statuses(seat, name), soon).toContain("dead");
    for (const { page } of [keeper, player])
      await expectText(page.locator("#chat"), "Tout tombe ensemble, round 1", `${HERO} → ${FOE}`, `${FOE} → ${HERO}`);
    await expectText(english.page.locator("#chat"), "Everything falls together, round 1", `${HERO} → ${FOE}`);
    await english.page.close();
    for (const card of [shot, answer]) await undoDeed(keeper, card);
    for (const name of [HERO, FOE]) await expect.poll(() => hitPoints(player, name), soon).toBe(18);
    await setting(keeper, [player], "rpgDuel", false);
  });
});

describe("a spell in a duel", () => {
  it("RP-36, RP-38, D-20: takes its action at once, and does what it does with all the blows", async () => {
    await setting(keeper, [player], "rpgDuel", true);
    await write(keeper, HERO, { hp: { value: 10 } });
    await keeper.page.evaluate(async (name) => {
      const system = { scoreOverride: 12, hpCost: 1, heal: "4" };
      await game.actors.getName(name).createEmbeddedDocuments("Item", [{ name: "Baume", type: "rpgSpell", system }]);
    }, HERO);
    await expect.poll(() => player.page.evaluate((name) => game.actors.getName(name).items.size, HERO), soon).toBe(2);
    await fight(HERO, FOE);
    const tally = player.page.locator("#combat .combatant", { hasText: HERO }).locator(".g-intent__tally");
    await player.page.evaluate(() => void ui.sidebar.changeTab("combat", "primary"));
    await expect.poll(() => tally.locator("[data-spent]").count(), soon).toBe(0);
    await chooseDice(player, [20, 4]);
    const target = await player.page.evaluate((name) => game.actors.getName(name).uuid as string, HERO);
    await beginDeed(player, "cast", [HERO], { target });
    const card = await confirmDeed(player);
    await expectNoDiceLeft(player);
    await expectText(cardOf(keeper, card), "Retenu : tout tombera ensemble");
    await expect.poll(() => tally.locator("[data-spent]").count(), soon).toBe(1);
    expect(await hitPoints(player, HERO)).toBe(10);
    await nextTurn();
    await nextTurn();
    await expectPoints(13);
    await expect.poll(() => tally.locator("[data-spent]").count(), soon).toBe(1);
    await player.page.evaluate(() => void ui.sidebar.changeTab("chat", "primary"));
    await expectText(player.page.locator("#chat"), "Tout tombe ensemble, round 1");
    await undoDeed(keeper, card);
    await expectPoints(10);
    await setting(keeper, [player], "rpgDuel", false);
  });
});

describe("a table whose keeper is away", () => {
  it("RP-61: catches up once when one comes back, whoever looks on", async () => {
    await keeper.page.evaluate(
      async (name) => void (await User.create({ name, role: CONST.USER_ROLES.GAMEMASTER })),
      OTHER_KEEPER,
    );
    await fight(HERO);
    await suffer(HERO, { type: "bleed", formula: "1" });
    const before = await calls(player, "losses");
    await keeper.page.goto("about:blank");
    await expect.poll(() => player.page.evaluate(() => game.users.activeGM === null), soon).toBe(true);
    for (let i = 0; i < 3; i++) await nextRound(player);
    expect(await hitPoints(player, HERO)).toBe(18);
    const [back, second] = await Promise.all([keeper.table.join(KEEPER), keeper.table.join(OTHER_KEEPER)]);
    await expectPoints(15, [player, back, second]);
    await reload(back);
    await nextRound(player);
    await expectPoints(14, [player, back, second]);
    expect(await calls(player, "losses")).toBe(before + 2);
    expect([...back.errors, ...second.errors, ...player.errors]).toEqual([]);
  });
});

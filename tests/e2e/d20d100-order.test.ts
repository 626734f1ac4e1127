import { beforeAll, describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import {
  beginDeed,
  confirmDeed,
  deedField,
  deedsOf,
  deedWindow,
  expectDone,
  newDeed,
  undoDeed,
} from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { expectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

/** Who fights, by their rank; the second is a player's. */
const RANKS = { Profond: 18, Jack: 15, Paul: 9 } as const;
const HERO = "Jack";
const FOE = "Profond";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  for (const [place, name] of Object.keys(RANKS).entries()) {
    await keeper.page.evaluate(
      async ([who, owner, x]) => {
        const type = owner === "" ? "d20d100Adversary" : "d20d100Investigator";
        const ownership = owner === "" ? { default: 0 } : { default: 0, [game.users.getName(owner).id]: 3 };
        const actor = await Actor.create({ name: who, type, ownership });
        const token = await actor.getTokenDocument({ x, y: 800 });
        await canvas.scene.createEmbeddedDocuments("Token", [{ ...token.toObject(), name: who }]);
      },
      [name, name === HERO ? PLAYERS[0] : "", 800 + 100 * place] as const,
    );
    for (const seat of [keeper, player]) await expectToken(seat, name);
  }
});

/** A fight that has begun, in which somebody has the turn; nothing of an earlier one is remembered. */
async function fightFrom(acts: string): Promise<void> {
  for (const seat of [keeper, player]) await closeWindows(seat);
  await keeper.page.evaluate(
    async ([ranks, who]) => {
      for (const combat of [...game.combats]) await combat.delete();
      const combat = await Combat.create({ scene: canvas.scene.id, active: true });
      const fighters = Object.entries(ranks).map(([name, initiative]) => {
        const token = canvas.scene.tokens.getName(name);
        return { tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actorId, initiative };
      });
      await combat.createEmbeddedDocuments("Combatant", fighters);
      await combat.startCombat();
      while (combat.combatant.name !== who) await combat.nextTurn();
    },
    [RANKS, acts] as const,
  );
  await expectTurn(acts);
  await player.page.evaluate(() => ui.sidebar.changeTab("combat", "primary"));
}

/** The order of the fight, who has the turn first in the pair, as a client knows it. */
function order({ page }: Seat): Promise<{ turn: string; order: string[] }> {
  return page.evaluate(() => {
    const { turns, combatant } = game.combats.contents[0];
    return { turn: combatant?.name as string, order: turns.map(({ name }: { name: string }) => name) as string[] };
  });
}

async function expectOrder(turn: string, ...names: readonly string[]): Promise<void> {
  for (const seat of [keeper, player]) await expect.poll(() => order(seat), soon).toEqual({ turn, order: [...names] });
}

async function expectTurn(turn: string): Promise<void> {
  for (const seat of [keeper, player]) await expect.poll(async () => (await order(seat)).turn, soon).toBe(turn);
}

/** The button of a deed in the player's row of the list of the fight. */
const moment = (deed: string) => player.page.locator(`[data-combatant-id] .g-moments [data-deed=${deed}]`).first();

/** What somebody remembers of the fight in this round. */
function remembered(name: string): Promise<{ spent: number; surprised: boolean; reason: string }> {
  return player.page.evaluate((who) => {
    const { fightNow, defenceNow } = canvas.scene.tokens.getName(who).actor.system;
    return {
      spent: fightNow.spent as number,
      surprised: fightNow.surprised as boolean,
      reason: defenceNow.reason as string,
    };
  }, name);
}

describe("a place in the order of a fight", () => {
  it("DD-155: who sizes up the situation spends the round, and begins the next at 20 and DEX; it is taken back", async () => {
    await fightFrom(HERO);
    const known = await deedsOf(player);
    await moment("evaluate").click();
    const card = await newDeed(player, known);
    await expectOrder("Paul", HERO, "Profond", "Paul");
    await expect.poll(async () => (await remembered(HERO)).spent, soon).toBe(2);
    await expectText(cardOf(player, card), "Évalue la situation", "20");
    await undoDeed(keeper, card);
    await expectOrder("Paul", "Profond", HERO, "Paul");
    await expect.poll(async () => (await remembered(HERO)).spent, soon).toBe(0);
  });

  it("DD-156: who delays acts right after whom they choose", async () => {
    await fightFrom("Profond");
    await beginDeed(keeper, "delay", ["Profond"]);
    await deedField(keeper, "after").selectOption({ label: HERO });
    const card = await confirmDeed(keeper);
    await expectDone(keeper, card);
    await expectOrder(HERO, HERO, "Profond", "Paul");
  });

  it("DD-157: a readied action is done right after whoever sets it off", async () => {
    await fightFrom(HERO);
    await moment("ready").click();
    await deedWindow(player).waitFor();
    await deedField(player, "trigger").fill("Paul ouvre la porte");
    const readied = await confirmDeed(player);
    await expectDone(keeper, readied);
    await expect.poll(async () => (await remembered(HERO)).spent, soon).toBe(1);
    await keeper.page.evaluate(async () => void (await game.combats.contents[0].nextTurn()));
    await expectTurn("Paul");
    const known = await deedsOf(player);
    await moment("trigger").click();
    const card = await newDeed(player, known);
    await expectText(cardOf(keeper, card), "Paul ouvre la porte");
    await expectOrder("Paul", "Profond", "Paul", HERO);
  });
});

it("DD-119, DD-130: who is taken by surprise does nothing in the round, and is au dépourvu", async () => {
  await fightFrom("Profond");
  await beginDeed(keeper, "surprised", [HERO]);
  const card = await confirmDeed(keeper);
  await expectDone(keeper, card);
  await expect.poll(() => remembered(HERO), soon).toMatchObject({ surprised: true, reason: "surprised" });
  await undoDeed(keeper, card);
  await expect.poll(() => remembered(HERO), soon).toMatchObject({ surprised: false, reason: "unready" });
});

it("DD-118, DD-119: of those who were asked to listen, all who have heard nothing are surprised by one click", async () => {
  await fightFrom(FOE);
  await keeper.page.evaluate(
    async (names) => {
      for (const name of names) {
        const { actor } = canvas.scene.tokens.getName(name);
        if (actor.items.getName("Écouter")) continue;
        const listens = { name: "Écouter", type: "d20d100Skill", system: { key: "listen", flat: 0 } };
        await actor.createEmbeddedDocuments("Item", [listens]);
      }
    },
    [HERO, FOE],
  );
  await beginDeed(keeper, "request", [HERO, FOE], { tried: "skill.listen", difficulty: 15 });
  const id = await confirmDeed(keeper);
  const card = cardOf(keeper, id);
  const caught = (names: string) => card.getByRole("button", { name: `Pris par surprise : ${names}`, exact: true });

  await player.page.evaluate(() => ui.sidebar.changeTab("chat", "primary"));
  await chooseDice(player, [20, 4]);
  await cardOf(player, id).getByRole("button", { name: "Répondre" }).click();
  await caught(HERO).waitFor();
  await chooseDice(keeper, [20, 5]);
  await card.getByRole("button", { name: "Répondre" }).click();
  await caught(`${FOE}, ${HERO}`).waitFor();
  expect(
    await cardOf(player, id)
      .getByRole("button", { name: /surprise/ })
      .count(),
  ).toBe(0);

  const known = await deedsOf(keeper);
  await caught(`${FOE}, ${HERO}`).click();
  const done = await newDeed(keeper, known);
  for (const name of [HERO, FOE]) {
    await expect.poll(() => remembered(name), soon).toMatchObject({ surprised: true });
  }
  await expect.poll(() => card.getByRole("button", { name: /surprise/ }).count(), soon).toBe(0);
  await expectDone(keeper, done);
  await undoDeed(keeper, done);
  for (const name of [HERO, FOE]) {
    await expect.poll(() => remembered(name), soon).toMatchObject({ surprised: false });
  }
  await caught(`${FOE}, ${HERO}`).waitFor();
});

import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, expectDone, undoDeed } from "./support/deeds.js";
import { prompt, throwDamage, throwsDamage } from "./support/defence.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { expectToken, selectToken, weaponInBar } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

const SHOOTER = "Malfrat";
/** An investigator of the first player's, who has points of Destin. */
const THROWER = "Lisette";
/** Who stands in the zone, by whose they are: the first four in the first increment, the others in the second. */
const STRUCK = {
  [PLAYERS[0]]: ["Docker A", "Docker B"],
  [PLAYERS[1]]: ["Docker C", "Docker D"],
  [KEEPER]: ["Marin E", "Marin F", "Marin G", "Marin H"],
} as const;
const ALL = Object.values(STRUCK).flat();

const [keeper, ines, hugo] = await openTable(KEEPER, PLAYERS[0], PLAYERS[1]);

/** Somebody's kind, and what is known of them. */
interface Kind {
  readonly type: string;
  readonly system: object;
}
const ADVERSARY: Kind = { type: "d20d100Adversary", system: { hp: { value: 30, max: 30 } } };

/** Places somebody with 30 PV, who belongs to a user; as a rule an adversary with nothing else to speak of. */
async function placed(
  name: string,
  owner: string,
  [x, y]: readonly [x: number, y: number],
  items: readonly object[] = [],
  kind = ADVERSARY,
) {
  await keeper.page.evaluate(
    async ([who, whose, left, top, carried, { type, system }]) => {
      const user = game.users.getName(whose);
      const ownership = { default: 0, [user.id]: 3 };
      const actor = await Actor.create({ name: who, type, system, items: carried, ownership });
      const token = await actor.getTokenDocument({ x: left, y: top });
      await canvas.scene.createEmbeddedDocuments("Token", [{ ...token.toObject(), name: who }]);
    },
    [name, owner, x, y, items, kind] as const,
  );
  for (const seat of [keeper, ines, hugo]) await expectToken(seat, name);
}

/** Rafale-10 without recoil: the difficulty is 15 in the first increment and 13 in the second (DD-58, DD-142). */
const TOMMY_GUN = {
  name: "Mitraillette",
  type: "d20d100Weapon",
  system: {
    ...{ skill: "automaticWeapons", action: "auto", damageKind: "bullet", cadences: ["burst10"], damage: "1d6" },
    ...{ attackModifier: 5, rangeIncrement: 10, capacity: 50, loaded: 30, ammunitionPerBox: 10 },
    ...{ addsDamageBonus: false, criticalMultiplier: 1 },
  },
};

/** DD-182 — 2d6 to everybody within 2 m. */
const GRENADE = {
  name: "Grenade",
  type: "d20d100Weapon",
  system: {
    ...{ skill: "thrownWeapons", action: "explosive", damageKind: "explosion", damage: "2d6", areaRadius: 2 },
    ...{ attackModifier: 4, rangeIncrement: 6, capacity: 2, loaded: 2, addsDamageBonus: false },
  },
};

beforeAll(async () => {
  await placed(SHOOTER, KEEPER, [800, 800], [TOMMY_GUN, GRENADE]);
  await placed(THROWER, PLAYERS[0], [800, 1200], [GRENADE], {
    type: "d20d100Investigator",
    system: { destiny: 3, hp: { misc: 20, value: 30 } },
  });
  const owners = Object.entries(STRUCK).flatMap(([owner, names]) => names.map((name) => [owner, name] as const));
  for (const [place, [owner, name]] of owners.entries()) {
    await placed(name, owner, [place < 4 ? 1000 : 1700, 600 + 100 * (place % 4)]);
  }
});

/** Points of life of everybody in the zone, as a client knows them. */
function points({ page }: Seat): Promise<number[]> {
  return page.evaluate(
    (names) => names.map((name) => canvas.scene.tokens.getName(name).actor.system.hp.value as number),
    ALL,
  );
}

/** Bullets left, and the state of the weapon. */
function weapon(): Promise<[number, string]> {
  return keeper.page.evaluate((name) => {
    const [{ system }] = canvas.scene.tokens.getName(name).actor.items.contents;
    return [system.loaded, system.state] as [number, string];
  }, SHOOTER);
}

/** Everybody whole, the weapon loaded, and no question left of an earlier try. */
async function restore(): Promise<void> {
  for (const seat of [keeper, ines, hugo]) await closeWindows(seat);
  await keeper.page.evaluate(
    async ([names, shooter]) => {
      await ChatMessage.deleteDocuments(game.messages.map(({ id }: { id: string }) => id));
      for (const name of names) await canvas.scene.tokens.getName(name).actor.update({ "system.hp.value": 30 });
      const [item] = canvas.scene.tokens.getName(shooter).actor.items.contents;
      await item.update({ "system.loaded": 30, "system.state": "ok" });
    },
    [ALL, SHOOTER] as const,
  );
}

/** Opens the window for a burst at all of them. */
async function prepareBurst(): Promise<void> {
  await selectToken(keeper, SHOOTER);
  await keeper.page.evaluate((names) => {
    for (const [place, name] of names.entries()) {
      const { object } = canvas.scene.tokens.getName(name);
      object.setTarget(true, { releaseOthers: place === 0 });
    }
  }, ALL);
  await weaponInBar(keeper, "Mitraillette").click();
  await attackWindow(keeper).waitFor();
}

/** Who is yet to answer an attack. */
function asked(card: string): Promise<string[]> {
  return keeper.page.evaluate((id) => {
    type Told = { subject?: string; targets: readonly { name: string; stage: string }[] };
    const told = game.messages.map(({ system }: { system?: { data?: Told } }) => system?.data) as (Told | undefined)[];
    const targets = told.find((data) => data?.subject === id)?.targets ?? [{ name: "unjudged", stage: "awaiting" }];
    return targets.filter(({ stage }) => stage === "awaiting").map(({ name }) => name);
  }, card);
}

/** Somebody is asked for one of theirs, and answers with this key and these dice. */
async function reacts(seat: Seat, who: string, key: string, dice: readonly Face[]): Promise<void> {
  const window = prompt(seat).filter({ hasText: who });
  await window.waitFor();
  await chooseDice(seat, ...dice);
  await window.locator("[data-reply]").first().press(key);
  await window.waitFor({ state: "detached" });
  await expectNoDiceLeft(seat);
}

/** How many answers somebody's client has given. */
function given({ page }: Seat): Promise<number> {
  return page.evaluate(
    () =>
      game.messages.filter(({ type, isAuthor }: { type: string; isAuthor: boolean }) => type === "defence" && isAuthor)
        .length,
  );
}

describe("a burst at eight people of three owners", () => {
  it("DD-58, DD-147…DD-149: asks each of them once for Réflexes, harms each by their increment, and is taken back whole", async () => {
    await restore();
    const before = await Promise.all([ines, hugo, keeper].map(given));
    await prepareBurst();
    await expectText(attackWindow(keeper), "Difficulté des Réflexes", "Rafale-10 n° 1");
    const card = await rollPrepared(keeper, [[20, 9]]);
    await expect.poll(() => asked(card), soon).toHaveLength(ALL.length);
    // Failed in the first increment: twice the damage; passed: the damage (DD-148).
    await throwsDamage(keeper, "click");
    await reacts(ines, "Docker A", "1", [[20, 5]]);
    await reacts(ines, "Docker B", "1", [[20, 15]]);
    await reacts(hugo, "Docker C", "0", []);
    await reacts(hugo, "Docker D", "1", [[20, 1]]);
    // The keeper's people all at once: in the second increment, failed the damage, passed half of it.
    await chooseDice(keeper, [20, 2], [20, 13], [20, 12], [20, 19]);
    await keeper.page.locator(".g-tray [data-act=bestMine]").click();
    await expect.poll(() => asked(card), soon).toEqual([]);
    const due = cardOf(keeper, card).locator("[data-card-action=damage]");
    await expect.poll(() => due.count(), soon).toBe(ALL.length);
    for (const face of [4, 4, 3, 6, 5, 5, 1, 1]) await throwDamage(keeper, cardOf(keeper, card), [[6, face]]);
    await expectDone(keeper, card);
    for (const seat of [keeper, ines, hugo])
      await expect.poll(() => points(seat), soon).toEqual([22, 26, 24, 18, 25, 28, 29, 30]);
    await expect.poll(weapon, soon).toEqual([20, "ok"]);
    const answered = async () => {
      const after = await Promise.all([ines, hugo, keeper].map(given));
      return after.map((count, place) => count - (before[place] ?? 0));
    };
    await expect.poll(answered, soon).toEqual([2, 2, 4]);
    await cardOf(keeper, card).getByRole("button", { name: "Tout annuler" }).click();
    await expect.poll(() => points(ines), soon).toEqual(ALL.map(() => 30));
    await expect.poll(weapon, soon).toEqual([30, "ok"]);
  });

  it("D-38, DD-151: at a 1 nothing goes off, the bullets are gone and the weapon has to be cleared", async () => {
    await restore();
    await prepareBurst();
    const card = await rollPrepared(keeper, [[20, 1]]);
    await expectText(cardOf(ines, card), "La rafale ne part pas");
    await expect.poll(weapon, soon).toEqual([20, "dud"]);
    expect([await asked(card), await points(keeper)]).toEqual([[], ALL.map(() => 30)]);
  });
});

describe("a grenade", () => {
  it("DD-182: is thrown at a point of the scene, and strikes whoever stands around it", async () => {
    await restore();
    await selectToken(keeper, SHOOTER);
    await keeper.page.evaluate(() =>
      game.user.targets.forEach((token: { setTarget(on: boolean): void }) => token.setTarget(false)),
    );
    await weaponInBar(keeper, "Grenade").click();
    const window = attackWindow(keeper);
    await window.getByRole("button", { name: "Désigner sur la scène" }).click();
    await window.waitFor({ state: "hidden" }); // it steps aside, and listens to the scene
    const { x, y } = await keeper.page.evaluate(() => canvas.clientCoordinatesFromCanvas({ x: 1050, y: 650 }));
    await keeper.page.mouse.click(x, y); // on Docker A
    await expectText(window, "Docker A", "Docker B", "à 3 m");
    const card = await rollPrepared(keeper, [[20, 11]]);
    await expect.poll(() => asked(card), soon).toEqual(["Docker A", "Docker B"]);
    await reacts(ines, "Docker A", "1", [[20, 14]]);
    await reacts(ines, "Docker B", "1", [[20, 15]]);
    for (const face of [4, 4])
      await throwDamage(keeper, cardOf(keeper, card), [
        [6, face],
        [6, face],
      ]);
    await expectDone(keeper, card);
    await expect.poll(() => points(ines), soon).toEqual([22, 26, 30, 30, 30, 30, 30, 30]);
    await cardOf(keeper, card).getByRole("button", { name: "Tout annuler" }).click();
    await expect.poll(() => points(ines), soon).toEqual(ALL.map(() => 30));
  });
});

describe("a point of Destin (DD-181)", () => {
  /** Somebody throws their grenade at somebody, and whoever stands by. */
  async function throwsAt(seat: Seat, who: string, target: string, dice: readonly Face[]): Promise<string> {
    await selectToken(seat, who);
    await seat.page.evaluate(
      (name) => void canvas.scene.tokens.getName(name).object.setTarget(true, { releaseOthers: true }),
      target,
    );
    await weaponInBar(seat, "Grenade").click();
    await attackWindow(seat).waitFor();
    return rollPrepared(seat, dice);
  }

  /** A die of the first player's investigator is thrown again, and the keeper grants it. */
  async function rerolls(die: RegExp, face: number): Promise<string> {
    await beginDeed(ines, "destiny", [THROWER], { use: "reroll" });
    const option = deedField(ines, "thrown").locator("option", { hasText: die }).first();
    await deedField(ines, "thrown").selectOption((await option.getAttribute("value")) ?? "");
    await chooseDice(ines, [20, face]);
    const id = await confirmDeed(ines);
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).first().click();
    await expectDone(keeper, id);
    return id;
  }

  /** The dice of an attack, as they lie with each of its targets. */
  function diceOn(card: string): Promise<unknown[]> {
    return keeper.page.evaluate((id) => {
      type Told = { subject?: string; targets: readonly { dice: unknown }[] };
      const told = game.messages.map(({ system }: { system?: { data?: Told } }) => system?.data) as (
        | Told
        | undefined
      )[];
      return (told.find((data) => data?.subject === id)?.targets ?? []).map(({ dice }) => dice);
    }, card);
  }

  const life = () =>
    ines.page.evaluate((name) => canvas.scene.tokens.getName(name).actor.system.hp.value as number, THROWER);

  it("throws again the die with which somebody has answered, and lays it back", async () => {
    await restore();
    const card = await throwsAt(keeper, SHOOTER, THROWER, [[20, 11]]);
    await reacts(ines, THROWER, "1", [[20, 14]]);
    await throwDamage(keeper, cardOf(keeper, card), [
      [6, 4],
      [6, 4],
    ]);
    await expectDone(keeper, card);
    await expect.poll(life, soon).toBe(22);
    const again = await rerolls(/Réponse à Grenade.*d20\s: 14/, 16);
    await expect.poll(life, soon).toBe(26);
    await expectText(cardOf(hugo, again), "14 → 16");
    await undoDeed(keeper, again);
    await expect.poll(life, soon).toBe(22);
    await cardOf(keeper, card)
      .getByRole("button", { name: /^Annuler/ })
      .click();
    await expect.poll(life, soon).toBe(30);
  });

  it("throws again, for all of them, the one die that was thrown for all, and lays it back", async () => {
    await restore();
    const card = await throwsAt(ines, THROWER, "Docker A", [
      [20, 1],
      [6, 5],
    ]);
    await expect.poll(() => asked(card), soon).toEqual(["Docker A", "Docker B"]);
    for (const who of ["Docker A", "Docker B"]) await reacts(ines, who, "0", []);
    await expectDone(keeper, card);
    const before = await diceOn(card);
    expect(before).toEqual([
      { throw: [1], scatter: [5] },
      { throw: [1], scatter: [5] },
    ]);
    const again = await rerolls(/^Grenade.*d20\s: 1$/, 19);
    await expect.poll(() => diceOn(card), soon).toEqual([{ throw: [19] }, { throw: [19] }]);
    await undoDeed(keeper, again);
    await expect.poll(() => diceOn(card), soon).toEqual(before);
  });
});

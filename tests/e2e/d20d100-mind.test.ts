import { beforeAll, beforeEach, describe, expect, it } from "vitest";
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
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { expectPartWell, expectWell } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { beginFight } from "./support/fight.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

const JOHN = "John Ashcombe";
const EUGENIE = "Eugénie Castaing";
const CREATURE = "Profond";

const [keeper, john, eugenie] = await openTable(KEEPER, ...PLAYERS);
const seats = [keeper, john, eugenie];

/** CON 14, TAI 10, INT 12: PV 12, Idée +1. */
const characteristics = Object.fromEntries(
  Object.entries({ constitution: 14, size: 10, intelligence: 12 }).map(([id, score]) => [id, { score }]),
);

/** What a test begins with. */
const SOUND = {
  hp: { value: 12, stabilised: false, tended: false },
  temporaryDamage: 0,
  states: { prone: false },
  sanity: {
    ...{ value: 55, hourStart: 55, hourOpened: null, lossThisHour: 0, stabilised: false },
    ...{ insanity: "none", insanityNote: "", insanityUntil: null },
  },
};

beforeAll(async () => {
  for (const [index, name] of [JOHN, EUGENIE].entries()) {
    await enlist(keeper, [john, eugenie], {
      ...{ name, type: "d20d100Investigator", player: PLAYERS[index]!, at: { x: 800 + 100 * index, y: 800 } },
      system: { characteristics, ...SOUND },
      items: [{ name: "Premiers soins", type: "d20d100Skill", system: { key: "firstAid", flat: 5 } }],
    });
  }
});

beforeEach(async () => {
  for (const seat of seats) await closeWindows(seat);
  await keeper.page.evaluate(
    async ([names, system]) => {
      for (const combat of [...game.combats]) await combat.delete();
      for (const name of names) await game.actors.getName(name).update({ system });
    },
    [[JOHN, EUGENIE], SOUND] as const,
  );
  for (const name of [JOHN, EUGENIE]) await expectState(name, { san: 55, hp: 12, insanity: "none" });
});

/** What the rules keep of somebody, as one client knows it. */
function stateOf({ page }: Seat, name: string): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate((who) => {
    const { system, statuses } = game.actors.getName(who);
    const { hp, sanity } = system;
    return {
      ...{ hp: hp.value as number, tended: hp.tended as boolean, san: sanity.value as number },
      ...{ lost: sanity.lossThisHour as number, insanity: sanity.insanity as string },
      statuses: [...statuses].sort() as string[],
    };
  }, name);
}

async function expectState(name: string, expected: object): Promise<void> {
  for (const seat of seats) await expect.poll(() => stateOf(seat, name), soon).toMatchObject(expected);
}

/** Presses a button of a card that does a deed at once; answers with the deed's message. */
async function press(seat: Seat, card: string, name: RegExp | string, ...dice: readonly Face[]): Promise<string> {
  await chooseDice(seat, ...dice);
  const known = await deedsOf(seat);
  await cardOf(seat, card).getByRole("button", { name }).click();
  const made = await newDeed(seat, known);
  await expectDone(keeper, made);
  await expectNoDiceLeft(seat);
  return made;
}

/** The keeper asks both players for what the sight of the creature costs. */
async function showCreature(): Promise<string> {
  await beginDeed(keeper, "sanityRequest", [JOHN, EUGENIE], { cause: CREATURE, loss: "0/1d6" });
  return confirmDeed(keeper);
}

describe("a creature is seen", () => {
  it("DD-106…DD-108: two players test, one loses six points and a clear mind; all of it is taken back", async () => {
    const asked = await showCreature();
    for (const seat of seats) await expectText(cardOf(seat, asked), JOHN, EUGENIE, CREATURE, "0/1d6");
    await press(john, asked, "Tester la SAN", [100, 30]);
    const shaken = await press(eugenie, asked, "Tester la SAN", [100, 80], [6, 6]);
    await expectState(JOHN, { san: 55 });
    await expectState(EUGENIE, { san: 49, lost: 6, insanity: "none" });
    for (const seat of seats) await expectText(cardOf(seat, shaken), EUGENIE, "L’esprit vacille", "−6 SAN", CREATURE);

    const mad = await press(eugenie, shaken, "Idée", [20, 8]);
    await expectText(cardOf(john, mad), "Sombre dans la folie", "Folie temporaire");
    await expectState(EUGENIE, { insanity: "temporary", statuses: ["d20d100Temporary"] });
    await expectPartWell(eugenie, cardOf(eugenie, shaken), "d20d100-sanity-card");

    await cardOf(keeper, mad).getByRole("button", { name: "Folie" }).click();
    await deedField(keeper, "note").fill("Fuite panique");
    await expectWell(keeper, deedWindow(keeper), { name: "d20d100-madness" });
    await chooseDice(keeper, [10, 3]);
    const named = await confirmDeed(keeper);
    await expectText(cardOf(eugenie, named), "Fuite panique", "7 rounds");

    for (const id of [named, mad, shaken]) await undoDeed(keeper, id);
    await expectState(EUGENIE, { san: 55, lost: 0, insanity: "none", statuses: [] });
  });

  it("DD-117: a test made beforehand counts once the keeper says that the thing is seen", async () => {
    await beginDeed(keeper, "sanityRequest", [JOHN], { cause: CREATURE, loss: "0/1d6" });
    await deedField(keeper, "delayed").check();
    await expectWell(keeper, deedWindow(keeper), { name: "d20d100-sanity-request" });
    const asked = await confirmDeed(keeper);
    await chooseDice(john, [100, 99], [6, 5]);
    const known = await deedsOf(john);
    await cardOf(john, asked).getByRole("button", { name: "Tester la SAN" }).click();
    const early = await newDeed(john, known);
    await expectText(cardOf(keeper, early), "À retardement");
    await expectState(JOHN, { san: 55 });
    const idea = cardOf(john, early).getByRole("button", { name: "Idée" });
    expect(await idea.count(), "nothing is owed yet").toBe(0);
    await cardOf(keeper, early)
      .getByRole("button", { name: /^Appliquer/ })
      .click();
    await expectState(JOHN, { san: 50 });
    await idea.waitFor();
  });
});

describe("somebody is dying", () => {
  it("DD-95, DD-97, DD-99: a point for each round of the fight, until a comrade gives first aid; taken back", async () => {
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ system: { hp: { value: -2 } } })),
      JOHN,
    );
    await expectState(JOHN, { hp: -2, statuses: ["d20d100Dying", "prone"] });
    await beginFight(keeper, JOHN, EUGENIE);
    await chooseDice(keeper, [10, 4]);
    const known = await deedsOf(keeper);
    await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
    const round = await newDeed(keeper, known);
    await expectState(JOHN, { hp: -3 });
    for (const seat of [keeper, john]) await expectText(cardOf(seat, round), "Fin du round 1", JOHN, "Mourant");
    await expectPartWell(keeper, cardOf(keeper, round), "d20d100-round-card");

    await beginDeed(eugenie, "firstAid", [EUGENIE]);
    await deedField(eugenie, "patient").selectOption({ label: JOHN });
    await expectWell(eugenie, deedWindow(eugenie), { name: "d20d100-first-aid" });
    await chooseDice(eugenie, [20, 12], [4, 1]);
    const aid = await confirmDeed(eugenie);
    for (const seat of seats) await expectText(cardOf(seat, aid), JOHN, EUGENIE, "La vie est sauve", "+1 PV");
    await expectState(JOHN, { hp: -2, tended: true, statuses: ["d20d100Stabilised", "prone"] });
    await undoDeed(keeper, aid);
    await expectState(JOHN, { hp: -3, tended: false, statuses: ["d20d100Dying", "prone"] });
    await undoDeed(keeper, round);
    await expectState(JOHN, { hp: -2 });
  });
});

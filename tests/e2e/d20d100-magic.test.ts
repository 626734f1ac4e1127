import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedWindow, expectDone, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectPartWell, expectWell } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { KEEPER, openTable, PLAYERS } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const JOHN = "John Ashcombe";
const WEEK = 7 * 24 * 3600;

const [keeper, john] = await openTable(KEEPER, PLAYERS[0]!);

beforeAll(async () => {
  await enlist(keeper, [john], {
    ...{ name: JOHN, type: "d20d100Investigator", player: PLAYERS[0]!, at: { x: 800, y: 800 } },
    system: { hp: { value: 4 }, mp: { value: 10 }, sanity: { value: 50, hourStart: 50 } },
    items: [
      { name: "Poings", type: "d20d100Weapon", system: { skill: "boxing", damage: "1d3" } },
      { name: "Flétrir", type: "d20d100Spell", system: { cost: "4", sanityCost: "1", touch: true, learned: true } },
      { name: "Cultes", type: "d20d100Tome", system: { weeks: 5, mythosGain: 6, sanityLoss: "1d4" } },
    ],
  });
});

/** What the rules keep of the investigator, and the clock of the world, as the keeper knows them. */
const state = () =>
  keeper.page.evaluate((who) => {
    const { system, items } = game.actors.getName(who);
    const { hp, mp, sanity, mythos } = system;
    const read = items.getName("Cultes").system.weeksRead as number;
    const points = { hp: hp.value as number, mp: mp.value as number, san: sanity.value as number };
    return { ...points, mythos: mythos as number, read, time: game.time.worldTime as number };
  }, JOHN);
const expectState = (expected: object) => expect.poll(state, soon).toMatchObject(expected);

describe("magic and weeks", () => {
  it("DD-174, DD-175: a spell by touch is paid, and its card opens a normal attack by the row of Boxe", async () => {
    await expectState({ mp: 10, san: 50 });
    await beginDeed(john, "cast", [JOHN]);
    await expectWell(john, deedWindow(john), { name: "d20d100-cast" });
    const cast = await confirmDeed(john);
    await expectText(cardOf(keeper, cast), "Flétrir : le sort agit", "Toucher", "−4 PM");
    await expectState({ mp: 6, san: 49 });
    await expectPartWell(john, cardOf(john, cast), "d20d100-cast-card");
    await cardOf(john, cast).getByRole("button", { name: "Toucher (Poings)" }).click();
    await expectText(attackWindow(john), "Poings");
    await john.page.keyboard.press("Escape");
    await attackWindow(john).waitFor({ state: "detached" });
    await undoDeed(keeper, cast);
    await expectState({ mp: 10, san: 50 });
    await expect.poll(() => cardOf(john, cast).getByRole("button", { name: "Toucher (Poings)" }).count(), soon).toBe(0);
  });

  it("DD-100: a week of rest with care, once the keeper agrees", async () => {
    await expectState({ hp: 4 });
    await beginDeed(keeper, "week", [JOHN]);
    await deedField(keeper, "cared").check();
    await chooseDice(keeper, [4, 2], [4, 1]);
    const week = await confirmDeed(keeper);
    await cardOf(keeper, week)
      .getByRole("button", { name: /^Appliquer/ })
      .click();
    await expectDone(keeper, week);
    await expectText(cardOf(john, week), "1 × 2d4", "+3 PV");
    await expectState({ hp: 7 });
    await undoDeed(keeper, week);
    await expectState({ hp: 4 });
  });

  it("DD-111, DD-174: weeks over a tome move the clock, then cost SAN and teach the Mythe", async () => {
    const { time } = await state();
    await expectState({ read: 0, mythos: 0, san: 50 });
    await beginDeed(john, "readTome", [JOHN]);
    await deedField(john, "clock").check();
    await expectWell(john, deedWindow(john), { name: "d20d100-read-tome" });
    await chooseDice(john, [4, 3]);
    const reading = await confirmDeed(john);
    await expectNoDiceLeft(john);
    await expectText(cardOf(keeper, reading), "Cultes", "+ 5 semaines");
    await cardOf(keeper, reading)
      .getByRole("button", { name: /^Appliquer/ })
      .click();
    await expectState({ read: 5, mythos: 6, san: 47, time: time + 5 * WEEK });
    await undoDeed(keeper, reading);
    await expectState({ read: 0, mythos: 0, san: 50 });
  });
});

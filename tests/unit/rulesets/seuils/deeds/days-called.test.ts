import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lookAtClock } from "../../../../../src/core/play/arbiter/calls/clock.js";
import { postDue } from "../../../../../src/core/fight/rounds/due.js";
import { openQuestions } from "../../../../../src/core/questions/list.js";
import { settled } from "../../../../support/play/arbiter-table.js";
import { actorOf, at, calls, onCard, openBrawl } from "./brawl.js";
import { circles, sheetOf, wounds, type written } from "./ward.js";

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
});

const DAY = 86_400;
const maude = () => actorOf("Maude");
/** Nobody fights; the wounds of these people are as old as the world, and their days are counted. */
const open = (system: ReturnType<typeof written>, ...names: readonly string[]) =>
  openBrawl(
    names.map((name) => ({ name, system: { ...system, clocks: { dayAt: 0 } } })),
    0,
  );
/** The clock stands at a second, and is looked at as often as what it calls for is judged. */
async function until(worldTime: number): Promise<void> {
  for (let seen = -1; seen < calls().length;) {
    seen = calls().length;
    await at(worldTime);
  }
}
const called = () => calls().map(({ id, people }) => [id, ...people]);

describe("SE-71: the days that the clock calls for", () => {
  test("several at one go are as many cards, in their order, for each of the wounded", async () => {
    open(wounds(4), "Maude", "pillard");
    await until(3 * DAY);
    for (const name of ["Maude", "pillard"])
      expect(called().filter(([, who]) => who === name)).toEqual([1, 2, 3].map(() => ["day", name]));
    expect([circles(maude()), circles(actorOf("pillard"))]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    await onCard("undo");
    await at(3 * DAY + 1);
    expect(called(), "what was taken back is not called for again").toHaveLength(6);
  });

  test("are called for once by two keepers who look at the same moment", async () => {
    open(wounds(4), "Maude", "Baptiste");
    Object.assign(game, { time: { worldTime: DAY } });
    await Promise.all([postDue(), postDue(), lookAtClock()]);
    await settled();
    await at(DAY + 1);
    expect(called()).toEqual([
      ["day", "Maude"],
      ["day", "Baptiste"],
    ]);
    expect(circles(maude())).toEqual([3, 0, 0]);
  });

  test("are called for once where a keeper was cut off after the card, and another takes over", async () => {
    open(wounds(4), "Maude");
    await at(DAY);
    await maude().update({ system: { clocks: { dayAt: 0 } } } as never); // not yet noted down
    await at(DAY + 1);
    expect([called(), sheetOf(maude()).clocks.dayAt, circles(maude())]).toEqual([[["day", "Maude"]], DAY, [3, 0, 0]]);
  });

  test.each([
    ["apply", { firstAid: "failed", watch: true }, [4, 0, 0]],
    ["reject", { firstAid: "pending", watch: false }, [2, 0, 0]],
  ] as const)("SE-63: wait for the keeper's word about wounds that nobody tended: %s", async (word, care, left) => {
    const late = { firstAid: "pending", woundedAt: 0 };
    open(wounds(4, 0, 0, { care: late }), "Maude");
    await until(2 * DAY);
    expect([called(), circles(maude())]).toEqual([[["untended", "Maude"]], [4, 0, 0]]);
    const [question] = await openQuestions();
    expect(question).toMatchObject({ kind: "confirm", name: "Maude", what: "GARDIEN.SEUILS.DEED.untended.name" });
    await onCard(word, 0);
    await until(2 * DAY);
    expect(sheetOf(maude()).care).toMatchObject(care);
    expect([circles(maude()), called().length]).toEqual([left, word === "apply" ? 2 : 3]);
  });

  test("SE-63: the roll that a day asks of a player is among the keeper's open questions, once, until it is made", async () => {
    const watched = { care: { firstAid: "failed", attempts: 1, watch: true } };
    open(wounds(2, 1, 0, watched), "Maude");
    const waiting = async () => (await openQuestions()).map(({ kind, name, what }) => [kind, name, what]);
    await at(DAY);
    expect(await waiting()).toEqual([["called", "Maude", "GARDIEN.SEUILS.DEED.watch.call"]]);
    await maude().update({ system: { clocks: { watchOwed: false } } } as never); // as the roll leaves it
    await at(2 * DAY);
    expect(await waiting()).toHaveLength(1);
    await onCard("undo");
    expect(await waiting()).toEqual([]);
  });
});

describe("SE-69, SE-72: a clock of the world that is set back", () => {
  test.each([
    ["by less than a day counts nothing twice", 3600, [0, 1, 0]],
    ["into another part of the story goes on from there", DAY + 1, [0, 2, 0]],
  ])("%s", async (_what, ahead, left) => {
    openBrawl([{ name: "Maude", system: wounds(0, 1, 0, { care: { bleeding: true }, clocks: { bledAt: ahead } }) }], 0);
    await at(0);
    await at(60);
    expect(circles(maude())).toEqual(left);
  });

  test("crosses fade from there too", async () => {
    const crossed = { wounds: { touche: { temporary: 1 } }, clocks: { fadedAt: 3 * DAY } };
    openBrawl([{ name: "Maude", system: crossed }], 0);
    await at(10);
    await at(3610);
    expect(circles(maude(), "temporary")).toEqual([0, 0, 0]);
  });
});

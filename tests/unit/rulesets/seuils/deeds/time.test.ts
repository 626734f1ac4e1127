import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lookAtClock } from "../../../../../src/core/play/arbiter/calls/clock.js";
import { fadeHours } from "../../../../../src/rulesets/seuils/rules/body/fading.js";
import { NO_CARE } from "../../../../../src/rulesets/seuils/rules/care/care.js";
import { settled } from "../../../../support/play/arbiter-table.js";
import { human } from "../rules/support.js";
import { actorOf, at, calls, onCard, openBrawl } from "./brawl.js";
import { change, circles, sheetOf, wounds } from "./ward.js";

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
});

const HOUR = 3600;
const hero = () => actorOf("Maude");
/** Nobody fights; somebody of a player's bleeds, or is bruised, since the beginning of time. */
const open = (system: object, name = "Maude") => openBrawl([{ name, system: { ...system } }], 0);
const bleeding = (blesse: number, tue = 0, care: object = {}) =>
  wounds(0, blesse, tue, { care: { bleeding: true, ...care }, clocks: { bledAt: 0 } });
const bruised = (touche: number, blesse = 0, clocks: object = { fadedAt: 0 }) => ({
  wounds: { touche: { temporary: touche }, blesse: { temporary: blesse } },
  clocks,
});

describe("SE-69: outside a fight blood runs by the clock of the world", () => {
  test("seconds are kept until one ticks a circle; that is told on a card, and taken back by it", async () => {
    open(bleeding(1));
    await at(59);
    expect([calls(), sheetOf(hero()).care.bleedSeconds]).toEqual([[], 59]);
    await at(60);
    expect(calls()).toMatchObject([{ id: "bleed", people: ["Maude"], secret: false }]);
    expect([circles(hero()), sheetOf(hero()).care.bleedSeconds]).toEqual([[0, 2, 0], 0]);
    await onCard("undo");
    expect([circles(hero()), sheetOf(hero()).care.bleedSeconds]).toEqual([[0, 1, 0], 59]);
    await at(60);
    expect([circles(hero()), calls().length]).toEqual([[0, 1, 0], 1]); // what was taken back is not called for again
  });

  test("waits for the keeper where the table wants that, and is as they find it then", async () => {
    const { settings } = open(bleeding(1));
    change(settings, "seuilsTimeClock", "prompt");
    await at(60);
    expect([circles(hero()), calls().length]).toEqual([[0, 1, 0], 1]);
    await onCard("apply", 0);
    expect(circles(hero())).toEqual([0, 2, 0]);
  });

  test("however often one looks, from two windows too, and going back takes nothing twice", async () => {
    open(bleeding(1));
    Object.assign(game, { time: { worldTime: 60 } });
    await Promise.all([lookAtClock(), lookAtClock()]);
    await settled();
    for (const second of [60, 0, 30, 60, 61]) await at(second);
    expect([circles(hero()), calls().length, sheetOf(hero()).care.bleedSeconds]).toEqual([[0, 2, 0], 1, 1]);
  });

  test("what ran while no keeper was there is caught up, and kills nobody without the keeper's word", async () => {
    open(bleeding(1));
    await at(HOUR);
    expect(circles(hero())).toEqual([0, 1, 0]);
    await at(2 * HOUR);
    expect(calls()).toHaveLength(1);
    await onCard("apply", 0);
    expect([circles(hero()), sheetOf(hero()).state]).toEqual([[0, 2, 1], "mort"]);
    await at(3 * HOUR);
    expect(calls()).toHaveLength(1); // the dead do not bleed
  });

  test("of the keeper's people only keepers read", async () => {
    open(bleeding(1), "pillard");
    await at(60);
    expect(calls()).toMatchObject([{ id: "bleed", secret: true }]);
  });

  test("begins with the moment that it is noted for whoever came with it", async () => {
    open({ ...bleeding(1), clocks: { bledAt: null } });
    await at(HOUR);
    expect([circles(hero()), sheetOf(hero()).clocks.bledAt]).toEqual([[0, 1, 0], HOUR]);
    await at(HOUR + 60);
    expect(circles(hero())).toEqual([0, 2, 0]);
  });

  test("stands still for those whose death the keeper has confirmed, and goes on for whom they call back", async () => {
    open({ ...bleeding(1), deathConfirmed: true });
    await at(HOUR);
    await hero().update({ system: { deathConfirmed: false } } as never);
    await at(HOUR + 59);
    expect([calls(), sheetOf(hero()).care.bleedSeconds]).toEqual([[], 59]);
  });
});

describe("SE-72: crosses fade by the hour", () => {
  test("one of Touché an hour, on a card that takes it back", async () => {
    open(bruised(2));
    await at(HOUR - 1);
    expect(calls()).toEqual([]);
    await at(HOUR);
    expect([circles(hero(), "temporary"), calls().map(({ id }) => id)]).toEqual([[1, 0, 0], ["fade"]]);
    await onCard("undo");
    expect(circles(hero(), "temporary")).toEqual([2, 0, 0]);
  });

  test("hours count towards those that take several, and what is left of one is kept", async () => {
    open(bruised(1, 1));
    await at(5 * HOUR + 1800);
    expect([calls(), sheetOf(hero()).care.temporaryHours, sheetOf(hero()).clocks.fadedAt]).toEqual([[], 5, 5 * HOUR]);
    await at(6 * HOUR + 1800);
    expect(circles(hero(), "temporary")).toEqual([1, 0, 0]);
    await at(7 * HOUR);
    expect(circles(hero(), "temporary")).toEqual([0, 0, 0]);
    expect(calls()).toHaveLength(2);
  });

  test("many hours at one go fade what they would have one by one", async () => {
    open(bruised(3, 2));
    await at(24 * HOUR);
    expect([circles(hero(), "temporary"), calls().length]).toEqual([[0, 0, 0], 1]);
  });

  test("in a fight too, beside the blood", async () => {
    openBrawl([{ name: "Maude", system: bruised(1) }], 3);
    await at(HOUR);
    expect(circles(hero(), "temporary")).toEqual([0, 0, 0]);
  });

  test("many hours are as many single ones, told by the hour", () => {
    const { rows, faded, care } = fadeHours({ rows: human({ touche: [0, 2], blesse: [0, 1] }), care: NO_CARE }, 9);
    expect(faded).toEqual([
      { row: "blesse", crosses: 1, after: 6 },
      { row: "touche", crosses: 1, after: 7 },
      { row: "touche", crosses: 1, after: 8 },
    ]);
    expect([rows.touche.temporary, care.temporaryHours]).toEqual([0, 0]);
  });
});

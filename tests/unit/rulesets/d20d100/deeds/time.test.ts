import { describe, expect, test } from "vitest";
import { settingKey } from "../../../../../src/rulesets/d20d100/settings.js";
import { change, doDeed, due, letPass, openBedside, procedure, setTime, sheetOf, write } from "./bedside.js";

const HOUR = 3600;
const WEEK = 7 * 24 * HOUR;
const calls = (done: { readonly outcome: object }, actor: Actor) =>
  procedure("roundSummary")
    .calls?.(done.outcome as never, actor)
    ?.map(({ deed }) => deed) ?? [];

describe("the end of a round", () => {
  test("DD-95: whoever dies loses a point, or is stabilised by a 10; several rounds are played one by one", async () => {
    const { hero } = openBedside();
    await write(hero, { hp: { value: -2 } });
    const done = await doDeed("roundSummary", hero, { first: 1, last: 3 }, [4, 9, 10]);
    expect([sheetOf(hero).hp.value, sheetOf(hero).body]).toEqual([-4, "stabilised"]);
    expect(done.outcome.befell).toHaveLength(3);
    await done.undo();
    expect([sheetOf(hero).hp.value, sheetOf(hero).body]).toEqual([-2, "dying"]);
    const next = await doDeed("roundSummary", hero, { first: 4, last: 4 }, [2]);
    expect([sheetOf(hero).hp.value, calls(next, hero)]).toEqual([-3, ["firstAid"]]);
  });

  test("DD-95: whom nothing befalls has one line on the card, without a headline", async () => {
    const { hero } = openBedside();
    const { view } = await doDeed("roundSummary", hero, { first: 1, last: 1 });
    expect(view).toMatchObject({ verdict: { data: { name: "" } }, severity: { level: 1 }, facts: [] });
    expect(view.summary).toEqual(view.severity?.label);
  });

  test("DD-95: whom nothing befalls and who is asked nothing calls for no card", async () => {
    const { hero, settings } = openBedside();
    const quiet = () => procedure("roundSummary").quiet?.({ actor: hero, choices: { first: 1, last: 1 } });
    expect(quiet()).toBe(true);
    await write(hero, { hp: { value: -2 } });
    expect(quiet(), "dying").toBe(false);
    change(settings, settingKey("autoAgony"), false);
    expect(quiet(), "asked for the die").toBe(false);
  });

  test("DD-95, DD-96: a death waits for the keeper's word, and a point of destiny is offered", async () => {
    const { hero } = openBedside();
    await write(hero, { hp: { value: -9 } });
    const done = await doDeed("roundSummary", hero, {}, [5]);
    expect([sheetOf(hero).body, procedure("roundSummary").asksKeeper?.(done.outcome, hero)]).toEqual(["dead", true]);
    expect(calls(done, hero)).toContain("destiny");
  });

  test("DD-95: a table that throws its own dice is asked for them", async () => {
    const { hero, settings } = openBedside();
    change(settings, settingKey("autoAgony"), false);
    await write(hero, { hp: { value: -2 } });
    const dying = await doDeed("roundSummary", hero);
    expect([sheetOf(hero).hp.value, calls(dying, hero)]).toEqual([-2, ["agony", "firstAid"]]);
    await write(hero, { hp: { value: 6 }, temporaryDamage: 9 });
    expect(calls(await doDeed("roundSummary", hero), hero)).toEqual(["wake"]);
  });

  test("DD-103, DD-110, DD-139, D8: the knocked out, falling minds, the strangled and what regenerates", async () => {
    const { hero, foe, settings } = openBedside([], { hp: { value: 5, max: 13 }, regeneration: 2 });
    change(settings, settingKey("useDecompensation"), true);
    await write(hero, { temporaryDamage: 15, sanity: { value: -3 } });
    await doDeed("roundSummary", hero, {}, [10, 4]);
    expect([sheetOf(hero).temporaryDamage, sheetOf(hero).bruised, sheetOf(hero).sanity.value]).toEqual([
      12,
      "staggered",
      -4,
    ]);
    await doDeed("roundSummary", foe);
    expect(sheetOf(foe).hp.value).toBe(7);
    const strangled = { by: foe.uuid, round: 2, failed: true };
    await write(hero, { states: { grappling: [foe.uuid], strangled }, temporaryDamage: 0 });
    await write(foe, { states: { grappling: [hero.uuid] } });
    await doDeed("roundSummary", hero, {}, [6, 10]);
    expect([sheetOf(hero).hp.value, sheetOf(hero).sanity.stabilised]).toEqual([6, true]);
  });

  test("DD-110: the card of a mind that falls speaks of the mind, and of a body that does not stand besides", async () => {
    const { hero, settings } = openBedside();
    change(settings, settingKey("useDecompensation"), true);
    const ends = async (sanity: number, faces: readonly number[]) => {
      await write(hero, { sanity: { value: sanity, stabilised: false } });
      const { view } = await doDeed("roundSummary", hero, {}, faces);
      const { label, level, words = [] } = view.severity ?? {};
      return [label?.key.split(".").at(-1), level, words.map(({ key }) => key.split(".").at(-1)), view.tone];
    };
    expect(await ends(-3, [4])).toEqual(["falls", 4, [], "bad"]);
    expect(await ends(-3, [10])).toEqual(["stops", 2, [], "good"]);
    expect(await ends(-9, [3])).toEqual(["lost", 5, [], "bad"]);
    await write(hero, { hp: { value: -2 } });
    expect(await ends(-9, [2, 3])).toEqual(["lost", 5, ["dying"], "bad"]);
    expect(await ends(-3, [2, 3])).toEqual(["dying", 4, ["falls"], "bad"]);
  });

  test("DD-95: whoever is stabilised is told in another colour than whoever dies", async () => {
    const { hero } = openBedside();
    await write(hero, { hp: { value: -2 } });
    const dying = (await doDeed("roundSummary", hero, {}, [4])).view;
    const saved = (await doDeed("roundSummary", hero, {}, [10])).view;
    expect([dying.tone, dying.severity?.level]).toEqual(["bad", 4]);
    expect([saved.tone, saved.severity?.level]).toEqual(["good", 3]);
  });

  test("DD-67: clothes on fire ask for their test", async () => {
    const { hero } = openBedside();
    await write(hero, { states: { burning: true } });
    expect(calls(await doDeed("roundSummary", hero), hero)).toEqual(["burning"]);
  });
});

describe("the clock of the world", () => {
  test("DD-104, DD-174: hours are counted from the first blow and the first point spent, one card for both", async () => {
    const { hero } = openBedside();
    setTime(100);
    await write(hero, { temporaryDamage: 9, mp: { value: 5 } });
    expect(sheetOf(hero).clocks).toMatchObject({ bruisedAt: 100, magicAt: 100 });
    setTime(100 + HOUR - 1);
    expect(due(hero)).toEqual([]);
    setTime(100 + 3 * HOUR);
    const [hours] = due(hero);
    expect(hours).toMatchObject({
      deed: "hours",
      further: { bruised: 3, magic: 2 },
      once: { change: { clocks: { bruisedAt: 100 + 3 * HOUR, magicAt: 100 + 2 * HOUR } } },
    });
    await doDeed("hours", hero, { ...hours?.choices, ...hours?.further });
    expect([sheetOf(hero).temporaryDamage, sheetOf(hero).mp.value]).toEqual([3, 6]);
  });

  test("DD-104, DD-174: nothing is counted for whoever has all, and a clock set back counts from where it stands", async () => {
    const { hero } = openBedside();
    setTime(5 * HOUR);
    await write(hero, { temporaryDamage: 4 });
    setTime(HOUR);
    await letPass(hero);
    expect(sheetOf(hero).clocks.bruisedAt).toBe(HOUR);
    await write(hero, { temporaryDamage: 0 });
    await letPass(hero);
    expect(sheetOf(hero).clocks.bruisedAt).toBeNull();
  });

  test("DD-96, DD-100: the clock over wounds stands with the dead, and goes on if the killing blow is taken back", async () => {
    const { hero } = openBedside();
    setTime(10);
    await write(hero, { hp: { value: 4 } });
    await write(hero, { hp: { value: -10 } });
    setTime(10 + WEEK);
    await letPass(hero);
    expect([sheetOf(hero).body, sheetOf(hero).clocks.woundedAt, due(hero)]).toEqual(["dead", 10, []]);
    await write(hero, { hp: { value: 4 } });
    await letPass(hero);
    expect([sheetOf(hero).clocks.woundedAt, due(hero)]).toMatchObject([10, [{ deed: "week", further: { weeks: 1 } }]]);
  });

  test("DD-100: a week over wounds asks the keeper whether it was one of rest; adversaries have none", async () => {
    const { hero, foe } = openBedside();
    setTime(10);
    await write(hero, { hp: { value: 4 } });
    await write(foe, { hp: { value: 4 } });
    setTime(10 + 2 * WEEK);
    expect(due(hero)).toMatchObject([{ deed: "week", further: { weeks: 2 } }]);
    expect(procedure("week").asksKeeper?.({}, hero)).toBe(true);
    expect(due(foe)).toEqual([]);
  });

  test("DD-107: a temporary insanity that has lasted its time ends with a card", async () => {
    const { hero } = openBedside();
    await write(hero, { sanity: { insanity: "temporary", insanityNote: "torpeur", insanityUntil: 500 } });
    setTime(499);
    expect(due(hero)).toEqual([]);
    setTime(500);
    expect(due(hero)).toMatchObject([{ deed: "sane", once: { mark: "500" } }]);
    const done = await doDeed("sane", hero);
    expect(sheetOf(hero).sanity).toMatchObject({ insanity: "none", insanityNote: "", insanityUntil: null });
    await done.undo();
    expect(sheetOf(hero).sanity).toMatchObject({ insanity: "temporary", insanityNote: "torpeur", insanityUntil: 500 });
  });

  test("DD-108: an hour in which SAN was lost closes by itself", async () => {
    const { hero } = openBedside();
    setTime(100);
    const done = await doDeed("sanity", hero, { loss: "4" }, [99]);
    setTime(100 + HOUR - 1);
    await letPass(hero);
    expect(sheetOf(hero).sanity).toMatchObject({ hourOpened: 100, lossThisHour: 4 });
    setTime(100 + HOUR);
    await letPass(hero);
    expect(sheetOf(hero).sanity).toMatchObject({ hourOpened: null, lossThisHour: 0, hourStart: 61 });
    await done.undo(); // what was lost comes back, the hour does not
    expect(sheetOf(hero).sanity).toMatchObject({ value: 65, hourOpened: null, lossThisHour: 0 });
  });
});

import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { clockStandsAfter } from "../../../../../src/core/play/log/clock-stands.js";
import { gb } from "../../../../../src/rulesets/gb/index.js";
import {
  BEAST,
  comes,
  HERO,
  KEEPER,
  onCard,
  recordOn,
  settled,
  sitDown,
  verdicts,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { person, playDeeds, sentDeed } from "../../../../support/play/deed-of.js";

const { deeds } = gb;
afterAll(() => void Object.assign(gb, { deeds }));

const HOUR = 3600;
const sleep = (choices: Data, targets: readonly Data[] = [person(HERO)]) =>
  sentDeed("sleep", { choices: { seconds: HOUR, ...choices }, targets, author: KEEPER });

const stands = (deed: string, ...uuids: readonly string[]) =>
  clockStandsAfter(
    deed,
    uuids.map((uuid) => fromUuidSync(uuid) as unknown as Actor),
  );

/** The keeper opens the table at a moment of the world and finds these messages waiting. */
async function openAt(worldTime: number, ...messages: readonly Data[]): Promise<{ readonly advanced: number[] }> {
  sitDown(messages);
  const advanced: number[] = [];
  const advance = (seconds: number) => {
    advanced.push(seconds);
    Object.assign(game.time, { worldTime: game.time.worldTime + seconds });
    return Promise.resolve(game.time.worldTime);
  };
  Object.assign(game, { time: { worldTime, advance } });
  takeUp();
  await settled();
  return { advanced };
}

describe("the clock of the world", () => {
  beforeEach(() => {
    playDeeds();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });

  test("moves on by the hours of a deed, and stays when the deed is taken back or done again", async () => {
    const night = sleep({});
    const { advanced } = await openAt(0, night);
    expect([advanced, verdicts()[0]]).toMatchObject([[HOUR], { until: HOUR, passed: true }]);
    expect([stands("sleep", BEAST), stands("toil", BEAST)]).toEqual([true, false]);
    await onCard(night, { action: "undo", target: 0 });
    await onCard(night, { action: "apply", target: 0 });
    takeUp();
    await settled();
    expect(advanced).toEqual([HOUR]);
    Object.assign(game.time, { worldTime: HOUR + 1 });
    expect(stands("sleep", BEAST)).toBe(false);
  });

  test("stands for companions who rest at the same time, not for whoever has had that time (GB-13)", async () => {
    await openAt(0, sleep({}));
    expect([stands("sleep", HERO), stands("sleep", BEAST), stands("sleep", BEAST, HERO)]).toEqual([false, true, false]);
    await comes(sleep({ seconds: 0 }, [person(BEAST)])); // at the same time
    expect(stands("sleep", BEAST)).toBe(false);
  });

  test("moves on once for several who rest at the same time, by the longest rest", async () => {
    const { advanced } = await openAt(0, sleep({}), sleep({ seconds: 2 * HOUR }, [person(BEAST)]));
    expect(advanced.reduce((sum, seconds) => sum + seconds, 0)).toBe(2 * HOUR);
  });

  test("waits until nobody's part waits for the keeper, and for nobody whose part was taken back", async () => {
    const night = sleep({ pf: 5 });
    const { advanced } = await openAt(0, night);
    expect([advanced, verdicts()[0]?.targets[0]?.stage]).toEqual([[], "resolved"]);
    await onCard(night, { action: "undo" });
    expect(advanced).toEqual([]);
    await onCard(night, { action: "apply", target: 0 });
    expect(advanced).toEqual([HOUR]);
  });

  test("never goes back, and nobody claims to have begun later than now", async () => {
    const late = await openAt(2 * HOUR, sleep({}));
    expect([late.advanced, verdicts()[0]?.passed]).toEqual([[], true]);
    const forged = sleep({ seconds: 60 });
    ((forged.system as { data: Data }).data.deed as Data).time = 1e9;
    expect((await openAt(0, forged)).advanced).toEqual([60]);
  });

  test("is moved on by whoever becomes arbiter after a crash", async () => {
    const night = sleep({});
    await openAt(0, night);
    await recordOn(night).message.update({ system: { data: { passed: false } } } as never);
    const advance = vi.fn(() => Promise.resolve(HOUR));
    Object.assign(game, { time: { worldTime: 0, advance } });
    takeUp();
    await settled();
    expect(advance).toHaveBeenCalledExactlyOnceWith(HOUR);
    expect(verdicts()[0]?.passed).toBe(true);
  });

  test("is left alone by what lasts no time", async () => {
    const { advanced } = await openAt(0, sentDeed("toil", { author: KEEPER }));
    expect([advanced, verdicts()[0]?.until]).toEqual([[], null]);
  });
});

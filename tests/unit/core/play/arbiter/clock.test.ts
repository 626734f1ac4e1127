import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { consider, takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { modelOf, verdictOf } from "../../../../../src/core/play/messages/messages.js";
import { perform } from "../../../../../src/core/play/arbiter/handle-request.js";
import type { DueDeed } from "../../../../../src/core/play/contract/deed.js";
import { DeedMessage } from "../../../../../src/core/play/messages/models.js";
import { lookAtClock } from "../../../../../src/core/play/arbiter/calls/clock.js";
import { hear } from "../../../../support/hear.js";
import { gb } from "../../../../../src/rulesets/gb/index.js";
import { BEAST, HERO, PLAYER, settled, sitDown, verdicts } from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { called, playDeeds, sentDeed } from "../../../../support/play/deed-of.js";

const { deeds } = gb;
afterAll(() => void Object.assign(gb, { deeds }));

const actor = (uuid: string) => game.actors.get(uuid.slice(6)) as Actor;
const pf = (uuid: string): number => (actor(uuid).system as unknown as { pf: { value: number } }).pf.value;
const posted = (): DeedMessage[] =>
  game.messages.contents.flatMap((message) => {
    const model = modelOf(message);
    return model instanceof DeedMessage ? [model] : [];
  });

/** What has been paid for, by actor: a ruleset keeps it on the sheet. */
let paid: Record<string, number> = {};

/** Seats the keeper at a table where everybody of `uuids` is due once a minute. */
function sit(uuids: readonly string[], settings: Data = {}): void {
  const seats = sitDown();
  for (const [key, value] of Object.entries({ arbiters: "", ...settings })) seats.settings.set(key, value);
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  paid = {};
  called.due = ({ uuid }, now): readonly DueDeed[] =>
    uuids.includes(uuid) && now - (paid[uuid] ?? 0) >= 60 ? [{ deed: "toil", choices: { pf: 2 } }] : [];
  hear("createChatMessage", consider);
}

async function at(seconds: number): Promise<void> {
  Object.assign(game, { time: { worldTime: seconds } });
  await lookAtClock();
  await settled();
}

beforeEach(() => {
  playDeeds();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("what time calls for", () => {
  test("is posted and written once its time has come, and not before", async () => {
    sit([HERO]);
    const before = pf(HERO);
    await at(59);
    expect(posted()).toEqual([]);
    await at(60);
    expect(posted()).toMatchObject([{ deed: { id: "toil", clock: true, choices: { pf: 2 } } }]);
    expect(verdicts()).toMatchObject([{ kind: "deed", standing: "judged", targets: [{ stage: "applied" }] }]);
    expect(pf(HERO)).toBe(before - 2);
  });

  test("comes once at one moment, however often one looks, also from two windows", async () => {
    sit([HERO, BEAST]);
    Object.assign(game, { time: { worldTime: 60 } });
    await Promise.all([lookAtClock(), lookAtClock()]);
    await settled();
    await at(60);
    expect(posted().map(({ intent }) => intent.attacker.actor)).toEqual([HERO, BEAST]);
  });

  test("of the keeper's people only keepers read", async () => {
    sit([HERO, BEAST]);
    await at(60);
    const readers = game.messages.contents
      .filter((message) => modelOf(message) instanceof DeedMessage)
      .map((message) => (message as unknown as { whisper: string[] }).whisper.length > 0);
    expect(readers).toEqual([false, true]);
  });

  test.each(["click", "never"])(
    "waits where wounds are written %s, and is not called for again meanwhile",
    async (automation) => {
      sit([HERO], { automation });
      const before = pf(HERO);
      await at(60);
      await at(120);
      expect(posted()).toHaveLength(1);
      expect(verdicts()).toMatchObject([{ standing: "judged", targets: [{ stage: "resolved" }] }]);
      expect(pf(HERO)).toBe(before);
    },
  );

  test("is called for again once it was written and more time has run", async () => {
    sit([HERO]);
    await at(60);
    paid[HERO] = 60;
    await at(90);
    await at(120);
    expect(posted()).toHaveLength(2);
  });

  test("and asks for two things asks for the second when the first has been judged", async () => {
    sit([HERO]);
    const { due } = called;
    called.due = (who, now, turnedDown) =>
      due(who, now, turnedDown).flatMap((one) => [one, { deed: "toil", choices: { pf: 3 } }]);
    Object.assign(game, { time: { worldTime: 60 } });
    await lookAtClock();
    expect(posted().map(({ deed }) => deed?.choices["pf"])).toEqual([2]);
    await settled();
    await at(60);
    expect(posted().map(({ deed }) => deed?.choices["pf"])).toEqual([2, 3]);
  });

  /** What the keeper does on the card that was posted last. */
  async function onCard(action: "reject" | "undo"): Promise<void> {
    const [message] = game.messages.contents.filter((one) => verdictOf(one)).slice(-1);
    const asker = { id: foundry.utils.randomID(), user: game.user };
    await perform(message as ChatMessage, { action, target: -1, override: {}, retarget: null }, asker);
    await lookAtClock();
    await settled();
  }

  test.each([
    ["turned down", "click", "reject"],
    ["taken back", "auto", "undo"],
  ] as const)("and the keeper has %s is not called for again up to that moment", async (_what, automation, action) => {
    sit([HERO], { automation });
    const told: (number | null)[] = [];
    const { due } = called;
    called.due = (who, now, turnedDown) => {
      const until = turnedDown("toil", { pf: 2 });
      if (who.uuid === HERO) told.push(until);
      return now - (until ?? 0) >= 60 ? due(who, now, turnedDown) : [];
    };
    await at(60);
    await onCard(action);
    await at(61);
    await at(119);
    expect(posted()).toHaveLength(1);
    expect(told.at(-1)).toBe(60);
    await at(120);
    expect(posted()).toHaveLength(2);
  });

  test("is nobody's to post but the arbiter's", async () => {
    sit([HERO]);
    Object.assign(game, { userId: PLAYER });
    await at(60);
    expect(posted()).toEqual([]);
  });

  test("that a player's message pretends to be holds nothing up", async () => {
    sit([HERO]);
    const seats = sitDown([sentDeed("toil", { choices: { pf: 2 }, clock: true })]);
    seats.settings.set("automation", "never");
    takeUp();
    await at(60);
    expect(posted()).toHaveLength(2);
  });
});

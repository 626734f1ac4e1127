import { expect, test, vi } from "vitest";
import { consider } from "../../../../../src/core/play/arbiter/arbiter.js";
import { lookAtClock } from "../../../../../src/core/play/arbiter/calls/clock.js";
import { perform } from "../../../../../src/core/play/arbiter/handle-request.js";
import { verdictOf } from "../../../../../src/core/play/messages/messages.js";
import { settled, verdicts } from "../../../../support/play/arbiter-table.js";
import { hear } from "../../../../support/hear.js";
import { doDeed, hindrance, idOf, openTable, points, wound } from "./table.js";

const PAUL = { abilities: { con: { value: 14 } }, pv: { value: 8 }, pf: { value: 8 } };
const TEN_MINUTES = 600;

/** Somebody with a moderate wound, over whom ten minutes have passed: what they take waits for the keeper. */
async function woundedFor(seconds: number): Promise<Actor> {
  const { hero, settings } = await openTable(PAUL, [wound("arm", { gb: 4, zone: "armLeft", pfLost: 2, pvLost: 1 })]);
  for (const [key, value] of Object.entries({ arbiters: "", gbWorsenClock: "prompt" })) settings.set(key, value);
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  hear("createChatMessage", consider);
  Object.assign(game, { time: { worldTime: seconds } });
  await lookAtClock();
  await settled();
  return hero;
}

/** What the keeper answers on the card of the losses. */
async function answer(action: "reject" | "apply"): Promise<void> {
  const [message] = game.messages.contents.filter((one) => verdictOf(one)).slice(-1);
  const asker = { id: foundry.utils.randomID(), user: game.user };
  await perform(message as ChatMessage, { action, target: -1, override: {}, retarget: null }, asker);
  await settled();
}

test("GB-40: losses that wait for the keeper are not counted a second time by a rest, nor by hand", async () => {
  const hero = await woundedFor(TEN_MINUTES);
  expect(verdicts()).toMatchObject([{ kind: "deed", deed: { id: "worsen" }, targets: [{ stage: "resolved" }] }]);
  expect(hindrance("rest", hero)).toBe("lossesWait");
  expect(hindrance("worsen", hero, { wound: idOf("arm") })).toBe("lossesWait");
  await answer("apply");
  expect(points(hero)).toEqual({ pv: 7, pf: 7 });
  expect(hindrance("rest", hero)).toBeNull();
});

test("GB-40: losses that the keeper has refused are not taken by the rest that follows", async () => {
  const hero = await woundedFor(TEN_MINUTES);
  await answer("reject");
  expect(points(hero)).toEqual({ pv: 8, pf: 8 });
  const { outcome } = await doDeed("rest", hero, { hours: 1, cared: "no", advance: false }, [99, 99, 99, 99, 99, 99]);
  expect(outcome).toMatchObject({ wounds: [{ pf: 6, pv: 6, lastTick: TEN_MINUTES + 3600 }] }); // six in the hour, not seven
});

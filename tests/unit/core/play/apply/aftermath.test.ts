import { INTENT } from "../../../../../src/core/play/record/intent.js";
import { beforeEach, expect, test, vi } from "vitest";
import { consider, takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { choicesFor } from "../../../../../src/core/play/record/intent.js";
import { ask } from "../../../../../src/core/play/arbiter/send-request.js";
import {
  BEAST,
  HERO,
  intent,
  PLAYER,
  recordOn,
  rolls,
  sent,
  settled,
  sitDown,
  target,
  verdicts,
} from "../../../../support/play/arbiter-table.js";

const hero = () => fromUuidSync(HERO) as Actor;
const rounds = () => (hero().system as unknown as { aim: { rounds: number } }).aim.rounds;
const shot = () => sent("attack", PLAYER, intent(), { rolls: rolls() });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** The hero has aimed, and a shot of theirs, without its lines, waits for the keeper. */
async function waiting(): Promise<ChatMessage> {
  const message = shot();
  sitDown([message]);
  await hero().update({ "system.aim.rounds": 1 } as never);
  takeUp();
  await settled();
  return recordOn(message).message;
}

async function act(message: ChatMessage, action: "accept" | "reject" | "undo"): Promise<void> {
  await ask(message, { action, target: -1, override: {}, retarget: null });
  await settled();
}

test("what an attack does to its attacker waits as long as the attack does, and comes back with it", async () => {
  const message = await waiting();
  expect([verdicts()[0]?.standing, rounds()]).toEqual(["flagged", 1]);
  await act(message, "accept");
  expect([verdicts()[0]?.ammunition, rounds()]).toEqual(["spent", 0]);
  await act(message, "undo");
  expect([verdicts()[0]?.ammunition, rounds()]).toEqual(["returned", 1]);
});

test("an attack that the keeper rejects does nothing to anybody, and stays rejected", async () => {
  const message = await waiting();
  const { pv, pf } = (fromUuidSync(BEAST) as Actor).system as unknown as Record<"pv" | "pf", { value: number }>;
  const whole = [pv.value, pf.value];
  await act(message, "reject");
  takeUp();
  await settled();
  expect([verdicts()[0]?.standing, verdicts()[0]?.ammunition, rounds()]).toEqual(["rejected", "kept", 1]);
  expect([pv.value, pf.value]).toEqual(whole);
});

test("it is done once, however often the arbiter starts again, and leaves later changes alone", async () => {
  const message = await waiting();
  await act(message, "accept");
  await hero().update({ "system.aim.rounds": 2 } as never);
  takeUp();
  await settled();
  expect(rounds()).toBe(2);
  await act(message, "undo");
  expect(rounds()).toBe(3);
});

test("an attack by somebody who has nothing to lose has no aftermath", async () => {
  sitDown();
  const message = shot();
  await ChatMessage.create(message as never, { keepId: true } as never);
  consider(game.messages.get(String(message._id)) as ChatMessage);
  await settled();
  expect(verdicts()[0]?.aftermath).toBeNull();
});

test("a circumstance in one's favour that no sheet bears out is asked about, for the target it was told of", async () => {
  const told = target({ choices: { targetBlinded: "1" } });
  sitDown([sent("attack", PLAYER, intent({ targets: [target(), told] }), { rolls: [...rolls(), ...rolls()] })]);
  takeUp();
  await settled();
  const asked = verdicts()[0]?.problems.filter(({ code }) => code === "choiceTold");
  expect(asked).toMatchObject([{ target: 1, line: "targetBlinded", weight: "ask" }]);
});

test("what was chosen for one target adds to what holds for all", () => {
  const read = INTENT.read(
    intent({ choices: { zone: "head" }, targets: [target({ choices: { concealment: "20" } })] }),
  );
  expect(choicesFor(read, read.targets[0])).toEqual({ zone: "head", concealment: "20" });
  expect(choicesFor(read, undefined)).toEqual({ zone: "head" });
  expect(read.targets[0]?.actor).toBe(BEAST);
});

test("two claws of one attack land one after the other: the second finds what the first has left", async () => {
  const message = sent("attack", PLAYER, intent({ targets: [target(), target()] }), {
    rolls: [...rolls(), ...rolls()],
  });
  sitDown([message]);
  takeUp();
  await settled();
  await act(recordOn(message).message, "accept");
  const [first, second] = (verdicts()[0]?.targets ?? []).map(({ plan }) => plan?.numbers[0]);
  expect(verdicts()[0]?.targets.map(({ stage }) => stage)).toEqual(["applied", "applied"]);
  expect(second?.before).toBe(first?.after);
});

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { arbitrate } from "../../../../src/core/play/arbiter/arbitrate.js";
import { settleFor, settleJobs } from "../../../../src/core/check/settle.js";
import { rest } from "../../../../src/core/check/waiting.js";

beforeEach(() => vi.stubGlobal("game", {}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("stands in the way of no job that holds a fight and needs its people", async () => {
  const told: string[] = [];
  const round = arbitrate(["Combat.a"], async () => {
    await rest(60); // meanwhile it is waited for
    await arbitrate(["Actor.b"], () => Promise.resolve(void told.push("people")));
    told.push("fight");
  });
  await settleFor(["Combat.a", "Actor.b"]);
  await round;
  expect(told).toEqual(["people", "fight"]);
});

it("gives up waiting for a job that does not end: what was made is cleared away all the same", async () => {
  vi.useFakeTimers();
  void arbitrate(["Actor.stuck"], () => new Promise<void>((resolve) => onTestFinished(() => resolve())));
  const settled = settleJobs({ found: new Map([["Actor", [{ uuid: "Actor.stuck" } as never]]]) });
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(settled).resolves.toBeUndefined();
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { arbitrate } from "../../../../src/core/attack/arbiter.js";
import { settleFor } from "../../../../src/core/check/settle.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether a promise is fulfilled by then. */
async function doneAfter(job: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let done = false;
  void job.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return done;
}

describe("a check that waits for the arbiter", () => {
  it("does not hold up a fight that waits for its people in turn", async () => {
    let sumUp: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (sumUp = resolve));
    const fight = arbitrate(["Combat.a"], async () => {
      await gate;
      await arbitrate(["Actor.a"], () => Promise.resolve());
    });
    const settled = settleFor(["Combat.a", "Actor.a"]);
    expect(await doneAfter(settled, 1000)).toBe(false);
    sumUp();
    expect(await doneAfter(settled, 1000)).toBe(true);
    await fight;
  });

  it("goes on where something never comes to its end: what was made is thrown away all the same", async () => {
    void arbitrate(["Actor.stuck"], () => new Promise(() => undefined));
    expect(await doneAfter(settleFor(["Actor.stuck"]), 40_000)).toBe(true);
  });
});

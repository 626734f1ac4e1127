import { vi } from "vitest";
import { KeyedQueue } from "../../../src/core/data/queue.js";

/** What has begun and is not over: jobs of the arbiter, and requests to the server. */
const underWay = new Set<Promise<unknown>>();

/** Has {@link settled} wait for something that begins here. */
export function begun<T>(work: Promise<T>): Promise<T> {
  const over = () => underWay.delete(work);
  underWay.add(work);
  work.then(over, over);
  return work;
}

const { run } = KeyedQueue.prototype;
KeyedQueue.prototype.run = function (this: KeyedQueue, ...job: Parameters<typeof run>) {
  return begun(run.apply(this, job));
} as typeof run;

/** How often nothing may be under way before it is over: a hook may begin something a moment after the last job has ended. */
const QUIET = 2;

/** Waits until nothing is under way: no job, no request, no part that is being fetched, and nothing that these bring about. */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < QUIET; quiet = underWay.size > 0 ? 0 : quiet + 1) {
    await Promise.allSettled(underWay);
    await new Promise((resolve) => setImmediate(resolve)); // whatever goes on from there without a wait has gone on
    await vi.dynamicImportSettled();
  }
}

import { Lanes } from "./lanes.js";

let takeUp = (): void => undefined;

/** Queues of the arbiter on this client. */
export const lanes = new Lanes(() => takeUp());

/** Sets what resumes everything that waits, once jobs without an answer are given up. */
export function onGivenUp(job: () => void): void {
  takeUp = job;
}

/** Runs a job of the arbiter after all earlier jobs on the same actors and messages. */
export function arbitrate<T>(keys: readonly string[], job: () => Promise<T>): Promise<T> {
  return lanes.run(keys, job);
}

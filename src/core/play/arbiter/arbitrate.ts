import { Lanes } from "./lanes.js";

let takeUp = (): void => undefined;

/** The lanes in which the arbiter of this client works. */
export const lanes = new Lanes(() => takeUp());

/** Says what takes up everything that waits, once jobs that nobody will answer are given up. */
export function onGivenUp(job: () => void): void {
  takeUp = job;
}

/** Runs a job of the arbiter after all earlier jobs on the same actors and messages. */
export function arbitrate<T>(keys: readonly string[], job: () => Promise<T>): Promise<T> {
  return lanes.run(keys, job);
}

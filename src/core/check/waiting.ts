import { Fault } from "./check.js";

/** How often is looked, and how long, in milliseconds. */
const EVERY = 20;
const LONG_ENOUGH = 12_000;

/** Waits until something is there; a fault says what was missed where it never comes. */
export async function until<T>(
  what: string,
  look: () => T | null | undefined | false,
  patience = LONG_ENOUGH,
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Fault(`${what} did not come within ${Math.round(patience / 1000)} s`);
    await rest(EVERY);
  }
}

/** Lets the table do something else for a while. */
export function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** How long something takes, in milliseconds. */
export async function timed(job: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await job();
  return performance.now() - start;
}

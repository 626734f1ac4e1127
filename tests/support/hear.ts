import { onTestFinished, vi } from "vitest";
import { listen, unlisten } from "../../src/core/foundry/types/hooks.js";

/**
 * Listens to a hook until the running test ends, however often it is asked to: files share a worker, and whoever listened on
 * would hear what the tables of other files say.
 */
export function hear(hook: string, fn: (...args: never[]) => unknown): void {
  const off = Hooks.off as (name: string, listener: typeof fn) => void;
  off.call(Hooks, hook, fn);
  listen(hook, fn);
  onTestFinished(() => off.call(Hooks, hook, fn));
}

const ends = new Map<unknown, () => void>();

/** Has a part of the system begin to listen, as it does once in a window, until the running test ends. */
export async function whileTested(begin: () => unknown): Promise<void> {
  ends.get(begin)?.(); // the test sits down once more
  const on = vi.spyOn(Hooks, "on");
  const begun = begin();
  if (begun instanceof Promise) await begun;
  const heard = on.mock.calls.map(([hook], at) => [hook, on.mock.results[at]?.value as number] as const);
  on.mockRestore();
  const end = () => {
    ends.delete(begin);
    for (const [hook, id] of heard) unlisten(hook, id);
  };
  ends.set(begin, end);
  onTestFinished(end);
}

import { onTestFinished } from "vitest";
import { listen } from "../../src/core/foundry/types/hooks.js";

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

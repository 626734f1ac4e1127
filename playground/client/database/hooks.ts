import type { Value } from "../../common/types.js";

const globals = globalThis as unknown as { Hooks?: Value; game?: Value };

/** Runs a hook that may be cancelled. */
export function callHook(name: string, ...args: unknown[]): boolean {
  return globals.Hooks?.call(name, ...args) !== false;
}

/** Runs all listeners of a hook. */
export function callAllHooks(name: string, ...args: unknown[]): void {
  globals.Hooks?.callAll(name, ...args);
}

/** Reports an error that stops nothing else. */
export function reportError(location: string, error: unknown): void {
  if (globals.Hooks?.onError) globals.Hooks.onError(location, error, { msg: location, log: "error" });
  else console.error(location, error);
}

/** The user of this client. */
export function currentUser(): Value {
  return globals.game?.user as unknown;
}

/** Runs a step of a document whose failure must not stop the others. */
export function attempt(location: string, step: () => unknown): void {
  try {
    const result = step();
    if (result instanceof Promise) result.catch((error: unknown) => reportError(location, error));
  } catch (error) {
    reportError(location, error);
  }
}

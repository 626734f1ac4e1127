/** Calls a hook of our own for whoever listens; Foundry's types know only its own names. */
export function announce(hook: `gardien.${string}`, ...args: unknown[]): void {
  (Hooks.callAll as (name: string, ...rest: unknown[]) => boolean)(hook, ...args);
}

/** Listens to a hook of our own, or to one whose arguments Foundry's types do not tell; the id ends it in {@link unlisten}. */
export function listen(hook: string, fn: (...args: never[]) => unknown): number {
  return (Hooks.on as (name: string, listener: (...args: never[]) => unknown) => number)(hook, fn);
}

/** Stops listening. */
export function unlisten(hook: string, id: number): void {
  (Hooks.off as (name: string, id: number) => void)(hook, id);
}

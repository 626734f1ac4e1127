import type { PublicHooks } from "./contract.js";

/** Calls a hook of the public API for whoever listens. */
export function tellModules<Hook extends keyof PublicHooks>(hook: Hook, ...args: PublicHooks[Hook]): void {
  (Hooks.callAll as (name: string, ...rest: readonly unknown[]) => boolean)(hook, ...args);
}

import type { PublicHooks, PublicQuestions } from "./contract.js";

/** Calls a hook of the public API for whoever listens. */
export function tellModules<Hook extends keyof PublicHooks>(hook: Hook, ...args: PublicHooks[Hook]): void {
  (Hooks.callAll as (name: string, ...rest: readonly unknown[]) => boolean)(hook, ...args);
}

/** Asks whoever listens whether something may begin; one `false` is enough to keep it from it. */
export function modulesAllow<Hook extends keyof PublicQuestions>(hook: Hook, ...args: PublicQuestions[Hook]): boolean {
  return (Hooks.call as (name: string, ...rest: readonly unknown[]) => boolean)(hook, ...args);
}

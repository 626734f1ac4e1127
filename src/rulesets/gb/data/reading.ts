import { GbActor } from "./actors/gb-actor.js";

/** Whether an actor is played by these rules. */
export function isOurs({ system }: { readonly system: unknown }): boolean {
  return system instanceof GbActor;
}

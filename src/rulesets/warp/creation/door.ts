import type { CreationDoor } from "../../../core/creation/procedure.js";
import { WarpCharacter } from "../data/actors/character.js";

/** Nobody wrote anything on the sheet: it has no concept, and carries nothing. */
export function untouched(actor: Actor): boolean {
  const { system } = actor as { readonly system: unknown };
  return system instanceof WarpCharacter && actor.items.size === 0 && system.concept === "";
}

/** Where the making of a character begins. */
export const CREATION: CreationDoor = {
  types: ["warpCharacter"],
  untouched,
  load: async () => (await import("./index.js")).warpCreation,
};

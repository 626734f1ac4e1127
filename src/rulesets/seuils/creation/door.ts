import type { CreationDoor } from "../../../core/creation/procedure.js";
import { SeuilsCharacter } from "../data/actors/character.js";
import { CHARACTERISTICS, SCORE_START } from "../rules/vocabulary.js";

/** Nobody wrote anything on the sheet: it has no concept and its first scores, and carries nothing. */
export function untouched(actor: Actor): boolean {
  const { system } = actor as { readonly system: unknown };
  return (
    system instanceof SeuilsCharacter &&
    actor.items.size === 0 &&
    system.identity.concept === "" &&
    CHARACTERISTICS.every((id) => system.characteristics[id].value === SCORE_START.character)
  );
}

/** Where the making of a character begins. */
export const CREATION: CreationDoor = {
  types: ["seuilsCharacter"],
  untouched,
  load: async () => (await import("./index.js")).seuilsCreation,
};

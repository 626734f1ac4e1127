import type { CreationDoor } from "../../../core/creation/procedure.js";
import { RpgCharacter } from "../data/actors/character.js";
import { CREATION_START } from "../rules/character/creation-defaults.js";
import { ATTRIBUTES } from "../rules/vocabulary.js";

/** Nobody wrote anything on the sheet: its attributes are those of a new one, and it carries nothing. */
export function untouched(actor: Actor): boolean {
  const { system } = actor as { readonly system: unknown };
  return (
    system instanceof RpgCharacter &&
    actor.items.size === 0 &&
    ATTRIBUTES.every((id) => system.attributes[id].base === CREATION_START)
  );
}

/** Where the making of a character begins. */
export const CREATION: CreationDoor = {
  types: ["rpgCharacter"],
  untouched,
  load: async () => (await import("./index.js")).rpgCreation,
};

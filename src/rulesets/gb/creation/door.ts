import type { CreationDoor } from "../../../core/creation/procedure.js";
import { GbInvestigator } from "../data/actors/investigator.js";
import { ABILITIES } from "../rules/vocabulary.js";

/** Nobody wrote anything on the sheet: the scores are those of a new one, and it carries nothing. */
export function untouched(actor: Actor): boolean {
  const { system } = actor as { readonly system: unknown };
  return (
    system instanceof GbInvestigator &&
    actor.items.size === 0 &&
    ABILITIES.every((id) => system.abilities[id].value === 10)
  );
}

/** Where the making of an investigator begins. */
export const CREATION: CreationDoor = {
  types: ["gbInvestigator"],
  untouched,
  load: async () => (await import("./index.js")).gbCreation,
};

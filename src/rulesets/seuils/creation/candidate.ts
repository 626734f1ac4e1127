import type { Desk } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import type { SeuilsCharacter } from "../data/actors/character.js";
import { seuilsOptions } from "../data/options.js";
import type { Candidate, CandidatePiece, CreationOptions } from "../rules/character/creation.js";
import type { SeuilsDraft } from "./draft.js";
import { listed } from "./entries.js";
import { boughtOf, gearOf, purseOf } from "./purse.js";

/** A draft as the rules of creation read it (SE-09, SE-10, SE-74). */
export function candidateOf(draft: SeuilsDraft, desk: Desk): Candidate {
  const { name, concept, totals, scores } = draft;
  const specialties = pickedOf(draft.items, desk, "seuilsSpecialty").map(({ entry }) => ({
    name: entry.name,
    characteristic: listed(entry).characteristic,
  }));
  return { name, concept, totals, scores, specialties, equipment: equipmentOf(draft, desk) };
}

/** SE-74 — whoever plays already is only asked about what is taken besides, and has what it owns to spend. */
export function optionsOf(draft: SeuilsDraft, desk: Desk): CreationOptions {
  const options = seuilsOptions();
  if (!plays(draft, desk)) return options;
  return { ...options, creationBudget: purseOf({ ...draft, items: [] }, desk).left };
}

function equipmentOf(draft: SeuilsDraft, desk: Desk): readonly CandidatePiece[] {
  const bought = plays(draft, desk);
  return gearOf(draft, desk)
    .map((one) => {
      const { rarity, value } = listed(one.entry);
      return { name: one.entry.name, rarity, value, quantity: bought ? boughtOf(one) : one.quantity };
    })
    .filter(({ quantity }) => quantity !== 0);
}

/** Whether a keeper has let it play: it has earned and spent since. */
function plays({ fresh }: SeuilsDraft, { actor }: Desk): boolean {
  return !fresh && (actor.system as SeuilsCharacter).approved;
}

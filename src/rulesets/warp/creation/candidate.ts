import type { Desk } from "../../../core/creation/procedure.js";
import { warpOptions } from "../data/options.js";
import type { Answer, Candidate, CandidateTrait } from "../rules/character/creation.js";
import type { Anchor, WarpDraft } from "./draft.js";
import { hitPointsOf, pointDiceState, reserveDiceState } from "./points.js";
import type { Slot } from "./slots.js";
import { talentOf } from "./talent.js";
import { traitsOf } from "./traits.js";

/** What the limits of creation are held against. */
export function candidate(draft: WarpDraft, desk: Desk): Candidate {
  const { name, concept, magician, motivation, secret, person } = draft;
  const options = warpOptions();
  return {
    name,
    concept,
    traits: traitsOf(draft).map((slot) => traitOf(slot, desk)),
    specialised: options.specialisedTraits,
    hp: { max: hitPointsOf(draft, desk).max, description: draft.pointsWord, dice: pointDiceState(draft) },
    // Hit points that the sheet keeps were settled at the table.
    hpFloor: options.hpFloorOnRoll && !draft.keepPoints,
    reserveDice: reserveDiceState(draft),
    magician,
    talent: talentOf(draft, desk),
    series: {
      paranormal: options.paranormal,
      magic: options.magic,
      magicExclusive: options.magicExclusive,
    },
    motivation: answer(draft, "motivation", motivation),
    secret: answer(draft, "secret", secret),
    importantPerson: answer(draft, "importantPerson", person),
  };
}

function traitOf(
  { name, kind, scale, superior, sign, uses, unknown, type, from }: Slot,
  { shelf }: Desk,
): CandidateTrait {
  const magical = shelf.get(from)?.system["magical"] === true;
  const power = type === "warpPower" ? (magical ? "magical" : "paranormal") : "none";
  return { name, kind, scale, superior, sign, combat: uses.includes("combat"), unknown, power };
}

function answer({ unknown }: WarpDraft, id: Anchor, text: string): Answer {
  return { text, unknown: unknown.includes(id) };
}

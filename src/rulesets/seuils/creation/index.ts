import type { CreationProcedure, Desk, Problem } from "../../../core/creation/procedure.js";
import type { Text } from "../../../core/text/text.js";
import { characteristicLabel, domainLabel } from "../labels.js";
import { findings, type Finding } from "../rules/character/creation.js";
import { CHARACTERISTICS, DOMAIN_IDS } from "../rules/vocabulary.js";
import { dress } from "../sheets/style.js";
import { candidateOf, optionsOf } from "./candidate.js";
import { decided } from "./decide.js";
import { PICKED_TYPES, readDraft, type SeuilsDraft } from "./draft.js";
import { word } from "./fields.js";
import { resultOf } from "./result.js";
import { STEPS } from "./steps.js";
import { summary } from "./summary.js";

/** Makes a character: concept, Domaines, Caractéristiques, Spécialités, equipment (SE-09, SE-10, SE-74). */
export const seuilsCreation: CreationProcedure = {
  catalogue: {
    types: PICKED_TYPES,
    fields: [
      ...["characteristic", "medical", "rarity", "value", "equipped", "natural", "hands"],
      ...["attackType", "damage", "index", "specific", "bonus", "equipmentDice", "quantity"],
    ].map((name) => `system.${name}`),
    models: ["seuilsCharacter"],
  },
  steps: STEPS,
  approval: "system.approved",
  dress,
  draft: readDraft,
  decide: (draft, path, value, desk, key) => decided(draft as SeuilsDraft, path, value, desk, key),
  problems: (draft, desk) => problemsOf(draft as SeuilsDraft, desk),
  summary: (draft, desk) => summary(draft as SeuilsDraft, desk),
  result: (draft, desk) => resultOf(draft as SeuilsDraft, desk),
};

/** What is still missing, or beyond what the table gives; only a keeper waves the latter through. */
function problemsOf(draft: SeuilsDraft, desk: Desk): readonly Problem[] {
  return findings(candidateOf(draft, desk), optionsOf(draft, desk)).map(problemOf);
}

/** What is too much, and has words of its own for that. */
const OVER: readonly string[] = ["sum", "specialties"];

function problemOf({ id, step, kind, facts }: Finding): Problem {
  const over = kind === "illegal" && OVER.includes(id);
  const text = word(`finding.${id}${over ? "Over" : ""}`, toldFacts(facts));
  return { step, kind, text, ...(kind === "illegal" && { firm: true }) };
}

/** The facts of a finding with ids in the reader's words. */
function toldFacts({ domain, characteristic, ...facts }: Finding["facts"]): NonNullable<Text["data"]> {
  const ofDomain = DOMAIN_IDS.find((id) => id === domain);
  const ofScore = CHARACTERISTICS.find((id) => id === characteristic);
  return {
    ...facts,
    ...(ofDomain && { domain: { key: domainLabel(ofDomain) } }),
    ...(ofScore && { characteristic: { key: characteristicLabel(ofScore) } }),
  };
}

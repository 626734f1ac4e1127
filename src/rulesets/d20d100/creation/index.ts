import type { CreationProcedure } from "../../../core/creation/procedure.js";
import { dress } from "../sheets/style.js";
import { decided } from "./decide.js";
import { PICKED_TYPES, readDraft, type D20d100Draft } from "./draft.js";
import { problemsOf } from "./problems.js";
import { resultOf } from "./result.js";
import { STEPS } from "./steps.js";
import { summary } from "./summary.js";

/** Makes an investigator: who it is, seven results and who gets them, traits, skills and weapons (DD-17…DD-41). */
export const d20d100Creation: CreationProcedure = {
  catalogue: {
    types: ["d20d100Profession", ...PICKED_TYPES],
    fields: [
      ...["key", "family", "characteristics", "constant", "useScore", "flat", "printed"],
      ...["kind", "parameter", "requirement", "effects", "skills", "equipped", "quantity", "price"],
      ...["protection", "penalty", "skill", "cadences", "precision", "recoil", "misc", "unfamiliarPenalty", "canThrow"],
      ...["damage", "damageMid", "damageFar", "addsDamageBonus", "overrideBase", "overrideMultiple"],
    ].map((name) => `system.${name}`),
    models: ["d20d100Investigator"],
  },
  steps: STEPS,
  approval: "system.approved",
  dress,
  draft: readDraft,
  decide: (draft, path, value, desk, key) => decided(draft as D20d100Draft, path, value, desk, key),
  problems: (draft, desk) => problemsOf(draft as D20d100Draft, desk),
  summary: (draft, desk) => summary(draft as D20d100Draft, desk),
  result: (draft, desk) => resultOf(draft as D20d100Draft, desk),
};

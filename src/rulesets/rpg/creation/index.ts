import type { CreationProcedure } from "../../../core/creation/procedure.js";
import { dress } from "../sheets/style.js";
import { decided } from "./decide.js";
import { PICKED_TYPES, readDraft, type RpgDraft } from "./draft.js";
import { problemsOf } from "./problems.js";
import { resultOf } from "./result.js";
import { STEPS } from "./steps.js";
import { summary } from "./summary.js";

/** Makes a character: idea, attributes, skills, spells, equipment (RP-29). */
export const rpgCreation: CreationProcedure = {
  catalogue: {
    types: PICKED_TYPES,
    fields: [
      ...["key", "root", "sightBased", "mastery", "creationMastery"],
      ...["kind", "difficulty", "hpCost"],
      ...[
        "formula",
        "halved",
        "mode",
        "hands",
        "natural",
        "equipped",
        "coverage",
        "worn",
        "quantity",
        "skill",
        "ammo",
        "consumable",
      ],
    ].map((name) => `system.${name}`),
    models: ["rpgCharacter"],
  },
  steps: STEPS,
  approval: "system.approved",
  dress,
  draft: readDraft,
  decide: (draft, path, value, desk, key) => decided(draft as RpgDraft, path, value, desk, key),
  problems: (draft, desk) => problemsOf(draft as RpgDraft, desk),
  summary: (draft, desk) => summary(draft as RpgDraft, desk),
  result: (draft, desk) => resultOf(draft as RpgDraft, desk),
};

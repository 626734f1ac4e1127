import type { CreationProcedure, Problem } from "../../../core/creation/procedure.js";
import type { Text } from "../../../core/text/text.js";
import type { FeatKey } from "../data/items/feat.js";
import { abilityLabel, featKeyLabel, saveLabel } from "../labels.js";
import { findings } from "../rules/character/creation.js";
import type { Finding } from "../rules/character/finding.js";
import type { Ability, Save } from "../rules/vocabulary.js";
import { decided } from "./decide.js";
import { readDraft, type GbDraft } from "./draft.js";
import { candidate } from "./figures.js";
import { resultOf } from "./result.js";
import { STEPS } from "./steps.js";
import { summary } from "./summary.js";

/** Makes an investigator: concept, scores, level, feats, skills, equipment. */
export const gbCreation: CreationProcedure = {
  catalogue: {
    types: ["gbFeat", "gbSkill", "gbWeapon", "gbArmor", "gbGear"],
    fields: [
      ...["key", "taken", "modifiers", "ability", "misc", "weapon", "category", "damage"],
      ...["kind", "zones", "maxDex", "shieldArm", "equipped"],
    ].map((name) => `system.${name}`),
  },
  steps: STEPS,
  draft: readDraft,
  decide: (draft, path, value, desk, key) => decided(draft as GbDraft, path, value, desk, key),
  problems: (draft, desk) => findings(candidate(draft as GbDraft, desk)).map(problem),
  summary: (draft, desk) => summary(draft as GbDraft, desk),
  result: (draft, desk) => resultOf(draft as GbDraft, desk),
};

function problem({ id, step, kind, facts }: Finding): Problem {
  const { ability, feat, option, save, ...plain } = facts;
  const data: Text["data"] = {
    ...plain,
    ...(ability !== undefined && { ability: { key: abilityLabel(ability as Ability) } }),
    ...(option !== undefined && { option: { key: `GARDIEN.GB.OPTION.${option}` } }),
    ...(save !== undefined && { save: { key: saveLabel(save as Save) } }),
    ...(feat !== undefined && { feat: { key: featKeyLabel(feat as FeatKey) } }),
  };
  return { step, kind, text: { key: `GARDIEN.GB.CREATION.finding.${id}`, data } };
}

import type { CreationProcedure, Problem } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { findings, type Finding } from "../rules/character/creation.js";
import { candidate } from "./candidate.js";
import { decided } from "./decide.js";
import { PICKED_TYPES, readDraft, type WarpDraft } from "./draft.js";
import { word } from "./fields.js";
import { resultOf } from "./result.js";
import { TRAIT_TYPES, USES } from "./slots.js";
import { STEPS } from "./steps.js";
import { summary } from "./summary.js";

/** Makes a character: concept, traits, flaw, points, story, belongings (WP-18…WP-35). */
export const warpCreation: CreationProcedure = {
  catalogue: {
    types: [...TRAIT_TYPES, ...PICKED_TYPES],
    fields: [
      ...["kind", "scale", "sign", "coverage", "flawMode", "flawFaces", "magical", ...USES],
      ...["category", "factor", "quantity", "regularDice", "regularPoints", "ballisticDice"],
      ...["level", "levelHidden", "resistMode"],
    ].map((name) => `system.${name}`),
  },
  steps: STEPS,
  approval: "system.approved", // WP-34
  draft: readDraft,
  decide: (draft, path, value, desk, key) => decided(draft as WarpDraft, path, value, desk, key),
  problems: (draft, desk) => {
    const made = draft as WarpDraft;
    const armed = pickedOf(made.items, desk, "warpWeapon").length > 0;
    return [...findings(candidate(made, desk)).map(problem), ...(armed ? [] : [UNARMED])];
  },
  summary: (draft, desk) => summary(draft as WarpDraft, desk),
  result: (draft, desk) => resultOf(draft as WarpDraft, desk),
};

const UNARMED: Problem = { step: "belongings", kind: "note", text: word("finding.unarmed") };

/** WP-22, WP-25 — nobody goes without a superior trait and a flaw but by the keeper's word. */
const FIRM: readonly string[] = ["superiorCount", "flawCount"];

function problem({ id, step, kind, facts }: Finding): Problem {
  return { step, kind, text: word(`finding.${id}`, facts), ...(FIRM.includes(id) && { firm: true }) };
}

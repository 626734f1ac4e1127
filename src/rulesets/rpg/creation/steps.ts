import type { Desk, Step } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { attributeBlocks } from "./attributes-step.js";
import type { RpgDraft } from "./draft.js";
import { step } from "./fields.js";
import { gearBlocks } from "./gear-step.js";
import { ideaBlocks } from "./idea-step.js";
import { spellsDue } from "./reckoning.js";
import { skillBlocks } from "./skills-step.js";
import { spellBlocks } from "./spells-step.js";

/** The steps of a character's making (RP-29). */
export const STEPS: readonly Step[] = [
  step("idea", ideaBlocks),
  step("attributes", attributeBlocks),
  step("skills", skillBlocks),
  { ...step("spells", spellBlocks), concerns: (draft, desk) => castsSpells(draft as RpgDraft, desk) },
  step("gear", gearBlocks),
];

/** RP-29 — whoever has learned to cast, or has a spell to give back. */
function castsSpells(draft: RpgDraft, desk: Desk): boolean {
  return spellsDue(draft, desk) > 0 || pickedOf(draft.items, desk, "rpgSpell").length > 0;
}

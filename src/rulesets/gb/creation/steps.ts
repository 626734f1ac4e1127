import type { Block, Field, Step } from "../../../core/creation/procedure.js";
import type { GbDraft } from "./draft.js";
import { featBlocks } from "./feats-step.js";
import { step, text, word } from "./fields.js";
import { gearBlocks } from "./gear-step.js";
import { levelBlocks } from "./level-step.js";
import { scoreBlocks } from "./scores-step.js";
import { skillBlocks } from "./skills-step.js";

/** The steps of an investigator's making. */
export const STEPS: readonly Step[] = [
  step("concept", conceptBlocks),
  step("scores", scoreBlocks),
  step("level", levelBlocks),
  step("feats", featBlocks),
  step("skills", skillBlocks),
  step("gear", gearBlocks),
];

/** Who it is. */
function conceptBlocks({ name, occupation, img }: GbDraft): readonly Block[] {
  const image: Field = { path: "img", kind: "image", label: word("field.img"), value: img };
  return [{ kind: "fields", fields: [text("name", name), text("occupation", occupation), image] }];
}

import type { Step } from "../../../core/creation/procedure.js";
import { assignmentBlocks } from "./assignment-step.js";
import type { D20d100Draft } from "./draft.js";
import { step } from "./fields.js";
import { figureBlocks } from "./figures-step.js";
import { identityBlocks } from "./identity-step.js";
import { rollBlocks } from "./rolls-step.js";
import { professionalBlocks, secondaryBlocks } from "./skills-steps.js";
import { traitBlocks } from "./traits-step.js";
import { weaponBlocks } from "./weapons-step.js";

/** The steps of an investigator's making (DD-17…DD-41); the last one sums up. */
export const STEPS: readonly Step[] = [
  step("identity", identityBlocks),
  step("rolls", rollBlocks),
  { ...step("assignment", assignmentBlocks), concerns: (draft) => (draft as D20d100Draft).method === "dice" },
  step("figures", figureBlocks),
  step("traits", traitBlocks),
  step("professional", professionalBlocks),
  step("secondary", secondaryBlocks),
  step("weapons", weaponBlocks),
];

import type { Block, Desk, Step } from "../../../core/creation/procedure.js";
import { onShelf } from "../../../core/creation/shelf.js";
import { domainBlocks, scoreBlocks } from "./domains-steps.js";
import type { SeuilsDraft } from "./draft.js";
import { equipmentBlocks } from "./equipment-step.js";
import { picker, startedFrom, step, text, word } from "./fields.js";
import { noteOf } from "./offer.js";
import { specialtyBlocks } from "./specialties-step.js";

/** The steps of a character's making (SE-09, SE-10, SE-74). */
export const STEPS: readonly Step[] = [
  step("concept", conceptBlocks),
  step("domains", domainBlocks),
  step("characteristics", scoreBlocks),
  step("specialties", specialtyBlocks),
  step("equipment", equipmentBlocks),
];

/** Who it is; or a ready-made character to make one's own. */
function conceptBlocks({ name, concept, group, img, model }: SeuilsDraft, desk: Desk): readonly Block[] {
  const models = onShelf(desk, "seuilsCharacter").filter(({ id }) => id !== model);
  return [
    {
      kind: "fields",
      fields: [
        text("name", name, { wide: true }),
        text("concept", concept, { hint: word("conceptHint") }),
        text("group", group, { hint: word("groupHint") }),
        { path: "img", kind: "image", label: word("field.img"), value: img },
      ],
    },
    ...startedFrom(desk.shelf.get(model)),
    ...(models.length > 0 ? [picker("models", models, noteOf, "model")] : []),
  ];
}

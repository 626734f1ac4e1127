import type { Block, Desk } from "../../../core/assistant/procedure.js";
import { pickedOf } from "../../../core/assistant/shelf.js";
import { attributeLabel, rootLabel } from "../labels.js";
import { rootValues } from "../rules/roots.js";
import { ATTRIBUTES } from "../rules/vocabulary.js";
import type { RpgDraft } from "./draft.js";
import { learnedOf, rootOf } from "./entries.js";
import { word } from "./fields.js";
import { figureBlocks } from "./figure-blocks.js";
import { attributesOf, experienceOf, valuesOf } from "./reckoning.js";
import { scoreOf } from "./skills-step.js";

/** The character to come, in figures. */
export function summary(draft: RpgDraft, desk: Desk): readonly Block[] {
  const attributes = attributesOf(draft);
  const roots = rootValues(valuesOf(draft, desk));
  const { available } = experienceOf(draft, desk);
  return [
    {
      kind: "figures",
      caption: word("step.attributes"),
      rows: [
        ...ATTRIBUTES.map((id) => ({ label: { key: attributeLabel(id) }, value: String(attributes[id]) })),
        { label: word("figure.experience"), value: String(available) },
      ],
    },
    ...figureBlocks(draft, desk),
    {
      kind: "table",
      caption: word("step.skills"),
      head: [word("column.root"), word("column.mastery"), word("column.score")],
      rows: pickedOf(draft.items, desk, "rpgSkill").map((one) => ({
        name: one.entry.name,
        cells: [
          { key: rootLabel(rootOf(one.entry)) },
          String(one.mastery + learnedOf(one.entry)),
          String(scoreOf(one, roots[rootOf(one.entry)], desk)),
        ],
      })),
    },
  ];
}

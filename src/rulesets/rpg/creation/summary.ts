import type { Block, Desk } from "../../../core/creation/procedure.js";
import { pickedOf } from "../../../core/creation/shelf.js";
import { whoItIs } from "../../../core/creation/who.js";
import { attributeLabel, rootLabel } from "../labels.js";
import { rootValues } from "../rules/character/roots.js";
import { ATTRIBUTES } from "../rules/vocabulary.js";
import { GEAR_TYPES, type RpgDraft } from "./draft.js";
import { learnedOf, listed } from "./entries.js";
import { word } from "./fields.js";
import { figureBlocks } from "./figure-blocks.js";
import { noteOf } from "./offer.js";
import { attributesOf, experienceOf, valuesOf } from "./reckoning.js";
import { scoreOf } from "./skills-step.js";

/** The character to come, in figures. */
export function summary(draft: RpgDraft, desk: Desk): readonly Block[] {
  const attributes = attributesOf(draft);
  const roots = rootValues(valuesOf(draft, desk));
  const { available } = experienceOf(draft, desk);
  return [
    ...whoItIs(draft.name, draft.people, draft.occupation),
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
          { key: rootLabel(listed(one.entry).root) },
          String(one.mastery + learnedOf(one.entry)),
          String(scoreOf(one, roots[listed(one.entry).root], desk)),
        ],
      })),
    },
    ...carried(draft, desk, "spells", ["rpgSpell"]),
    ...carried(draft, desk, "gear", GEAR_TYPES),
  ];
}

/** What was chosen of some kinds; nothing where nothing was. */
function carried(draft: RpgDraft, desk: Desk, step: string, types: readonly string[]): readonly Block[] {
  const rows = pickedOf(draft.items, desk, ...types).map(({ entry }) => ({ name: entry.name, cells: [noteOf(entry)] }));
  const table = { kind: "table", titled: true, caption: word(`step.${step}`), head: [word("figures")], rows } as const;
  return rows.length > 0 ? [table] : [];
}

import type { Block } from "../../../core/creation/procedure.js";
import { traitKindLabel } from "../labels.js";
import { printedScore, scoreAtCreation } from "../rules/character/scales.js";
import type { WarpDraft } from "./draft.js";
import { choice, word } from "./fields.js";
import { traitName } from "./names.js";
import { positiveOf, scoreOf } from "./traits.js";

/** WP-22, WP-23 — the one trait of three that the character excels at. */
export function superiorBlocks(draft: WarpDraft): readonly Block[] {
  const traits = positiveOf(draft);
  if (traits.length === 0) return [{ kind: "note", text: word("noTraitYet") }];
  const chosen = traits.find(({ superior }) => superior)?.key ?? "";
  const options = [
    ...(chosen === "" ? [{ value: "", label: word("noSuperior") }] : []),
    ...traits.map((slot) => ({ value: slot.key, label: traitName(slot) })),
  ];
  return [
    { kind: "fields", fields: [choice("superior", chosen, options)] },
    {
      kind: "table",
      caption: word("step.superior"),
      head: [word("column.kind"), word("column.good"), word("column.superior"), word("column.score")],
      rows: traits.map((slot) => ({
        name: traitName(slot),
        cells: [
          { key: traitKindLabel(slot.kind) },
          printedScore(scoreAtCreation(slot.scale, false), slot.scale),
          printedScore(scoreAtCreation(slot.scale, true), slot.scale),
          printedScore(scoreOf(slot), slot.scale),
        ],
      })),
    },
  ];
}

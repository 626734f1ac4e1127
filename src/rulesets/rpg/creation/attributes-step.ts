import type { Block, Cell, Desk } from "../../../core/creation/procedure.js";
import { diceSpec } from "../dice/specs.js";
import { attributeLabel } from "../labels.js";
import { creationOptions } from "../data/options.js";
import { ATTRIBUTE_FORMULA, CREATION_SCALE } from "../rules/character/creation.js";
import { ATTRIBUTES, type Attribute } from "../rules/vocabulary.js";
import type { RpgDraft } from "./draft.js";
import { choice, word } from "./fields.js";
import { figureBlocks } from "./figure-blocks.js";
import { attributesOf, awaitsDice, isRolled, reckoned } from "./reckoning.js";

/** RP-29 — the four attributes, shared out or rolled, and what follows from them. */
export function attributeBlocks(draft: RpgDraft, desk: Desk): readonly Block[] {
  if (awaitsDice(draft, desk)) return [diceBlock(false)];
  return [
    ...(isRolled() ? [diceBlock(true)] : [leftNote(draft, desk)]),
    {
      kind: "table",
      caption: word("step.attributes"),
      head: [word("column.value")],
      rows: ATTRIBUTES.map((id) => ({ name: { key: attributeLabel(id) }, cells: [valueCell(draft, id)] })),
    },
    ...figureBlocks(draft, desk),
  ];
}

function leftNote(draft: RpgDraft, desk: Desk): Block {
  const { attributePoints: spent } = reckoned(draft, desk);
  const { attributePoints: allowed } = creationOptions();
  return { kind: "tally", text: word("spent.attributes", { spent, allowed }), spent, allowed };
}

/** RP-29 — one roll for each attribute, to be placed at will. */
function diceBlock(done: boolean): Block {
  const rolls = ATTRIBUTES.flatMap((id) => diceSpec(id, "creation", ATTRIBUTE_FORMULA) ?? []);
  return { kind: "dice", path: "rolled", done, label: word(done ? "rollAgain" : "roll"), rolls };
}

function valueCell(draft: RpgDraft, id: Attribute): Cell {
  const label = { key: attributeLabel(id) };
  const value = attributesOf(draft)[id];
  if (isRolled()) {
    const options = draft.rolled.map((rolled, i) => ({ value: String(i), label: String(rolled) }));
    return options.length > 0 ? choice(`assigned/${id}`, String(draft.assigned[id]), options, label) : String(value);
  }
  // What somebody has beyond the bounds stays until it is moved.
  const [min, max] = [Math.min(CREATION_SCALE.min, value), Math.max(CREATION_SCALE.max, value)];
  return { path: `attributes/${id}`, kind: "slider", label, value, min, max };
}

import type { Block, Desk, Entry, Field } from "../../../core/assistant/procedure.js";
import { markOf, onShelf, pickedOf } from "../../../core/assistant/shelf.js";
import { gripLabel } from "../labels.js";
import { GRIPS } from "../rules/grips.js";
import { GEAR_TYPES, type Picked, type RpgDraft } from "./draft.js";
import { handsOf, isNatural } from "./entries.js";
import { choice, number, word } from "./fields.js";
import { picker, rowOf } from "./offer.js";

/** RP-29 — what it carries, and how. */
export function gearBlocks(draft: RpgDraft, desk: Desk): readonly Block[] {
  const have = pickedOf(draft.items, desk, ...GEAR_TYPES);
  const inborn = new Set(have.filter(({ entry }) => isNatural(entry)).map(({ entry }) => markOf(entry)));
  return [
    {
      kind: "chosen",
      caption: word("chosenGear"),
      empty: word("noGear"),
      remove: "remove",
      rows: have.map((one) => ({ ...rowOf(one), fields: fieldsOf(one) })),
    },
    picker(
      "gear",
      onShelf(desk, ...GEAR_TYPES).filter((entry) => !inborn.has(markOf(entry))),
    ),
  ];
}

/** How a thing is worn or held, or how many there are of it. */
function fieldsOf({ key, entry, grip, on, quantity }: Picked & { readonly entry: Entry }): readonly Field[] {
  const name = { name: entry.name };
  switch (entry.type) {
    case "rpgWeapon": {
      if (isNatural(entry)) return [];
      const grips = handsOf(entry) === 2 ? (["none", "both"] as const) : GRIPS;
      const options = grips.map((id) => ({ value: id, label: { key: gripLabel(id) } }));
      return [choice(`grip/${key}`, grip, options, word("field.grip", name))];
    }
    case "rpgShield":
    case "rpgArmor":
      return [{ path: `on/${key}`, kind: "flag", label: word(`field.${entry.type}`), value: on }];
    default:
      return [number(`quantity/${key}`, quantity, 0, 999, { label: word("field.quantity", name) })];
  }
}

import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk, Entry, Field } from "../../../core/creation/procedure.js";
import { markOf, onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { gripLabel } from "../labels.js";
import { GRIPS } from "../rules/attack/grips.js";
import { shotsIn } from "./ammunition.js";
import { GEAR_TYPES, type Picked, type RpgDraft } from "./draft.js";
import { isShotWith, listed } from "./entries.js";
import { choice, number, picker, word } from "./fields.js";
import { noteOf } from "./offer.js";

/** RP-29 — what it carries, and how. */
export function gearBlocks(draft: RpgDraft, desk: Desk): readonly Block[] {
  const have = pickedOf(draft.items, desk, ...GEAR_TYPES);
  const shots = [
    { value: "", label: { key: "GARDIEN.RPG.SHEET.uncounted" } },
    ...shotsIn(draft.items, desk).map(({ key, entry }) => ({ value: key, label: entry.name })),
  ];
  const inborn = new Set(have.filter(({ entry }) => listed(entry).natural).map(({ entry }) => markOf(entry)));
  return [
    {
      kind: "chosen",
      caption: word("chosenGear"),
      empty: word("noGear"),
      remove: "remove",
      rows: have.map((one) => ({ ...rowOf(one, noteOf(one.entry)), fields: fieldsOf(one, shots) })),
    },
    picker(
      "gear",
      onShelf(desk, ...GEAR_TYPES).filter((entry) => !inborn.has(markOf(entry))),
      noteOf,
    ),
  ];
}

/** How a thing is worn or held, or how many there are of it. */
function fieldsOf(
  { key, entry, grip, on, quantity, ammo }: Picked & { readonly entry: Entry },
  shots: NonNullable<Field["options"]>,
): readonly Field[] {
  const name = { name: entry.name };
  switch (entry.type) {
    case "rpgWeapon": {
      if (listed(entry).natural) return [];
      const grips = listed(entry).hands === 2 ? (["none", "both"] as const) : GRIPS;
      const options = grips.map((id) => ({ value: id, label: { key: gripLabel(id) } }));
      const held = choice(`grip/${key}`, grip, options, word("field.grip", name));
      return isShotWith(entry) ? [held, choice(`ammo/${key}`, ammo, shots, word("field.ammo", name))] : [held];
    }
    case "rpgShield":
    case "rpgArmor":
      return [{ path: `on/${key}`, kind: "flag", label: word(`field.${entry.type}`), value: on }];
    default:
      return [number(`quantity/${key}`, quantity, 0, 999, { label: word("field.quantity", name) })];
  }
}

import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk, Entry, Field } from "../../../core/creation/procedure.js";
import { onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { plainOf } from "../../../core/text/prose.js";
import type { WarpCharacter } from "../data/actors/character.js";
import { GEAR_TYPES, type Picked, type WarpDraft } from "./draft.js";
import { lines, number, picker, text, word } from "./fields.js";
import { noteOf } from "./offer.js";

/** WP-34 — history, what the character owns, and what there is in its purse. */
export function belongingBlocks(draft: WarpDraft, desk: Desk): readonly Block[] {
  const { history, equipmentNotes } = desk.actor.system as WarpCharacter;
  return [
    {
      kind: "fields",
      fields: [
        lines("history", draft.history ?? plainOf(history)),
        lines("equipment", draft.equipment ?? plainOf(equipmentNotes)),
        text("finances", draft.finances, { wide: true }),
      ],
    },
    {
      kind: "chosen",
      caption: word("chosenGear"),
      empty: word("noGear"),
      remove: "remove",
      rows: pickedOf(draft.items, desk, ...GEAR_TYPES).map((one) => ({
        ...rowOf(one, noteOf(one.entry)),
        fields: quantityFields(one),
      })),
    },
    picker("gear", onShelf(desk, ...GEAR_TYPES), noteOf),
  ];
}

/** What comes in numbers: rounds, knives to throw, things. */
function quantityFields({ key, quantity, entry }: Picked & { readonly entry: Entry }): readonly Field[] {
  if (entry.type === "warpArmor" || (entry.type === "warpWeapon" && entry.system["category"] !== "thrown")) return [];
  const own = Number(entry.system["quantity"] ?? 1);
  return [number(`quantity/${key}`, quantity ?? own, 0, 999, { label: word("field.quantity") })];
}

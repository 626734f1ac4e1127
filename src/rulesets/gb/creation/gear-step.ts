import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk } from "../../../core/creation/procedure.js";
import { onShelf } from "../../../core/creation/shelf.js";
import type { GbDraft } from "./draft.js";
import { picker, word } from "./fields.js";
import { chosen } from "./figures.js";
import { noteOf } from "./offer.js";

/** Weapons, armour and belongings. */
export function gearBlocks(draft: GbDraft, desk: Desk): readonly Block[] {
  const types = ["gbWeapon", "gbArmor", "gbGear"];
  return [
    {
      kind: "chosen",
      caption: word("chosenGear"),
      empty: word("noGear"),
      remove: "remove",
      rows: chosen(draft, desk, ...types).map((one) => ({ ...rowOf(one, noteOf(one.entry)), fields: [] })),
    },
    picker("gear", onShelf(desk, ...types), noteOf),
  ];
}

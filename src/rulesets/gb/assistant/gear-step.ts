import type { Block, Desk } from "../../../core/assistant/procedure.js";
import { onShelf } from "../../../core/assistant/shelf.js";
import type { GbDraft } from "./draft.js";
import { word } from "./fields.js";
import { chosen } from "./figures.js";
import { picker, rowOf } from "./offer.js";

/** Weapons, armour and belongings. */
export function gearBlocks(draft: GbDraft, desk: Desk): readonly Block[] {
  const types = ["gbWeapon", "gbArmor", "gbGear"];
  return [
    {
      kind: "chosen",
      caption: word("chosenGear"),
      empty: word("noGear"),
      remove: "remove",
      rows: chosen(draft, desk, ...types).map((one) => ({ ...rowOf(one), fields: [] })),
    },
    picker("gear", onShelf(desk, ...types)),
  ];
}

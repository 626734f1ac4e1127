import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk } from "../../../core/creation/procedure.js";
import { markOf, onShelf, pickedOf } from "../../../core/creation/shelf.js";
import type { RpgDraft } from "./draft.js";
import { listed } from "./entries.js";
import { picker, word } from "./fields.js";
import { noteOf } from "./offer.js";
import { spellsDue } from "./reckoning.js";

/** RP-29 — the spells that a new character knows; powers are nothing that one learns. */
export function spellBlocks(draft: RpgDraft, desk: Desk): readonly Block[] {
  const known = pickedOf(draft.items, desk, "rpgSpell");
  const marks = new Set(known.map(({ entry }) => markOf(entry)));
  const offered = onShelf(desk, "rpgSpell").filter(
    (entry) => listed(entry).kind === "spell" && !marks.has(markOf(entry)),
  );
  const [spent, allowed] = [known.length, spellsDue(draft, desk)];
  return [
    { kind: "tally", text: word("spent.spells", { spent, allowed }), spent, allowed },
    {
      kind: "chosen",
      caption: word("chosenSpells"),
      empty: word("noSpells"),
      remove: "remove",
      rows: known.map((one) => ({ ...rowOf(one, noteOf(one.entry)), fields: [] })),
    },
    picker("spells", offered, noteOf),
  ];
}

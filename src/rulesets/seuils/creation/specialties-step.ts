import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk } from "../../../core/creation/procedure.js";
import { markOf, onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { seuilsOptions } from "../data/options.js";
import type { SeuilsDraft } from "./draft.js";
import { picker, word } from "./fields.js";
import { noteOf } from "./offer.js";

/** SE-10 — what it has been trained in. */
export function specialtyBlocks(draft: SeuilsDraft, desk: Desk): readonly Block[] {
  const { creationSpecialties: allowed } = seuilsOptions();
  const have = pickedOf(draft.items, desk, "seuilsSpecialty");
  const marks = new Set(have.map(({ entry }) => markOf(entry)));
  const offered = onShelf(desk, "seuilsSpecialty").filter((entry) => !marks.has(markOf(entry)));
  const spent = have.length;
  return [
    { kind: "tally", text: word("spent.specialties", { spent, allowed }), spent, allowed },
    {
      kind: "chosen",
      caption: word("chosenSpecialties"),
      empty: word("nothingYet"),
      remove: "remove",
      rows: have.map((one) => ({ ...rowOf(one, noteOf(one.entry)), fields: [] })),
    },
    picker("specialties", offered, noteOf),
  ];
}

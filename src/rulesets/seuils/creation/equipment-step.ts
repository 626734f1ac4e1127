import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk, Entry, Field } from "../../../core/creation/procedure.js";
import { markOf, onShelf } from "../../../core/creation/shelf.js";
import type { Picked, SeuilsDraft } from "./draft.js";
import { listed } from "./entries.js";
import { number, picker, word } from "./fields.js";
import { noteOf } from "./offer.js";
import { gearOf, purseOf } from "./purse.js";

/** What is offered, list by list. */
const OFFERS = { weapons: ["seuilsWeapon"], protections: ["seuilsArmor", "seuilsShield"], gear: ["seuilsGear"] };

/** SE-74 — what it carries, and what that costs. */
export function equipmentBlocks(draft: SeuilsDraft, desk: Desk): readonly Block[] {
  const have = gearOf(draft, desk);
  const inborn = new Set(have.filter(({ entry }) => listed(entry).natural).map(({ entry }) => markOf(entry)));
  const { base, spent, left } = purseOf(draft, desk);
  return [
    { kind: "tally", text: word("spent.equipment", { spent, allowed: base, left }), spent, allowed: base },
    {
      kind: "chosen",
      caption: word("chosenEquipment"),
      empty: word("nothingYet"),
      remove: "remove",
      rows: have.map((one) => ({ ...rowOf(one, noteOf(one.entry)), fields: fieldsOf(one) })),
    },
    ...Object.entries(OFFERS).map(([id, types]) =>
      picker(
        id,
        onShelf(desk, ...types).filter((entry) => !inborn.has(markOf(entry))),
        noteOf,
      ),
    ),
  ];
}

/** Whether a thing is taken up or put on, or how many there are of it. */
function fieldsOf({ key, entry, on, quantity }: Picked & { readonly entry: Entry }): readonly Field[] {
  if (listed(entry).natural) return [];
  if (entry.type === "seuilsGear") {
    return [number(`quantity/${key}`, quantity, 1, 9999, { label: word("field.quantity", { name: entry.name }) })];
  }
  return [{ path: `on/${key}`, kind: "flag", label: word(`field.${entry.type}`), value: on }];
}

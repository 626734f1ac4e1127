import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk, Entry, Field } from "../../../core/creation/procedure.js";
import { onShelf, pickedOf } from "../../../core/creation/shelf.js";
import { GEAR_TYPES, type D20d100Draft, type Picked } from "./draft.js";
import { isBareHands } from "./entries.js";
import { number, picker, word } from "./fields.js";
import { thingNote } from "./offer.js";
import { weaponNote } from "./weapon-line.js";

/** What is offered, list by list. */
const OFFERS = { weapons: "d20d100Weapon", vests: "d20d100Armor", gear: "d20d100Gear" } as const;

/** DD-42…DD-56 — weapons, with the notations that they will have; and what else somebody carries. */
export function weaponBlocks(draft: D20d100Draft, desk: Desk): readonly Block[] {
  const ofWeapon = weaponNote(draft, desk);
  const noteOf = (entry: Entry) => (entry.type === "d20d100Weapon" ? ofWeapon(entry) : thingNote(entry));
  return [
    {
      kind: "chosen",
      caption: word("chosenThings"),
      empty: word("nothingYet"),
      remove: "remove",
      rows: pickedOf(draft.items, desk, ...GEAR_TYPES).map((one) => ({
        ...rowOf(one, noteOf(one.entry)),
        fields: fieldsOf(one),
      })),
    },
    ...Object.entries(OFFERS).map(([id, type]) =>
      picker(
        id,
        onShelf(desk, type).filter((entry) => !isBareHands(entry)),
        noteOf,
      ),
    ),
  ];
}

/** Whether a vest is worn, or how many there are of a thing. */
function fieldsOf({ key, entry, on, quantity }: Picked & { readonly entry: Entry }): readonly Field[] {
  switch (entry.type) {
    case "d20d100Armor":
      return [{ path: `on/${key}`, kind: "flag", label: word("field.on"), value: on }];
    case "d20d100Gear":
      return [number(`quantity/${key}`, quantity, 1, 999, { label: word("field.quantity", { name: entry.name }) })];
    default:
      return [];
  }
}

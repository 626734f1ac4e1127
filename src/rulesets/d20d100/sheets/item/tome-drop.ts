import { refuse, reportFailure } from "../../../../core/text/errors.js";
import type { DrawnItemSheet } from "../../../../core/sheets/drawn-item-sheet.js";
import { D20d100Spell } from "../../data/items/spell.js";
import { D20d100Tome } from "../../data/items/tome.js";

/** DD-174 — takes the spells that are dropped on the card of a tome; what is none, or stands in it already, is refused in words. */
export function takeSpells(card: DrawnItemSheet): void {
  if (!tomeOf(card)) return;
  card.element.addEventListener("dragover", (event) => event.preventDefault());
  card.element.addEventListener("drop", (event) => {
    drop(event, card).catch((error: unknown) => reportFailure("tome.drop", error));
  });
}

async function drop(event: DragEvent, card: DrawnItemSheet): Promise<void> {
  const uuid = droppedItem(event);
  if (uuid === null || !card.isEditable) return;
  const item = (await fromUuid(uuid)) as Item | null;
  const system: unknown = item?.system;
  const name = item?.name ?? "";
  if (!(system instanceof D20d100Spell)) refuse("GARDIEN.D20D100.CARD.notSpell", { name });
  else if (tomeOf(card)?.spells.includes(uuid)) refuse("GARDIEN.D20D100.CARD.spellTwice", { name });
  else await card.changeList("spells", (rows) => [...rows, uuid]);
}

/** The tome of a card as it is now; `null` where the item is none. */
function tomeOf({ item }: DrawnItemSheet): D20d100Tome | null {
  const system: unknown = item.system;
  return system instanceof D20d100Tome ? system : null;
}

/** The address of a dragged item; `null` where something else was dragged. */
function droppedItem({ dataTransfer }: DragEvent): string | null {
  const text = dataTransfer?.getData("text/plain") ?? "";
  try {
    const { type, uuid } = JSON.parse(text) as { readonly type?: unknown; readonly uuid?: unknown };
    return type === "Item" && typeof uuid === "string" ? uuid : null;
  } catch {
    return null; // a text, or a file: nothing that a tome could hold
  }
}

import { refuse, reportFailure } from "../../../core/text/errors.js";
import { D20d100Spell } from "../data/spell.js";

/** A tome that spells are dropped on. */
interface Shelf {
  mayChange(): boolean;
  holds(uuid: string): boolean;
  add(uuid: string): Promise<void>;
}

/** DD-174 — takes the spells that are dropped on the card of a tome; what is none, or stands in it already, is refused in words. */
export function takeSpells(card: HTMLElement, tome: Shelf): void {
  card.addEventListener("dragover", (event) => event.preventDefault());
  card.addEventListener("drop", (event) => {
    drop(event, tome).catch((error: unknown) => reportFailure("tome.drop", error));
  });
}

async function drop(event: DragEvent, tome: Shelf): Promise<void> {
  const uuid = droppedItem(event);
  if (uuid === null || !tome.mayChange()) return;
  const item = (await fromUuid(uuid)) as unknown as Item | null;
  const system: unknown = item?.system;
  const name = item?.name ?? "";
  if (!(system instanceof D20d100Spell)) refuse("GARDIEN.D20D100.CARD.notSpell", { name });
  else if (tome.holds(uuid)) refuse("GARDIEN.D20D100.CARD.spellTwice", { name });
  else await tome.add(uuid);
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

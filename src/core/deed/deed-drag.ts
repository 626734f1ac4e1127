import { nullable, record, such, text, type Read } from "../shape/shape.js";

const DRAGGED = record({
  id: text,
  actor: text,
  /** As JSON. */
  choices: text,
  name: text,
  img: text,
});
/** What is dragged from a sheet besides a document: the deed that was dragged by its button. */
export type DraggedDeed = Read<typeof DRAGGED>;

/** The deed of a drag; `null` where none is dragged. */
export const DRAGGED_DEED = nullable(such(DRAGGED, ({ id, actor }) => id !== "" && actor !== ""));

/** Where a drag keeps it, beside what Foundry says of the document. */
export const DEED_DRAG = "gardienDeed";

/** Puts the deed of a dragged button on the drag; a button of an item is dragged as that item too. */
export function dragDeed({ currentTarget, dataTransfer }: DragEvent, actor: Actor): void {
  const { deed: id, choices = "{}", itemId, macroName } = (currentTarget as HTMLElement).dataset;
  if (id === undefined || !dataTransfer) return;
  const item = itemId === undefined ? undefined : actor.items.get(itemId);
  const name = item?.name ?? macroName ?? (currentTarget as HTMLElement).textContent.trim();
  const dragged: DraggedDeed = { id, actor: actor.uuid, choices, name, img: item?.img ?? actor.img ?? "" };
  const told = dataTransfer.getData("text/plain");
  const document = told === "" ? { type: DEED_DRAG } : (JSON.parse(told) as object);
  dataTransfer.setData("text/plain", JSON.stringify({ ...document, [DEED_DRAG]: dragged }));
}

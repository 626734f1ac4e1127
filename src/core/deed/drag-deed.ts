import type { DraggedDeed } from "./deed-drag.js";

/** Key of the drag's data that holds the deed, beside Foundry's own. */
export const DEED_DRAG = "gardienDeed";

/** Adds the deed of a dragged button to the drag; the button of an item drags that item too. */
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

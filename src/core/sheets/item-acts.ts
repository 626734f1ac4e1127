import { createIn } from "../foundry/write.js";
import { t } from "../text/i18n.js";
import { confirmed } from "../ui/question.js";
import { openSheet } from "../foundry/types/sheets.js";

/** Makes an item of the type `itemType`; `on` is a yes-or-no under `system` that holds of it from the start. */
export async function createItem(actor: Actor, { itemType, on }: DOMStringMap): Promise<void> {
  if (itemType === undefined) return;
  const name = t(`GARDIEN.SHEET.newItem.${itemType}`);
  const made = { name, type: itemType, ...(on !== undefined && { system: { [on]: true } }) };
  const [item] = await createIn(actor, "Item", [made]);
  await openSheet(item);
}

/** Deletes an item, once it is confirmed in front of a window. */
export async function deleteItem(element: HTMLElement, item: Item): Promise<void> {
  const text = t("GARDIEN.SHEET.delete.text", { name: item.name });
  if (await confirmed(element, t("GARDIEN.SHEET.delete.title"), text)) await item.delete();
}

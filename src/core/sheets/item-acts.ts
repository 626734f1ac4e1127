import { attackChoices, startAttack } from "../attack/start.js";
import { deedChoices, startDeed } from "../deed/start.js";
import { createIn, write } from "../foundry/write.js";
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

/** Turns a yes-or-no of an item over, at a path under `system`. */
export async function toggleItem(item: Item, { path }: DOMStringMap): Promise<void> {
  if (path === undefined) return;
  const now = foundry.utils.getProperty(item.system, path) === true;
  await write(item, { [`system.${path}`]: !now });
}

/** Attacks with a weapon of an actor's; `choices` is what is chosen of the attack already, as JSON. */
export async function attackWith(weapon: Item, actor: Actor, { choices }: DOMStringMap, event: Event): Promise<void> {
  await startAttack(weapon, { event, token: actor.token, choices: attackChoices(choices) });
}

/** Does the deed of a button; `choices` is what is known of it already, as JSON. */
export async function doDeed(actor: Actor, { deed, choices }: DOMStringMap, event: Event): Promise<void> {
  if (deed !== undefined) await startDeed(deed, [actor], deedChoices(choices), { event });
}

import { reportFailure } from "../../../../core/text/errors.js";
import { contextMenu, sendOn } from "../../../../core/sheets/context-menu.js";
import { openSheet } from "../../../../core/foundry/types/sheets.js";
import { write } from "../../../../core/foundry/write.js";

/** What may be done with the item of a row, asked for with the right button or the menu key. */
export function rowMenus(sheet: HTMLElement, actor: Actor): void {
  const itemOf = (row: HTMLElement) => actor.items.get(row.dataset["itemId"] ?? "");
  const doing = (what: (item: Item) => Promise<unknown>) => (row: HTMLElement) => {
    const item = itemOf(row);
    if (item) what(item).catch((error: unknown) => reportFailure("row.menu", error));
  };
  const isOn = (row: HTMLElement) => (itemOf(row)?.system as { readonly equipped?: boolean } | undefined)?.equipped;
  const carry = (equipped: boolean) => ({
    label: `GARDIEN.D20D100.MENU.${equipped ? "take" : "lay"}`,
    icon: equipped ? "fa-solid fa-hand" : "fa-solid fa-box",
    visible: (row: HTMLElement) => actor.isOwner && isOn(row) === !equipped,
    choose: doing((item) => write(item, { system: { equipped, ...(equipped && picked(item)) } })),
  });
  contextMenu(sheet, "[data-item-id]", [
    { label: "GARDIEN.D20D100.MENU.open", icon: "fa-solid fa-pen", visible: () => true, choose: doing(openSheet) },
    carry(true),
    carry(false),
    sendOn,
  ]);
}

/** DD-141 — what is taken in hand lies on the ground no more. */
function picked({ system }: Item): object {
  return "dropped" in system ? { dropped: false } : {};
}

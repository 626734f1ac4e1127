import type { ClickedSheet, SheetClick } from "../../../src/core/sheets/drawn-sheet.js";

/** Clicks on the sheet of somebody, on what holds these data. */
export async function clickOn(
  clicks: Readonly<Record<string, SheetClick>>,
  clicked: DOMStringMap,
  actor: Actor,
  { shift = false, ...sheet }: Partial<ClickedSheet> & { readonly shift?: boolean } = {},
): Promise<void> {
  const noList = () => Promise.reject(new Error("a list was changed"));
  const event = Object.assign(new Event("click"), { shiftKey: shift });
  const { action = "" } = clicked;
  if (Object.hasOwn(clicks, action)) await clicks[action]?.(clicked, { actor, changeList: noList, ...sheet }, event);
}

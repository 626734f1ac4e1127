import type { Locator } from "playwright-core";
import type { Seat } from "./table.js";

/** A click with Shift: « Annuler » asks nothing then, where nothing depends on it. */
export const QUICKLY: { readonly modifiers: ["Shift"] } = { modifiers: ["Shift"] };

/** The window that tells what an undo gives back. */
export function undoWindow({ page }: Seat): Locator {
  return page.locator(".application.g-undo");
}

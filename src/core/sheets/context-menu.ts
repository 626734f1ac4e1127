import { menuEntry, type MenuEntry } from "../ui/menu-entry.js";

/** Gives what is under the right button, or has the focus at the menu key, a menu. Call it once for each container. */
export function contextMenu(container: HTMLElement, selector: string, entries: readonly MenuEntry[]): void {
  const { implementation: Menu } = foundry.applications.ux.ContextMenu;
  // Each generation types its entries otherwise.
  new Menu(container, selector, entries.map(menuEntry) as never, { jQuery: false, fixed: true });
}

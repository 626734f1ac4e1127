import { reportFailure } from "../text/errors.js";
import { hasOwnMenu } from "../ui/long-press.js";
import { menuEntry, type MenuEntry } from "../ui/menu-entry.js";

/** Gives what is under the right button, or has the focus at the menu key, a menu. Call it once for each container. */
export function contextMenu(container: HTMLElement, selector: string, entries: readonly MenuEntry[]): void {
  const { implementation: Menu } = foundry.applications.ux.ContextMenu;
  hasOwnMenu(container, selector);
  // Each generation types its entries otherwise.
  new Menu(container, selector, entries.map(menuEntry) as never, { jQuery: false, fixed: true });
}

/** Sends the thing of a row on, as if it had been dragged: to somebody, to the hotbar, into a journal. */
export const sendOn: MenuEntry = {
  label: "GARDIEN.TWIN.send",
  icon: "fa-solid fa-share",
  visible: () => true,
  choose: (row) => {
    const { left, bottom } = row.getBoundingClientRect();
    import("../twins/menu.js")
      .then(({ openTwins }) => openTwins(row, { x: left, y: bottom }))
      .catch((error: unknown) => reportFailure("menu", error));
  },
};

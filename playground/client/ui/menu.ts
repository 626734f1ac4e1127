import type { ContextMenuEntry } from "../applications/ux/context-menu.js";

/** An entry of a context menu in the interface's own words. */
export interface MenuItem {
  /** A key of the playground's texts. */
  label: string;
  icon: string;
  visible?: (target: HTMLElement) => boolean;
  run: (target: HTMLElement) => unknown;
}

/** The entry in the form the running generation gives to listeners of its hooks. */
export function menuEntry({ label, icon, visible = () => true, run }: MenuItem): ContextMenuEntry {
  const name = `PLAYGROUND.${label}`;
  const classes = `fa-solid fa-${icon}`;
  if (game.release.generation >= 14) {
    return { label: name, icon: classes, visible, onClick: (_event: Event, target: HTMLElement) => run(target) };
  }
  return { name, icon: `<i class="${classes}" inert></i>`, condition: visible, callback: run };
}

/** Attaches a menu to every element that matches; packages may change its entries through the hook. */
export function attachMenu(
  container: HTMLElement,
  selector: string,
  items: MenuItem[],
  hook?: string,
  app?: unknown,
): void {
  const entries = items.map(menuEntry);
  if (hook) Hooks.callAll(hook, app, entries);
  const { ContextMenu } = foundry.applications.ux;
  new ContextMenu.implementation(container, selector, entries, { fixed: true, jQuery: false });
}

/** Opens the menu of an element from a button beside it, for touch and keyboard. */
export function openMenu(target: HTMLElement): void {
  const { left, bottom } = target.getBoundingClientRect();
  const init = { bubbles: true, cancelable: true, clientX: left, clientY: bottom };
  target.dispatchEvent(new MouseEvent("contextmenu", init));
}

import { isV14 } from "../foundry/generation.js";

/** An entry of a menu that is asked for with the right button. */
export interface MenuEntry {
  /** Language key. */
  readonly label: string;
  /** Classes of its icon. */
  readonly icon: string;
  /** Whether it is offered for what was clicked. */
  readonly visible: (target: HTMLElement) => boolean;
  readonly choose: (target: HTMLElement) => unknown;
}

/** The same as Foundry reads it; all of its parts are called otherwise from 14 on. */
export function menuEntry({ label, icon, visible, choose }: MenuEntry): object {
  if (!isV14()) return { name: label, icon: `<i class="${icon}"></i>`, condition: visible, callback: choose };
  return { label, icon, visible, onClick: (_event: Event, target: HTMLElement) => choose(target) };
}

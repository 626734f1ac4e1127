import { pointsByFinger } from "./finger.js";
import { inUse } from "./pages.js";

const FIRST = ".window-content :is(button, input, select, textarea):not([disabled])";

/** Whether the keyboard is on something that somebody came to by it; of a box that is typed into nobody can say. */
function cameByKey(from: Element | null): from is Element {
  if (!from?.matches(":not(body):focus-visible")) return false;
  return !(pointsByFinger() && from.matches("input, textarea"));
}

/** Gives the keyboard the first control of a window that was opened by it: who clicked goes on with the table. */
export function enterByKey(window: Element): void {
  const from = inUse();
  if (cameByKey(from) && !window.contains(from)) window.querySelector<HTMLElement>(FIRST)?.focus();
}

import { inUse } from "./pages.js";

const FIRST = ".window-content :is(button, input, select, textarea):not([disabled])";

/** Gives the keyboard the first control of a window that was opened by it: who clicked goes on with the table. */
export function enterByKey(window: Element): void {
  const from = inUse();
  if (from?.matches(":not(body):focus-visible") && !window.contains(from))
    window.querySelector<HTMLElement>(FIRST)?.focus();
}

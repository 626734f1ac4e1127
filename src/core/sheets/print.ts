import css from "../../../styles/components/sheets/_print.scss?inline";
import { addStyle } from "../ui/style.js";
import type { BlockLine } from "./block.js";

const PRINTED = "g-print";
const PRINTING = "g-printing";

/**
 * Prints a window alone, all of its pages below each other; what is printed is light, whatever the theme.
 * @param block lines of a stat block, which stands on paper before all else
 */
export function printAlone(window: HTMLElement, block: readonly BlockLine[] = []): void {
  const { body, defaultView: page } = window.ownerDocument;
  addStyle(css, window.ownerDocument);
  window.classList.add(PRINTED);
  body.classList.add(PRINTING);
  const shown = block.length > 0 ? drawn(window, block) : null;
  const done = () => {
    shown?.remove();
    window.classList.remove(PRINTED);
    body.classList.remove(PRINTING);
  };
  page?.addEventListener("afterprint", done, { once: true });
  page?.print();
}

/** The block at the head of a window, for paper alone. */
function drawn(window: HTMLElement, block: readonly BlockLine[]): HTMLElement {
  const page = window.ownerDocument;
  const section = page.createElement("section");
  section.className = "g-print-block";
  for (const { label, text } of block) {
    const line = page.createElement("p");
    const name = page.createElement("b");
    name.textContent = label;
    line.append(name, ` ${text}`);
    section.append(line);
  }
  (window.querySelector(".window-content") ?? window).prepend(section);
  return section;
}

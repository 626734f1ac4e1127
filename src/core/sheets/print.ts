import css from "../../../styles/components/sheets/_print.scss?inline";
import { addStyle } from "../ui/style.js";
import type { BlockLine } from "./block.js";

const PRINTED = "g-print";
const PRINTING = "g-printing";

/** A stat block, for paper. */
export interface PrintedBlock {
  readonly name: string;
  readonly lines: readonly BlockLine[];
}

/**
 * Prints a window alone, all of its pages below each other; what is printed is light, whatever the theme.
 * @param block a stat block, which stands on paper before all else
 */
export function printAlone(window: HTMLElement, block: PrintedBlock | null = null): void {
  const { body, defaultView: page } = window.ownerDocument;
  addStyle(css, window.ownerDocument);
  window.classList.add(PRINTED);
  body.classList.add(PRINTING);
  const shown = block && drawn(window, block);
  const done = () => {
    shown?.remove();
    window.classList.remove(PRINTED);
    body.classList.remove(PRINTING);
  };
  page?.addEventListener("afterprint", done, { once: true });
  page?.print();
}

/** The block at the head of a window, for paper alone. */
function drawn(window: HTMLElement, { name: called, lines }: PrintedBlock): HTMLElement {
  const page = window.ownerDocument;
  const section = page.createElement("section");
  section.className = "g-print-block";
  const head = page.createElement("h2");
  head.textContent = called;
  section.append(head);
  for (const { label, text } of lines) {
    const line = page.createElement("p");
    const name = page.createElement("b");
    name.textContent = label;
    line.append(name, ` ${text}`);
    section.append(line);
  }
  (window.querySelector(".window-content") ?? window).prepend(section);
  return section;
}

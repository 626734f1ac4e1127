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
  const shown = block && drawn(window.ownerDocument, block);
  if (shown) (window.querySelector(".window-content") ?? window).prepend(shown);
  print(window, () => shown?.remove());
}

/** Prints stat blocks alone, one below the other. */
export function printBlocksAlone(blocks: readonly PrintedBlock[], page: Document): void {
  const sheet = page.createElement("div");
  sheet.className = "gardien g-print-sheet";
  sheet.append(...blocks.map((block) => drawn(page, block)));
  page.body.append(sheet);
  print(sheet, () => sheet.remove());
}

/** Prints an element that lies on the page, and nothing beside it. */
function print(element: HTMLElement, after: () => void): void {
  const { body, defaultView: page } = element.ownerDocument;
  addStyle(css, element.ownerDocument);
  element.classList.add(PRINTED);
  body.classList.add(PRINTING);
  const done = () => {
    after();
    element.classList.remove(PRINTED);
    body.classList.remove(PRINTING);
  };
  page?.addEventListener("afterprint", done, { once: true });
  page?.print();
}

/** A block, for paper alone. */
function drawn(page: Document, { name: called, lines }: PrintedBlock): HTMLElement {
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
  return section;
}

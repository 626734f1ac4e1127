import css from "../../../styles/components/sheets/_print.scss?inline";
import { addStyle } from "../ui/style.js";

const PRINTED = "g-print";
const PRINTING = "g-printing";

/** Prints a window alone, all of its pages below each other; what is printed is light, whatever the theme. */
export function printAlone(window: HTMLElement): void {
  const { body, defaultView: page } = window.ownerDocument;
  addStyle(css, window.ownerDocument);
  window.classList.add(PRINTED);
  body.classList.add(PRINTING);
  const done = () => {
    window.classList.remove(PRINTED);
    body.classList.remove(PRINTING);
  };
  page?.addEventListener("afterprint", done, { once: true });
  page?.print();
}

import { answered } from "../ui/opener.js";

/** What holds the rows of one list. */
const LIST = "ul, ol, table, fieldset, section";
/** What adds another row. */
const ADDS = "[data-action=createItem], [data-action=addRow]";

/**
 * Where the keyboard goes when the button that was pressed goes with its row: to its like in the next row, in the one
 * before, or to what adds another.
 */
export class Heirs {
  #pressed: Element | null = null;
  #ids: readonly string[] = [];

  attend(sheet: HTMLElement): void {
    sheet.addEventListener("click", (event) => this.#note(event), { capture: true });
  }

  /** Noted when it is pressed: afterwards nobody knows where it was. Whoever uses the mouse needs none of it. */
  #note({ target, detail }: MouseEvent): void {
    const button = (target as Element).closest<HTMLElement>("button[data-action]");
    this.#pressed = detail === 0 ? button : null;
    if (!this.#pressed) return;
    button?.ownerDocument.addEventListener("pointerdown", () => (this.#pressed = null), { once: true, capture: true });
    const list = button?.closest(LIST);
    const likes = [...(list?.querySelectorAll(`[data-action="${CSS.escape(button?.dataset["action"] ?? "")}"]`) ?? [])];
    const at = likes.indexOf(button as Element);
    const adds = ancestors(button).map((place) => place.querySelector(ADDS));
    this.#ids = [...likes.slice(at + 1), ...likes.slice(0, at).toReversed(), ...adds].flatMap((one) => one?.id || []);
  }

  /** Once the sheet was drawn anew: if the button is gone and the keyboard is nowhere, it goes to an heir. */
  async inherit(): Promise<void> {
    const pressed = this.#pressed;
    if (!pressed || pressed.isConnected) return;
    const page = pressed.ownerDocument;
    if (page.getElementById(pressed.id)) return;
    this.#pressed = null;
    await answered();
    if (page.activeElement !== page.body) return;
    this.#ids
      .map((id) => page.getElementById(id))
      .find((one) => one?.checkVisibility())
      ?.focus({ preventScroll: true });
  }
}

/** What an element is in, from the inside out, as far as its part of the sheet. */
function ancestors(element: Element | null | undefined): readonly Element[] {
  const place = element?.parentElement;
  if (!place) return [];
  return place.matches("[data-application-part]") ? [place] : [place, ...ancestors(place)];
}

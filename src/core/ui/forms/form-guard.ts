import { forgiving, only, type FormObject } from "./form-data.js";
import { caretOf, putCaret, restoreTyping, selectNumber, unsentTyping, type Caret, type Typing } from "./typing.js";

type Owner = Parameters<typeof forgiving>[1];

/**
 * Stands between a sheet's form and its document. A change sends the box that was changed and nothing else, so that an
 * open sheet never writes back what another client has just changed; what is being typed outlives a redrawing.
 */
export class FormGuard {
  #typing: Typing | undefined;
  #caret: Caret | undefined;
  #drawing = false;
  #changed: string | undefined;

  /**
   * At the moment when what was drawn gives way to what is drawn anew, and no earlier: what is typed while a sheet is
   * being prepared still counts. `element` is what was drawn last, if anything was.
   */
  beforeReplace(element: HTMLElement | undefined): void {
    this.#typing = element && unsentTyping(element);
    this.#caret = element && caretOf(element);
    this.#drawing = true;
  }

  afterRender(element: HTMLElement): void {
    this.#drawing = false;
    if (this.#typing) restoreTyping(element, this.#typing);
    else selectNumber(element);
    if (this.#caret) putCaret(element, this.#caret);
  }

  /** Notes which box changed. False for the change that a browser announces when a redrawing takes a box away. */
  accepts(event: Event): boolean {
    if (this.#drawing) return false;
    this.#changed = (event.target as { readonly name?: string } | null)?.name ?? ""; // a box without a name sends nothing
    return true;
  }

  /** What the form may send to the document. */
  filter<F extends FormObject>(formData: F, document: Owner): F {
    const changed = this.#changed;
    this.#changed = undefined;
    return forgiving(changed === undefined ? formData : only(formData, changed), document);
  }
}

import { Following } from "./hook-subscription.js";
import { pointsByFinger } from "./finger.js";
import { inUse } from "./pages.js";
import { wayBack } from "./way-back.js";
import { WindowBase, type RenderOptions } from "./window.js";

/** Boxes that are typed into. */
const TYPED = "input:not([type=checkbox], [type=radio], [type=range]), textarea";

/**
 * A window in which one thing is done: an attack, a deed, an answer, a character. It follows the world while it is
 * open, and gives the keyboard back to the button that it was opened from.
 */
export abstract class TaskWindow extends WindowBase {
  protected readonly following = new Following();
  readonly #goBack = wayBack(inUse());

  /** Ends what else ends with the window, before the keyboard leaves it. */
  protected abstract ended(): void;

  protected override _onClose(options: object): void {
    super._onClose(options);
    this.ended();
    this.following.end();
    this.#goBack();
  }

  /** Whether the keyboard is at this window. */
  protected get hasFocus(): boolean {
    return this.element.contains(this.element.ownerDocument.activeElement);
  }

  /** Says to screen readers that it is a dialog, called as the element whose id ends so. */
  protected beDialog(end: string): void {
    this.element.role = "dialog";
    this.element.setAttribute("aria-labelledby", `${this.id}-${end}`);
  }

  /** Gives the keyboard to the first of some places that is there; answers whether one is. */
  protected focusFirst(...selectors: readonly string[]): boolean {
    const first = this.#firstOf(selectors);
    first?.focus();
    return first !== undefined;
  }

  #firstOf(selectors: readonly string[]): HTMLElement | undefined {
    const found = selectors.map((one) => this.element.querySelector<HTMLElement>(one));
    return found.find((place) => place !== null) ?? undefined;
  }

  /**
   * Gives the keyboard its first place in a window that has just opened. Whoever points with a finger types into nothing
   * unasked: the keyboard of the screen would come up over half of what they wanted to read.
   */
  protected begin(...selectors: readonly string[]): void {
    const first = this.#firstOf(selectors);
    if (!first || !pointsByFinger() || !first.matches(TYPED)) {
      first?.focus();
      return;
    }
    this.element.tabIndex = -1;
    this.element.focus({ preventScroll: true });
  }

  /** Draws anew and gives the keyboard a place to go on from: the button it was on is gone. */
  protected async renderAndFocus(selector: string, options?: RenderOptions): Promise<void> {
    await this.render(options);
    this.focusFirst(selector);
  }
}

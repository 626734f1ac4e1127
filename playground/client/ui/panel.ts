import { Hooks } from "../hooks/hooks.js";

/** A lasting part of the interface that draws itself anew when asked; several requests in one go draw once. */
export abstract class Panel {
  readonly options: { id: string; classes: string[] };
  rendered = false;
  #pending: Promise<this> | null = null;

  constructor(
    readonly element: HTMLElement,
    id: string,
  ) {
    this.options = { id, classes: [] };
  }

  get id(): string {
    return this.options.id;
  }

  /** Draws the panel. Resolves once it stands on the page. */
  render(..._options: unknown[]): Promise<this> {
    this.#pending ??= Promise.resolve().then(async () => {
      this.#pending = null;
      const focus = this.#rememberFocus();
      await this.draw();
      focus();
      const isFirstRender = !this.rendered;
      this.rendered = true;
      Hooks.callAll(`render${this.constructor.name}`, this, this.element, {}, { isFirstRender, parts: [] });
      return this;
    });
    return this.#pending;
  }

  protected abstract draw(): void | Promise<void>;

  /** Elements with `data-key` keep the keyboard's focus when they are drawn again. */
  #rememberFocus(): () => void {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || !this.element.contains(active)) return () => undefined;
    const key = active.dataset.key;
    if (!key) return () => undefined;
    const selection = active instanceof HTMLInputElement && active.type !== "number" ? active.selectionStart : null;
    return () => {
      const next = this.element.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
      next?.focus({ preventScroll: true });
      if (next instanceof HTMLInputElement && selection !== null) next.setSelectionRange(selection, selection);
    };
  }
}

export { attempt } from "../net/refusal.js";

/** A custom element that is an input of a form: a name, a value of its own type, and the events of an input. */
export abstract class FormInputElement<T> extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ["disabled"];

  /** Absent on pages that do not know form-associated elements; the value is then read from the property alone. */
  readonly #internals: ElementInternals | null =
    typeof this.attachInternals === "function" ? this.attachInternals() : null;
  #value: T | undefined;
  #built = false;

  get name(): string {
    return this.getAttribute("name") ?? "";
  }
  set name(name: string) {
    this.setAttribute("name", name);
  }
  get form(): HTMLFormElement | null {
    return this.#internals?.form ?? this.closest("form");
  }
  get type(): string {
    return this.localName;
  }
  get disabled(): boolean {
    return this.hasAttribute("disabled") || this.closest("fieldset[disabled]") !== null;
  }
  set disabled(disabled: boolean) {
    this.toggleAttribute("disabled", disabled);
  }
  /** Whether the user may change the value. */
  get editable(): boolean {
    return !this.disabled && !this.hasAttribute("readonly");
  }

  get value(): T {
    return this.#value ?? this._initialValue();
  }
  set value(value: T) {
    this.#value = this._cast(value);
    this.#report();
    this.dispatchEvent(new Event("input", { bubbles: true, cancelable: true }));
    this.dispatchEvent(new Event("change", { bubbles: true, cancelable: true }));
    if (this.#built) this._refresh();
  }

  connectedCallback(): void {
    if (!this.#built) {
      this.#value ??= this._initialValue(); // before the children it may stand in are replaced
      this.replaceChildren(...this._buildElements());
      this.#built = true;
      for (const type of ["input", "change"]) this.addEventListener(type, this.#swallowInner);
    }
    this.#report();
    this._refresh();
    this._toggleDisabled(!this.editable);
  }

  attributeChangedCallback(): void {
    if (this.#built) this._toggleDisabled(!this.editable);
  }
  formDisabledCallback(): void {
    if (this.#built) this._toggleDisabled(!this.editable);
  }

  /** Events of the inputs within are this element's own business. */
  #swallowInner = (event: Event): void => {
    if (event.target === this) return;
    event.stopImmediatePropagation();
    if (event.type === "change") this._onInnerChange(event);
    else this._onInnerInput(event);
  };

  #report(): void {
    if (typeof this.#internals?.setFormValue !== "function") return;
    const { value } = this;
    this.#internals.setFormValue(value instanceof Set ? JSON.stringify([...value]) : String(value ?? ""));
  }

  /** The value the attributes or children state. */
  abstract _initialValue(): T;
  abstract _buildElements(): HTMLElement[];
  _cast(value: T): T {
    return value;
  }
  /** Shows the value. */
  _refresh(): void {}
  _onInnerChange(_event: Event): void {}
  _onInnerInput(_event: Event): void {}
  _toggleDisabled(disabled: boolean): void {
    for (const inner of this.querySelectorAll<HTMLInputElement>("input, select, textarea, button")) {
      inner.disabled = disabled;
    }
  }

  override focus(options?: FocusOptions): void {
    this.querySelector<HTMLElement>("input, select, textarea, button, [contenteditable]")?.focus(options);
  }
}

/** Builds an inner element: no name, so that it is not part of the form; the label of the whole. */
export function inner<K extends keyof HTMLElementTagNameMap>(
  owner: HTMLElement,
  tag: K,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const label = owner.getAttribute("aria-label") ?? labelOf(owner);
  if (label && !element.hasAttribute("aria-label") && tag !== "div") element.setAttribute("aria-label", label);
  return element;
}

const labelOf = (owner: HTMLElement): string =>
  (owner.id && owner.ownerDocument.querySelector(`label[for=${JSON.stringify(owner.id)}]`)?.textContent?.trim()) || "";

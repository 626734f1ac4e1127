/** Shows beside the bar why the weapon under the pointer, or with the focus, cannot be used, in place of the keys. */
export class Reasons {
  #told: Element | null = null;

  constructor(private readonly bar: HTMLElement) {
    for (const type of ["pointerover", "focusin"]) bar.addEventListener(type, ({ target }) => this.#tell(target));
    for (const type of ["pointerleave", "focusout"]) bar.addEventListener(type, () => this.refresh());
  }

  /** Shows the reason again once the bar was drawn anew. */
  refresh(): void {
    const { activeElement } = this.bar.ownerDocument;
    this.#tell(this.bar.contains(activeElement) ? activeElement : null);
  }

  /** Shows the reason on a tap, which has no hover; returns false where it is shown already, or there is none. */
  first(weapon: Element): boolean {
    if (this.#told === weapon || this.#shared || !reasonOf(weapon)) return false;
    this.#tell(weapon);
    return true;
  }

  get #shared(): string {
    return this.bar.querySelector<HTMLElement>(".g-dock__why")?.dataset.shared ?? "";
  }

  #tell(target: EventTarget | null): void {
    const line = this.bar.querySelector<HTMLElement>(".g-dock__why");
    if (!line) return;
    const weapon = (target as Element | null)?.closest(".g-weapon") ?? null;
    const told = this.#shared || reasonOf(weapon);
    this.#told = told ? weapon : null;
    if (line.textContent !== told) line.textContent = told;
    line.hidden = told === "";
  }
}

function reasonOf(weapon: Element | null): string {
  return weapon?.querySelector<HTMLElement>("[data-why]")?.dataset.why ?? "";
}

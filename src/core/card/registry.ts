/** The cards on the page, by message: one can be drawn in the log, in a pop-out and in a notification. */
class CardRegistry {
  readonly #elements = new Map<string, Set<WeakRef<HTMLElement>>>();
  /** Cards that their reader collapsed (true) or expanded (false). */
  readonly #folded = new Map<string, boolean>();
  /** What their reader unfolded on cards: message and key of the summary. */
  readonly #unfolded = new Set<string>();

  /** Remembers an element, once. */
  add(id: string, element: HTMLElement): void {
    const known = this.#elements.get(id) ?? new Set();
    if ([...known].some((reference) => reference.deref() === element)) return;
    this.#elements.set(id, known.add(new WeakRef(element)));
  }

  /** Returns the elements on the page with the card of a message, and forgets those that are gone. */
  of(id: string): readonly HTMLElement[] {
    const known = this.#elements.get(id) ?? new Set();
    const alive: HTMLElement[] = [];
    for (const reference of known) {
      const element = reference.deref();
      if (element?.isConnected) alive.push(element);
      else if (!element) known.delete(reference);
    }
    return alive;
  }

  /** Ids of the messages that are drawn anywhere. */
  get ids(): readonly string[] {
    return [...this.#elements.keys()].filter((id) => this.of(id).length > 0);
  }

  /** Returns whether the reader collapsed (true) or expanded (false) a card; undefined: neither. */
  fold(id: string): boolean | undefined {
    return this.#folded.get(id);
  }

  setFold(id: string, folded: boolean): void {
    this.#folded.set(id, folded);
  }

  /** Returns whether the reader unfolded a part of a card. */
  isUnfolded(id: string, key: string): boolean {
    return this.#unfolded.has(`${id} ${key}`);
  }

  setUnfolded(id: string, key: string, unfolded: boolean): void {
    if (unfolded) this.#unfolded.add(`${id} ${key}`);
    else this.#unfolded.delete(`${id} ${key}`);
  }
}

/** The cards of this page. */
export const cards = new CardRegistry();

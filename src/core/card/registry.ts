/** The cards on the page, by the message they draw: one message can be drawn in the log, in a pop-out, in a notification. */
class CardRegistry {
  readonly #elements = new Map<string, Set<WeakRef<HTMLElement>>>();
  /** Cards that their reader folded or unfolded. */
  readonly #folded = new Map<string, boolean>();

  /** Remembers an element; one that is known already is not drawn twice. */
  add(id: string, element: HTMLElement): void {
    const known = this.#elements.get(id) ?? new Set();
    if ([...known].some((reference) => reference.deref() === element)) return;
    this.#elements.set(id, known.add(new WeakRef(element)));
  }

  /** Elements still on the page that hold the card of a message; those that are gone are forgotten. */
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

  /** Ids of the messages drawn somewhere. */
  get ids(): readonly string[] {
    return [...this.#elements.keys()].filter((id) => this.of(id).length > 0);
  }

  /** Whether the reader folded (true) or unfolded (false) a card; undefined when they left it as it is. */
  fold(id: string): boolean | undefined {
    return this.#folded.get(id);
  }

  setFold(id: string, folded: boolean): void {
    this.#folded.set(id, folded);
  }
}

export const cards = new CardRegistry();

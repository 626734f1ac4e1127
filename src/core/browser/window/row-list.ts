/** Rows drawn beyond what is in view, above and below, so that a turn of the wheel shows no gap. */
const BEYOND = 10;

/** Height of a row where the page does not tell, in pixels. */
const USUAL_HEIGHT = 36;

/**
 * A long list of which only what is in view is on the page. All rows are equally high; how high, the page's style says.
 */
export class RowList {
  readonly #view: HTMLElement;
  readonly #draw: (index: number) => HTMLElement;
  readonly #rows = new Map<number, HTMLElement>();
  readonly #ground: HTMLElement;
  #count = 0;
  #height = 0;

  /**
   * @param view what scrolls
   * @param draw makes the row of an index
   */
  constructor(view: HTMLElement, draw: (index: number) => HTMLElement) {
    this.#view = view;
    this.#draw = draw;
    this.#ground = view.ownerDocument.createElement("div");
    this.#ground.className = "g-entries__ground";
    this.#ground.role = "presentation";
    view.replaceChildren(this.#ground);
    view.addEventListener("scroll", () => this.#fill(), { passive: true });
  }

  /** Shows a list of so many rows, all drawn anew. */
  show(count: number): void {
    this.#count = count;
    this.#clear();
    this.#measure();
    this.#ground.style.blockSize = `${count * this.#height}px`;
    this.#fill();
  }

  /** Draws anew what is on the page: its rows say something else, or have another place. */
  redraw(): void {
    this.show(this.#count);
  }

  /** Draws one row anew, if it is on the page. */
  redrawRow(index: number): void {
    const drawn = this.#rows.get(index);
    if (!drawn) return;
    this.#rows.delete(index);
    drawn.replaceWith(this.#row(index));
  }

  /** The row of an index, if it is on the page. */
  at(index: number): HTMLElement | undefined {
    return this.#rows.get(index);
  }

  /** Scrolls as little as is needed to show a row. */
  reveal(index: number): void {
    const top = index * this.#height;
    const { scrollTop, clientHeight } = this.#view;
    if (top < scrollTop) this.#view.scrollTop = top;
    else if (top + this.#height > scrollTop + clientHeight) this.#view.scrollTop = top + this.#height - clientHeight;
    this.#fill();
  }

  /** How many rows are in view. */
  get page(): number {
    return Math.max(1, Math.floor(this.#view.clientHeight / (this.#height || USUAL_HEIGHT)));
  }

  #clear(): void {
    this.#rows.clear();
    this.#ground.replaceChildren();
  }

  #measure(): void {
    if (this.#count === 0) return;
    const probe = this.#draw(0);
    this.#ground.append(probe);
    this.#height = probe.offsetHeight || USUAL_HEIGHT;
    probe.remove();
  }

  #fill(): void {
    if (this.#height === 0) return;
    const { scrollTop, clientHeight } = this.#view;
    const first = Math.max(0, Math.floor(scrollTop / this.#height) - BEYOND);
    const last = Math.min(this.#count, Math.ceil((scrollTop + (clientHeight || 600)) / this.#height) + BEYOND);
    for (const [index, row] of this.#rows) {
      if (index >= first && index < last) continue;
      row.remove();
      this.#rows.delete(index);
    }
    for (let index = first; index < last; index++) if (!this.#rows.has(index)) this.#place(index);
  }

  /** Rows stand on the page in their order: whoever reads them aloud goes by it. */
  #place(index: number): void {
    const later = [...this.#rows.keys()].filter((other) => other > index);
    const next = later.length > 0 ? this.#rows.get(Math.min(...later)) : undefined;
    this.#ground.insertBefore(this.#row(index), next ?? null);
  }

  #row(index: number): HTMLElement {
    const row = this.#draw(index);
    row.style.insetBlockStart = `${index * this.#height}px`;
    this.#rows.set(index, row);
    return row;
  }
}

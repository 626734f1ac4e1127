/** Which of its sides a narrow window shows. */
export type Side = "list" | "leaf" | "facets";

/** The sides of the window: a wide one shows all of them, a narrow one one at a time. */
export class Sides {
  readonly #window: () => HTMLElement;
  #side: Side = "list";

  constructor(window: () => HTMLElement) {
    this.#window = window;
  }

  get side(): Side {
    return this.#side;
  }

  show(side: Side): void {
    this.#side = side;
    this.#window().dataset["side"] = side;
    const button = this.#window().querySelector<HTMLElement>("[data-action=facets]");
    if (button) button.ariaExpanded = String(side === "facets");
  }

  /** Whether there is room for one side alone: then there is a way back from the preview. */
  get isNarrow(): boolean {
    const back = this.#window().querySelector(".g-leaf__back");
    return back?.ownerDocument.defaultView?.getComputedStyle(back).display !== "none";
  }
}

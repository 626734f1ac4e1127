import { cleanHTML } from "../../../common/utils/index.js";
import { localize } from "../host.js";

export type TooltipDirection = "UP" | "DOWN" | "LEFT" | "RIGHT" | "CENTER";

export interface TooltipOptions {
  text?: string;
  html?: string | HTMLElement;
  direction?: TooltipDirection;
  cssClass?: string;
}

/** How long the pointer rests before the tooltip shows, in milliseconds; the keyboard's focus shows it at once. */
const DELAY_MS = 400;
/** Distance between the element and its tooltip, in pixels. */
const GAP = 6;
const SELECTOR = "[data-tooltip], [data-tooltip-html], [data-tooltip-text]";

/** The one tooltip of the page: `game.tooltip`. It follows pointer and focus, and is what describes its element. */
export class TooltipManager {
  /** The tooltip itself; packages may put another in its place. */
  tooltip: HTMLElement = build();
  #element: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The element whose tooltip is shown. */
  get element(): HTMLElement | null {
    return this.#element;
  }

  /** Listens to the page. */
  activateEventListeners(page: Document = document): void {
    page.addEventListener("pointerenter", (event) => this.#onEnter(event), true);
    page.addEventListener("pointerleave", (event) => this.#onLeave(event), true);
    page.addEventListener("focusin", (event) => this.#onFocus(event));
    page.addEventListener("focusout", () => this.deactivate());
    page.addEventListener("pointerdown", () => this.deactivate(), true);
    page.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") this.deactivate();
      },
      true,
    );
  }

  #onEnter(event: Event): void {
    const element = described(event.target);
    if (!element || element === this.#element) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.activate(element), DELAY_MS);
  }

  #onLeave(event: Event): void {
    if (event.target === this.#element || described(event.target) === event.target) this.deactivate();
  }

  #onFocus(event: Event): void {
    const element = described(event.target);
    if (element && (event.target as HTMLElement).matches(":focus-visible")) this.activate(element);
  }

  /** Shows the tooltip of an element. */
  activate(element: HTMLElement, options: TooltipOptions = {}): void {
    this.deactivate();
    if (!element.isConnected) return;
    const { tooltip } = this;
    if (!fill(tooltip, element, options)) return;
    this.#element = element;
    const classes =
      options.cssClass ?? element.closest<HTMLElement>("[data-tooltip-class]")?.dataset.tooltipClass ?? "";
    tooltip.className = classes;
    (element.closest("dialog[open]") ?? element.ownerDocument.body).append(tooltip); // above a modal dialog
    tooltip.classList.add("active");
    const direction = element.closest<HTMLElement>("[data-tooltip-direction]")?.dataset.tooltipDirection;
    place(tooltip, element, options.direction ?? (direction as TooltipDirection | undefined) ?? "DOWN");
    if (element.getAttribute("aria-label") !== tooltip.textContent)
      element.setAttribute("aria-describedby", tooltip.id);
  }

  /** Hides the tooltip. */
  deactivate(): void {
    clearTimeout(this.#timer);
    this.tooltip.classList.remove("active");
    this.tooltip.remove();
    if (this.#element?.getAttribute("aria-describedby") === this.tooltip.id)
      this.#element.removeAttribute("aria-describedby");
    this.#element = null;
  }
}

function build(): HTMLElement {
  const tooltip = document.createElement("aside");
  tooltip.id = "tooltip";
  tooltip.setAttribute("role", "tooltip");
  return tooltip;
}

const described = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest?.<HTMLElement>(SELECTOR) ?? null; // of whichever page

/**
 * Writes the content; false when there is nothing to show. What is no language key is read as HTML, and cleaned: nothing
 * says that a text stays a text.
 */
function fill(tooltip: HTMLElement, element: HTMLElement, options: TooltipOptions): boolean {
  const { tooltip: plain, tooltipHtml, tooltipText } = element.dataset;
  const html = options.html ?? tooltipHtml;
  if (html instanceof HTMLElement) tooltip.replaceChildren(html);
  else {
    const given = html ?? options.text ?? tooltipText ?? plain ?? "";
    if (given === "") tooltip.textContent = element.getAttribute("aria-label");
    else tooltip.innerHTML = cleanHTML(localize(given));
  }
  return tooltip.textContent.trim() !== "" || tooltip.children.length > 0;
}

/** Puts the tooltip beside the element, on the other side where there is no room. */
function place(tooltip: HTMLElement, element: HTMLElement, direction: TooltipDirection): void {
  const view = element.ownerDocument.defaultView ?? window;
  const box = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const middle = { x: box.left + (box.width - width) / 2, y: box.top + (box.height - height) / 2 };
  const spots: Record<TooltipDirection, { x: number; y: number }> = {
    UP: { x: middle.x, y: box.top - height - GAP },
    DOWN: { x: middle.x, y: box.bottom + GAP },
    LEFT: { x: box.left - width - GAP, y: middle.y },
    RIGHT: { x: box.right + GAP, y: middle.y },
    CENTER: middle,
  };
  const opposite: Record<TooltipDirection, TooltipDirection> = {
    UP: "DOWN",
    DOWN: "UP",
    LEFT: "RIGHT",
    RIGHT: "LEFT",
    CENTER: "CENTER",
  };
  const fits = ({ x, y }: { x: number; y: number }): boolean =>
    x >= 0 && y >= 0 && x + width <= view.innerWidth && y + height <= view.innerHeight;
  const vertical = direction === "UP" || direction === "DOWN";
  const wanted = spots[direction];
  const room = vertical ? { ...wanted, x: 0 } : { ...wanted, y: 0 };
  const { x, y } = fits(room) ? wanted : spots[opposite[direction]];
  tooltip.style.left = `${Math.max(GAP, Math.min(x, view.innerWidth - width - GAP))}px`;
  tooltip.style.top = `${Math.max(GAP, Math.min(y, view.innerHeight - height - GAP))}px`;
}

/** How far a hand strays between pressing and letting go, and more than what is pressed sinks in, in pixels. */
const STRAY = 8;

interface Pressed {
  readonly button: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly box: DOMRect;
}

/**
 * Has a button clicked that was pressed and then moved away under a pointer that stood still: a log scrolls whenever
 * somebody says something, and browsers hear no click where a press begins on one thing and ends on another.
 * @param selector the buttons it concerns
 */
export function keepPresses(page: Document, selector: string): void {
  let pressed: Pressed | null = null;
  const early = { capture: true };
  page.addEventListener(
    "pointerdown",
    ({ target, button: key, clientX, clientY }) => {
      // a page itself may be pressed, which is inside of nothing
      const button = key === 0 && target ? (target as Partial<Element>).closest?.<HTMLElement>(selector) : null;
      pressed = button ? { button, x: clientX, y: clientY, box: button.getBoundingClientRect() } : null;
    },
    early,
  );
  page.addEventListener("pointercancel", () => (pressed = null), early);
  page.addEventListener(
    "pointerup",
    (event) => {
      const was = pressed;
      pressed = null;
      if (was && hasMovedAway(was, event)) was.button.dispatchEvent(clickOf(event));
    },
    early,
  );
}

function hasMovedAway({ button, x, y, box }: Pressed, { target, clientX, clientY }: PointerEvent): boolean {
  if (!button.isConnected || button.contains(target as Node)) return false; // the browser hears that click
  const { left, top } = button.getBoundingClientRect();
  return Math.hypot(clientX - x, clientY - y) <= STRAY && Math.hypot(left - box.left, top - box.top) > STRAY;
}

function clickOf({ shiftKey, ctrlKey, altKey, metaKey }: PointerEvent): MouseEvent {
  return new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey, ctrlKey, altKey, metaKey });
}

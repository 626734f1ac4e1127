import { listen } from "../foundry/types/hooks.js";
import { tooltips } from "../foundry/types/tooltips.js";

/** Where somebody pressed, on the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How long a finger stays on something to ask for more, in milliseconds, less than browsers wait until they drag it away;
 * and how far it may stray meanwhile, in pixels.
 */
const LONG = 450;
const ASTRAY = 12;

/** Buttons that do something else with Shift, and rows of things that are dragged. */
const BUTTONS =
  ".gardien :is([data-action=attack], [data-action=deed], [data-action=rollInitiative], [data-weapon], [data-card-action=undo], [data-card-action=call])";
const ROWS = ".gardien.g-sheet [data-item-id]";
const TYPED = "input, select, textarea, [contenteditable], prose-mirror, a";
const PRESSED = `${TYPED}, button, label, summary, [data-action], [data-act], [data-card-action]`;
const TOLD = ".gardien [data-tooltip]:not([data-tooltip=''])";

/** Rows that have a menu of their own, by the window they are in. */
const own = new WeakMap<Element, string>();

/** Notes that what a selector finds in a window has a menu of its own, which comes first. */
export function hasOwnMenu(container: Element, selector: string): void {
  own.set(container, selector);
}

/** What an event is about, on whatever page. */
function elementOf({ target }: Event): Element | null {
  return (target as Partial<Element> | null)?.closest ? (target as Element) : null;
}

/** What a menu would be about; `null`: it is not for us. */
function subjectAt(target: Element): HTMLElement | null {
  const button = target.closest<HTMLElement>(BUTTONS);
  if (button) return button;
  const row = target.closest<HTMLElement>(ROWS);
  if (!row || target.closest(TYPED)) return null;
  for (let at: Element | null = target; at; at = at.parentElement) {
    const selector = own.get(at);
    if (selector && target.closest(selector)) return null;
  }
  return row;
}

/**
 * Follows on every page what asks for more: a finger that stays, the right button, the menu key. A finger that stays on
 * what only a pointer above it would be told, or taps it where nothing else happens, is told too.
 * @param open opens the menu of what was pressed; answers whether there is anything in it
 */
export function followLongPresses(open: (subject: HTMLElement, at: Point) => void): void {
  followOn(document, open);
  listen("openDetachedWindow", (_id: string, { document: page }: Window) => followOn(page, open));
}

function followOn(page: Document, open: (subject: HTMLElement, at: Point) => void): void {
  const first = { capture: true };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let from: Point = { x: 0, y: 0 };
  /** Until when the rest of a long press is nothing, by the page's clock. */
  let over = 0;
  /** Whether the press under way has opened a menu: what it is on stays where it is. */
  let isAsked = false;
  let told: Element | null = null;
  const stop = () => clearTimeout(waiting);

  const stay = (target: Element) => {
    over = Number.POSITIVE_INFINITY; // until the finger is lifted
    const asks = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: from.x, clientY: from.y });
    const taken = !target.dispatchEvent(asks);
    isAsked = taken;
    const tip = target.closest<HTMLElement>(TOLD);
    if (!taken && tip) tell(tip);
    else if (!taken) over = 0; // it was nothing: the click goes on
  };
  const tell = (tip: HTMLElement) => {
    told = tip;
    tooltips().activate(tip);
  };
  page.addEventListener(
    "pointerdown",
    (event) => {
      const { pointerType, clientX: x, clientY: y } = event;
      const target = elementOf(event);
      stop();
      over = 0;
      isAsked = false;
      if (told && !told.contains(target)) tooltips().deactivate();
      told = null;
      if (pointerType !== "touch" || !target) return;
      from = { x, y };
      if (subjectAt(target) || target.closest(TOLD) || ownMenuAt(target)) waiting = setTimeout(stay, LONG, target);
    },
    first,
  );
  page.addEventListener(
    "pointermove",
    ({ clientX: x, clientY: y }) => Math.hypot(x - from.x, y - from.y) > ASTRAY && stop(),
    first,
  );
  for (const type of ["pointerup", "pointercancel"])
    page.addEventListener(
      type,
      ({ timeStamp }) => {
        stop();
        if (over > 0) over = timeStamp + LONG; // its click comes a little later
      },
      first,
    );
  page.addEventListener("dragstart", (event) => isAsked && event.preventDefault(), first);
  page.addEventListener(
    "contextmenu",
    (event) => {
      const { isTrusted, timeStamp, clientX: x, clientY: y } = event;
      stop();
      const again = isTrusted && timeStamp < over; // the browser's own, after ours
      const target = elementOf(event);
      const subject = target && subjectAt(target);
      if (!again && !subject) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (again || !subject) return;
      const box = subject.getBoundingClientRect();
      open(subject, x === 0 && y === 0 ? { x: box.left, y: box.bottom } : { x, y }); // a key points at nothing
    },
    first,
  );
  page.addEventListener(
    "click",
    (event) => {
      const { timeStamp } = event;
      if (timeStamp < over) {
        over = 0;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const tip = elementOf(event)?.closest<HTMLElement>(TOLD);
      if (tip && (event as PointerEvent).pointerType === "touch" && !tip.closest(PRESSED)) tell(tip);
    },
    first,
  );
}

/** Whether something has a menu of its own, which a finger that stays opens as well. */
function ownMenuAt(target: Element): boolean {
  for (let at: Element | null = target; at; at = at.parentElement) {
    const selector = own.get(at);
    if (selector) return target.closest(selector) !== null;
  }
  return false;
}

/** Lets go of the mouse button, the finger or the key; a menu that opens instead takes the rest of the press. */
const ENDS = ["pointerup", "pointercancel", "keyup", "contextmenu"];

/**
 * What is held down on each page; a window may stand on a page of its own. Browsers call things `:active` too, but
 * after a tap for longer than the finger is there.
 */
const pages = new WeakMap<Document, { held: Element | null }>();

/** Follows what is pressed on a page from now on. */
export function watchPresses(page: Document): { readonly held: Element | null } {
  const known = pages.get(page);
  if (known) return known;
  const press: { held: Element | null } = { held: null };
  const begin = ({ target }: Event) => (press.held = target as Element);
  const end = () => (press.held = null);
  page.addEventListener("pointerdown", begin, { capture: true });
  page.addEventListener("keydown", (event) => event.key === " " && begin(event), { capture: true });
  for (const type of ENDS) page.addEventListener(type, end, { capture: true });
  page.defaultView?.addEventListener("blur", end);
  pages.set(page, press);
  return press;
}

/** Whether something inside is being pressed: drawn anew now, the click would be lost. */
export function isPressed(place: Element): boolean {
  return place.contains(watchPresses(place.ownerDocument).held);
}

/** Resolves when what is pressed has been let go, and its click has been heard. */
export function released({ ownerDocument }: Element): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      setTimeout(resolve);
    };
    const options = { capture: true, signal: listening.signal };
    for (const type of ENDS) ownerDocument.addEventListener(type, end, options);
    ownerDocument.defaultView?.addEventListener("blur", end, { signal: listening.signal });
  });
}

/** What a window waits for before it is drawn anew: whoever has just typed into a box and presses a button is heard. */
export async function untouched(element: Element): Promise<void> {
  if (isPressed(element)) await released(element);
}

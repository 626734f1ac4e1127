/** Lets go of the mouse button, the finger or the key; a menu that opens instead takes the rest of the press. */
const ENDS = ["pointercancel", "keyup", "contextmenu"];

/** For how long a finger's click may still come after it was lifted, in milliseconds: browsers wait for a second tap. */
const CLICK_AT_LATEST = 400;

/** What is held down on a page. */
interface Press {
  held: Element | null;
  /** Who waits until it is let go. */
  waiting: (() => void)[];
}

/**
 * What is held down on each page; a window may stand on a page of its own. Browsers call things `:active` too, but
 * after a tap for longer than the finger is there.
 */
const pages = new WeakMap<Document, Press>();

/** Follows what is pressed on a page from now on. */
export function watchPresses(page: Document): { readonly held: Element | null } {
  const known = pages.get(page);
  if (known) return known;
  const press: Press = { held: null, waiting: [] };
  let late: ReturnType<typeof setTimeout> | undefined;
  const begin = ({ target }: Event) => {
    clearTimeout(late);
    press.held = target as Element;
  };
  const endIn = (time = 0) => {
    clearTimeout(late);
    late = setTimeout(end, time);
  };
  const end = () => {
    clearTimeout(late);
    press.held = null;
    for (const go of press.waiting.splice(0)) setTimeout(go); // once its click has been heard
  };
  /** A finger's click is a task of its own, which comes later: until then it is still on the button. */
  const lift = ({ pointerType }: Partial<PointerEvent>) =>
    press.held && pointerType === "touch" ? endIn(CLICK_AT_LATEST) : end();
  page.addEventListener("pointerdown", begin, { capture: true });
  page.addEventListener("keydown", (event) => event.key === " " && begin(event), { capture: true });
  page.addEventListener("pointerup", lift, { capture: true });
  page.addEventListener("click", () => press.held && endIn(), { capture: true }); // whoever hears the click comes first
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
  watchPresses(ownerDocument);
  return new Promise((resolve) => {
    pages.get(ownerDocument)?.waiting.push(resolve);
  });
}

/** What a window waits for before it is drawn anew: whoever has just typed into a box and presses a button is heard. */
export async function untouched(element: Element): Promise<void> {
  if (isPressed(element)) await released(element);
}

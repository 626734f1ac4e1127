/** Lets go of the mouse button, the finger or the key; a menu that opens instead takes the rest of the press. */
const ENDS = ["pointerup", "pointercancel", "keyup", "contextmenu"];

/** Whether something inside is being pressed: drawn anew now, the click would be lost. */
export function isPressed(place: Element): boolean {
  return place.querySelector(":active") !== null;
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

/** Lets go of the mouse button, the finger or the key. */
const ENDS = ["pointerup", "pointercancel", "keyup"];

/** Whether a button inside is being pressed: drawn anew now, the click would be lost. */
export function isPressed(place: Element): boolean {
  return place.querySelector("button:active") !== null;
}

/** Resolves when what is pressed has been let go, and its click has been heard. */
export function released({ ownerDocument }: Element): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      setTimeout(resolve);
    };
    for (const type of ENDS) ownerDocument.addEventListener(type, end, { capture: true, signal: listening.signal });
  });
}

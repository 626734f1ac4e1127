import { keepEnd } from "../ui/chat-log.js";
import { reportFailure } from "../text/errors.js";

/** Puts a card into its place, and keeps the focus on its button, and the end of the log in view. */
export function fill(place: HTMLElement, html: string): void {
  const focused = focusedKey(place);
  const toEnd = keepEnd(place);
  const scratch = document.createElement("template"); // one of a page that was just shut holds nothing
  place.lang = game.i18n.lang; // browsers hyphenate by it
  scratch.innerHTML = html; // from our own template: Handlebars escaped whatever a user typed
  place.replaceChildren(...scratch.content.children);
  if (focused) giveFocusBack(place, focused);
  toEnd()?.catch((error: unknown) => reportFailure("chat", error));
}

/** Returns the focus to the button that was used or, where it is gone, to another one for the same target. */
function giveFocusBack(place: HTMLElement, key: string): void {
  const about = /-\d+$/.exec(key)?.[0];
  const wanted = [
    `[data-key="${CSS.escape(key)}"]`,
    ...(about ? [`button[data-key$="${about}"]`] : []),
    `[data-key="fold"]`,
  ];
  const found = wanted.map((selector) => place.querySelector<HTMLElement>(selector)).find((button) => button !== null);
  found?.focus({ preventScroll: true });
}

function focusedKey(place: HTMLElement): string | undefined {
  const active = place.ownerDocument.activeElement as HTMLElement | null;
  return active && place.contains(active) ? active.dataset["key"] : undefined;
}

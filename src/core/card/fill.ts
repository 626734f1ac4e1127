import { keepEnd } from "../ui/chat-log.js";
import { reportFailure } from "../text/errors.js";

/** Puts a card into its place; whoever is on one of its buttons stays there, and whoever reads the end of the log too. */
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

/** To the button that was used or, when what it did took it away, to another one about the same target. */
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

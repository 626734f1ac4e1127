/** What keeps Escape for itself: a text that is being written. */
const WRITTEN = "prose-mirror, [contenteditable=true]";

/**
 * Has Escape shut the window that the keyboard is in, and no other: Foundry shuts all that are open, and none while
 * somebody is in a box. Whoever hears the key earlier and has another use for it prevents what it does by itself.
 */
export function leaveByEscape(window: HTMLElement, close: () => unknown): void {
  window.addEventListener("keydown", (event) => {
    const from = event.target as HTMLElement;
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented || from.closest(WRITTEN)) return;
    event.preventDefault();
    event.stopPropagation();
    from.blur(); // what is typed counts, as if one had gone on to the next box
    close();
  });
}

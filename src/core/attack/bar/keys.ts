/** Selector of buttons that the arrow keys skip. */
const BESIDE = ".g-dock__top button, .g-pager button";

/** Handles a key: 1 to 9 attack, arrows move between weapons, Escape leaves. Returns whether the bar used it. */
export function pressed(bar: HTMLElement, event: KeyboardEvent, leave: () => void): boolean {
  const beside = new Set(bar.querySelectorAll(BESIDE));
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>("button")].filter((button) => !beside.has(button));
  const at = buttons.findIndex((button) => button === bar.ownerDocument.activeElement);
  if (event.repeat && event.key === "Enter") return true; // the key that rolled may still be down
  if (/^[1-9]$/.test(event.key)) bar.querySelector<HTMLButtonElement>(`[data-nth="${event.key}"]`)?.click();
  else if (event.key === "ArrowRight") buttons[(at + 1) % buttons.length]?.focus();
  else if (event.key === "ArrowLeft") buttons.at(at - 1)?.focus();
  else if (event.key === "Escape") leave();
  else return false;
  return true;
}

/** Returns the key that focuses the bar, as printed on the keyboard; empty where a user has unbound it. */
export function keyOfBar(): string {
  const { keybindings } = game as {
    keybindings?: { get(namespace: string, action: string): readonly { readonly key: string }[] };
  };
  return keybindings?.get("gardien", "attackBar")[0]?.key.replace(/^(?:Key|Digit)/, "") ?? "";
}

/** What a key of the screen does. */
export type Pressed =
  | { readonly kind: "tick"; readonly at: number }
  | { readonly kind: "tab"; readonly tab: string }
  | { readonly kind: "step" }
  | { readonly kind: "close" };

/** Returns what a key does in the screen; `null`: nothing, as where somebody types. */
export function pressed(event: KeyboardEvent, screen: HTMLElement): Pressed | null {
  const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return null;
  const at = target as HTMLElement;
  if (key === "ArrowLeft" || key === "ArrowRight") return tabBeside(at, screen, key === "ArrowRight" ? 1 : -1);
  if (at.matches("input:not([type=checkbox]), textarea, select, [contenteditable]")) return null;
  if (shiftKey && event.code === "KeyG") return { kind: "close" }; // as it opens: the table does not hear what is pressed here
  if (/^[1-9]$/.test(key)) return { kind: "tick", at: Number(key) - 1 };
  return key.toLowerCase() === "r" ? { kind: "step" } : null;
}

/** Arrows go from tab to tab once the keyboard is on one. */
function tabBeside(at: HTMLElement, screen: HTMLElement, step: number): Pressed | null {
  if (!at.matches("[role=tab]")) return null;
  const tabs = [...screen.querySelectorAll<HTMLElement>("[role=tab]")];
  const next = tabs.at((tabs.indexOf(at) + step) % tabs.length)?.dataset["panel"];
  return next === undefined ? null : { kind: "tab", tab: next };
}

import { inUse } from "./pages.js";

/** Waits until the keyboard is out of a question that was answered: that may be on the page for a moment yet. */
export async function answered(): Promise<void> {
  for (let times = 0; times < 50 && inUse()?.closest("dialog"); times++)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Where the keyboard was before a window opened, and goes back to when it shuts. */
export class Opener {
  #element: Element | null = null;

  /** Notes where the keyboard is now. */
  note(): void {
    this.#element = inUse();
  }

  /** Gives the keyboard back, unless it went elsewhere meanwhile. What opened the window may have been drawn anew. */
  giveBack(): void {
    const now = inUse();
    if (now?.isConnected && now !== now.ownerDocument.body) return;
    const opener = this.#element;
    const again = opener && (opener.isConnected ? opener : opener.ownerDocument.getElementById(opener.id));
    (again as HTMLElement | null)?.focus({ preventScroll: true });
  }
}

import { listen, unlisten } from "../foundry/types/hooks.js";

/** How long changes that come together are waited for, in milliseconds. */
const TOGETHER = 40;

/** The hooks of all that befalls documents of these kinds. */
export function eventsOf(...kinds: readonly string[]): string[] {
  return kinds.flatMap((kind) => [`create${kind}`, `update${kind}`, `delete${kind}`]);
}

/** What a window or a sheet listens to while it is open. */
export class Following {
  readonly #hooks: { readonly name: string; readonly id: number }[] = [];

  /** Hears a hook each time. */
  hear(name: string, fn: (...args: never[]) => unknown): void {
    this.#hooks.push({ name, id: listen(name, fn) });
  }

  /** Draws anew after any of these hooks, once for changes that come together; the answer asks for it by hand. */
  redraw(names: readonly string[], draw: () => unknown): () => void {
    const later = foundry.utils.debounce(() => this.#hooks.length > 0 && draw(), TOGETHER);
    for (const name of names) this.hear(name, later);
    return later;
  }

  /** Ends with the window's closing, a drawing that is still due included. */
  end(): void {
    for (const { name, id } of this.#hooks.splice(0)) unlisten(name, id);
  }
}

import type { Entry } from "../index/entry.js";
import type { Leaf } from "../preview.js";

/** How long the keyboard rests on an entry before its document is fetched, in milliseconds. */
const REST = 120;

/** The preview of the entry that is looked at: fetched once somebody stays with it, and shown unless they went on. */
export class Looking {
  readonly #fetch: (entry: Entry) => Promise<Leaf>;
  readonly #shown: () => unknown;
  #entry: Entry | undefined;
  #leaf: Leaf | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: (entry: Entry) => Promise<Leaf>, shown: () => unknown) {
    this.#fetch = fetch;
    this.#shown = shown;
  }

  get leaf(): Leaf | null {
    return this.#leaf;
  }

  /** Looks at an entry, or at nothing; `again` where its document may be another. */
  at(entry: Entry | undefined, { again = false, soon = false } = {}): void {
    if (entry === this.#entry && !again) return;
    this.#entry = entry;
    this.end();
    this.#resting = setTimeout(() => void this.#show(entry), soon ? 0 : REST);
  }

  end(): void {
    clearTimeout(this.#resting);
  }

  async #show(entry: Entry | undefined): Promise<void> {
    const leaf = entry ? await this.#fetch(entry) : null;
    if (entry !== this.#entry) return;
    this.#leaf = leaf;
    this.#shown();
  }
}

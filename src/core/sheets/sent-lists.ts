import { withWholeLists } from "./form-lists.js";

type Rows = readonly unknown[];

/** Lists of a document on their way to the server: the next box of the same list builds on them, not on what they replace. */
export class SentLists {
  readonly #lists = new Map<string, Rows>();
  #sending = 0;

  /** Boxes of rows, put back into whole lists. */
  whole(data: Readonly<Record<string, unknown>>, source: object): Record<string, unknown> {
    return withWholeLists(data, source, this.#lists);
  }

  /** A list at a path as it will be once it is changed; `null` where there is none. */
  changed(path: string, source: object, change: (rows: Rows) => Rows): Rows | null {
    const rows: unknown = this.#lists.get(path) ?? foundry.utils.getProperty(source, path);
    if (!Array.isArray(rows)) return null;
    const changed = change(rows as Rows);
    this.#lists.set(path, changed);
    return changed;
  }

  /** Waits for an update that holds lists. */
  async send(update: Promise<unknown>): Promise<void> {
    this.#sending += 1;
    try {
      await update;
    } finally {
      this.#sending -= 1;
      if (this.#sending === 0) this.#lists.clear();
    }
  }
}

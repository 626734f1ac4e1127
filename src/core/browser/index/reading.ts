import { reportFailure } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { Library, type Fields } from "./library.js";
import type { Entry } from "./entry.js";

/** How often what was read is shown while the rest comes in, in milliseconds. */
const PACE = 150;

/** The reading of all indices: what is known so far is shown meanwhile. */
export class Reading {
  readonly #library: Library;
  readonly #taken: (entries: readonly Entry[]) => void;
  #done = 0;
  #of = 1;

  /** @param taken is handed all that is known, again and again until all is */
  constructor(fields: Fields, taken: (entries: readonly Entry[]) => void) {
    this.#library = new Library(fields);
    this.#taken = taken;
  }

  get entries(): readonly Entry[] {
    return this.#library.entries;
  }

  /** How far it is, for its reader; empty once everything is read. */
  get progress(): string {
    const { done, of } = { done: this.#done, of: this.#of };
    return done < of ? t("GARDIEN.BROWSER.reading", { done, of }) : "";
  }

  /** Reads all of them. */
  all(): void {
    let due = 0;
    this.#reads(
      this.#library.readAll((done, of) => {
        [this.#done, this.#of] = [done, of];
        if (done === of || Date.now() < due) return;
        due = Date.now() + PACE;
        this.#taken(this.entries);
      }),
    );
  }

  /** Reads one that was changed, by anybody. */
  again(collection: string): void {
    this.#reads(this.#library.read(collection));
  }

  #reads(reading: Promise<void>): void {
    reading.then(() => this.#taken(this.entries)).catch((error: unknown) => reportFailure("browser", error));
  }
}

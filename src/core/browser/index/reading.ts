import { reportFailure } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { Library, shown, type Fields } from "./library.js";
import type { Entry } from "./entry.js";
import { Pages } from "./pages.js";
import { Texts, type TextPaths } from "./texts.js";

/** How often what was read is shown while the rest comes in, in milliseconds. */
const PACE = 150;

/** The reading of all indices: what is known so far is shown meanwhile. */
export class Reading {
  readonly #library: Library;
  readonly #texts: Texts;
  readonly #pages = new Pages();
  /** Texts were asked for: from then on they are kept as entries are. */
  #searched = false;
  readonly #taken: (entries: readonly Entry[]) => void;
  #done = 0;
  #of = 1;

  /** @param taken is handed all that is known, again and again until all is */
  constructor(fields: Fields, textPaths: TextPaths, taken: (entries: readonly Entry[]) => void) {
    this.#texts = new Texts(textPaths);
    this.#library = new Library(fields);
    this.#taken = taken;
  }

  get entries(): readonly Entry[] {
    return this.#library.entries;
  }

  /** The texts of an entry; empty as long as they are not read. */
  readonly textOf = (entry: Entry): string => this.#pages.of(entry) || this.#texts.of(entry);

  /** The pages of journals, as far as they are read: none before somebody looks for a word. */
  readonly pages = (): readonly Entry[] => (this.#searched ? this.#pages.entries : []);

  /** Reads the texts of all entries, the first time that somebody looks for a word: one compendium after the other. */
  texts(): void {
    if (this.#searched) return;
    this.#searched = true;
    const all = async () => {
      let due = Date.now() + PACE;
      for (const { collection } of shown()) {
        await this.#readTexts(collection);
        if (Date.now() < due) continue;
        due = Date.now() + PACE;
        this.#taken(this.entries);
      }
    };
    this.#reads(all());
  }

  async #readTexts(collection: string): Promise<void> {
    const pack = shown().find((one) => one.collection === collection);
    const types = this.entries.filter((entry) => entry.pack === collection).map(({ type }) => type);
    if (pack) await Promise.all([this.#texts.read(pack, [...new Set(types)]), this.#pages.read(pack)]);
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
    const both = async () => {
      await this.#library.read(collection);
      if (this.#searched) await this.#readTexts(collection);
    };
    this.#reads(both());
  }

  #reads(reading: Promise<void>): void {
    reading.then(() => this.#taken(this.entries)).catch((error: unknown) => reportFailure("browser", error));
  }
}

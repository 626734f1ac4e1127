import { entryLines } from "../../text/entries-read.js";
import { linesElsewhere } from "../../text/lines-read.js";
import { plainText } from "../../text/plain-text.js";
import { reportFailure } from "../../text/errors.js";
import type { Compendium } from "./library.js";

/** Letters of an entry's texts that are searched. */
const MOST = 20_000;

/** The paths of the texts that entries of a type have, under the document; none where nothing is told of them. */
export type TextPaths = (type: string) => readonly string[];

/**
 * The texts of entries, as plain words in every language they are told in: read from the indices one compendium after the
 * other, once somebody looks for a word, and let go of nothing meanwhile.
 */
export class Texts {
  readonly #byId = new Map<string, ReadonlyMap<string, string>>();
  readonly #pathsOf: TextPaths;

  constructor(pathsOf: TextPaths) {
    this.#pathsOf = pathsOf;
  }

  /** The texts of an entry; empty as long as they are not read. */
  of({ pack, id }: { readonly pack: string; readonly id: string }): string {
    return this.#byId.get(pack)?.get(id) ?? "";
  }

  /** Reads those of a compendium, again where they were read. One that cannot be read is told of, and not searched. */
  async read(pack: Compendium, types: readonly string[]): Promise<void> {
    const fields = [...new Set(types.flatMap((type) => this.#pathsOf(type)))];
    if (fields.length === 0) return;
    try {
      const rows = [...(await pack.getIndex({ fields }))];
      this.#byId.set(pack.collection, new Map(rows.map((row) => this.#textOf(pack, row as Row))));
    } catch (error) {
      reportFailure(`texts of ${pack.collection}`, error);
    }
  }

  #textOf({ collection, metadata }: Compendium, row: Row): readonly [string, string] {
    const { _id: id = "", type = metadata.type } = row;
    const texts = this.#pathsOf(type).flatMap((path) => {
      const written: unknown = foundry.utils.getProperty(row, path);
      if (typeof written !== "string" || written === "") return [];
      return [written, ...linesElsewhere(path.replace(/^system\./, ""), written), ...entryLines(collection, id, path)];
    });
    return [id, [...new Set(texts)].map((html) => plainText(readable(html), MOST)).join(" · ")];
  }
}

/** A text without what its editor kept from players, unless a keeper looks for it. */
export function readable(html: string): string {
  return game.user.isGM ? html : html.replaceAll(/<section\b[^>]*\bsecret\b[^>]*>.*?(?:<\/section>|$)/gis, " ");
}

/** A row of an index; anybody may have written it. */
interface Row {
  readonly _id?: string;
  readonly type?: string;
}

import { OWN_PACK } from "../../text/content.js";
import { learnOtherNames } from "../../text/entries-read.js";
import { reportFailure } from "../../text/errors.js";
import { translatePack, type NamedPack } from "../../text/pack-names.js";
import { entryOf, LISTED, type Entry, type Listed, type Pack } from "./entry.js";

/** Foundry's compendium, as far as its index is read. */
export interface Compendium extends NamedPack {
  readonly title?: string;
  readonly metadata: { readonly label?: string; readonly type: string };
  readonly folders: Iterable<{ readonly id?: string; readonly _id?: string; name: string }>;
  getIndex(options: { fields: string[] }): Promise<Iterable<unknown>>;
  /** Its documents, loaded. */
  getDocuments?(): Promise<readonly unknown[]>;
}

/** Paths under `system` that are read of actors and of items. */
export type Fields = Readonly<Partial<Record<Listed, readonly string[]>>>;

/**
 * The entries of all compendia that Foundry shows this user, read from their indices: no document is loaded. A compendium
 * that cannot be read is told of, and missing.
 */
export class Library {
  readonly #entries = new Map<string, readonly Entry[]>();
  readonly #fields: Fields;
  #all: readonly Entry[] | undefined;

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  /** All that was read so far. */
  get entries(): readonly Entry[] {
    this.#all ??= [...this.#entries.values()].flat();
    return this.#all;
  }

  /** Reads all of them; `told` is called after each with how many are read of how many. */
  async readAll(told: (done: number, of: number) => void): Promise<void> {
    const packs = shown();
    let done = 0;
    await learnOtherNames();
    await Promise.all(
      packs.map(async (pack) => {
        await this.read(pack.collection);
        told(++done, packs.length);
      }),
    );
  }

  /** Reads one of them, again where it was read: its entries may be others, or nobody's to see any more. */
  async read(collection: string): Promise<void> {
    const pack = shown().find((one) => one.collection === collection);
    this.#entries.set(collection, pack ? await this.#read(pack) : []);
    this.#all = undefined;
  }

  async #read(pack: Compendium): Promise<readonly Entry[]> {
    try {
      const document = pack.metadata.type as Listed;
      const paths = this.#fields[document] ?? [];
      const index = await pack.getIndex({ fields: [...new Set(["slug", ...paths])].map((path) => `system.${path}`) });
      if (pack.collection.startsWith(OWN_PACK)) translatePack(pack);
      const told = packOf(pack, document);
      return [...index].map((row) => entryOf(told, row));
    } catch (error) {
      reportFailure(`index of ${pack.collection}`, error);
      return [];
    }
  }
}

function packOf(pack: Compendium, document: Listed): Pack {
  const folders = [...pack.folders].map((one) => [one._id ?? one.id ?? "", one.name] as const);
  return { collection: pack.collection, title: pack.title ?? "", document, folders: new Map(folders) };
}

/** The compendia that this user is shown, of what is listed. */
export function shown(): readonly Compendium[] {
  const packs = [...(game.packs as unknown as Iterable<Compendium>)];
  return packs.filter(({ visible, metadata }) => visible && (LISTED as readonly string[]).includes(metadata.type));
}

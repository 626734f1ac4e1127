import { contentName, OWN_PACK, slugOf } from "./content.js";
import { entryName } from "./entries-read.js";
import { reportFailure } from "./errors.js";

/** An entry of a compendium's index, or one of its folders. */
interface Entry {
  readonly _id?: string;
  name: string;
  readonly system?: unknown;
  readonly flags?: Readonly<Record<string, unknown>>;
}

/** A compendium, as far as its entries are named. */
export interface NamedPack {
  readonly collection: string;
  readonly visible: boolean;
  readonly index: Iterable<Entry>;
  readonly folders: Iterable<Entry>;
}

/**
 * Lists the entries and folders of our compendia by the names their reader knows. Called once the world is ready: the
 * indices are there, with the fields that were asked for at the start.
 */
export function translatePacks(): void {
  for (const pack of game.packs as Iterable<NamedPack>)
    if (pack.visible && pack.collection.startsWith(OWN_PACK)) translatePack(pack);
}

/** The same for one of them; again where its index was fetched again, for its entries may be new. */
export function translatePack(pack: NamedPack): void {
  try {
    for (const entry of pack.index)
      showName(
        entry,
        (stored) => contentName(slugOf(entry.system)) ?? entryName(pack.collection, entry._id ?? "", stored),
      );
    for (const folder of pack.folders) showName(folder, () => contentName(slugOf(folder.flags?.["gardien"])));
  } catch (error) {
    reportFailure(`names of ${pack.collection}`, error);
  }
}

/**
 * Reads the name of an entry in its reader's language from now on. Foundry writes the stored name back whenever it loads
 * the document, so a value set once would not last.
 */
export function showName(entry: Pick<Entry, "name">, read: (stored: string) => string | undefined): void {
  if (Object.getOwnPropertyDescriptor(entry, "name")?.get) return;
  let stored = entry.name;
  Object.defineProperty(entry, "name", {
    get: () => read(stored) ?? stored,
    set: (name: string) => void (stored = name),
    enumerable: true,
    configurable: true,
  });
}

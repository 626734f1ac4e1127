import { reportFailure } from "../text/errors.js";

type System = Readonly<Record<string, unknown>>;

/** What a document of a compendium is made of, as far as copies go. */
interface Packed {
  readonly name: string;
  readonly system: object;
}

/** Data of a new item. */
export interface PackedCopy {
  readonly name: string;
  readonly system: System;
}

/**
 * Copies of what one of our compendia holds, named as their reader calls them, to be made on an actor. None where the
 * compendium is missing, or cannot be read, which is told.
 * @param wanted by the system data of an item
 */
export async function packedCopies(pack: string, wanted: (system: System) => boolean): Promise<readonly PackedCopy[]> {
  const found = game.packs.get(`gardien.${pack}`);
  if (!found) return [];
  try {
    const documents = (await found.getDocuments()) as unknown as readonly Packed[];
    return documents
      .filter(({ system }) => wanted(system as System))
      .map((document) => ({
        ...(game.items.fromCompendium(document as never) as { readonly system: System }),
        name: document.name,
      }));
  } catch (error) {
    reportFailure(`compendium ${pack}`, error);
    return [];
  }
}

import { type Indexed, type IndexedPack, packIndex } from "../../foundry/pack-index.js";
import { contentName, OWN_PACK, slugOf } from "../../text/content.js";
import { reportFailure } from "../../text/errors.js";
import { slugNames } from "../../text/names-read.js";
import type { Ruleset } from "../../ruleset.js";
import { rulesetOfPack } from "../../settings/in-sight.js";
import { fold } from "../../notation/words.js";
import { plain } from "../../notation/tidy.js";

/** An entry of one of our compendia. */
export interface Shelved {
  readonly uuid: string;
  readonly type: string;
  readonly img: string | undefined;
  /** As its reader calls it. */
  readonly name: string;
}

/** What our compendia of a ruleset hold, by any of the names that it is published under. */
export class Shelf {
  readonly #byName = new Map<string, Shelved[]>();

  /** Reads the indices of a ruleset's compendia; one that cannot be read is told of, and missing. */
  static async of(ruleset: Ruleset): Promise<Shelf> {
    const shelf = new Shelf();
    const ours = [...game.packs].filter(
      ({ collection, metadata }) =>
        collection.startsWith(OWN_PACK) &&
        (metadata.type === "Item" || metadata.type === "Actor") &&
        rulesetOfPack(collection.slice(OWN_PACK.length)) === ruleset,
    );
    await Promise.all(ours.map((pack) => shelf.#read(pack)));
    return shelf;
  }

  /** The entry of a name and of one of these types; `undefined` where there is none. */
  find(name: string, types: readonly string[]): Shelved | undefined {
    return this.#byName.get(compared(name))?.find(({ type }) => types.includes(type));
  }

  /** The first entry of a type; `undefined` where there is none. */
  first(type: string): Shelved | undefined {
    return [...this.#byName.values()].flat().find((entry) => entry.type === type);
  }

  async #read(pack: IndexedPack): Promise<void> {
    try {
      for (const entry of await packIndex(pack, ["system.slug"])) this.#add(entry);
    } catch (error) {
      reportFailure(`compendium ${pack.collection}`, error);
    }
  }

  #add({ uuid, name, type, img, system }: Indexed): void {
    if (type === undefined) return;
    const slug = slugOf(system);
    const names = new Set([name, contentName(slug) ?? name, ...slugNames(slug)].map(compared));
    for (const one of names) this.#byName.set(one, [...(this.#byName.get(one) ?? []), { uuid, name, type, img }]);
  }
}

/** A name as it is compared: whatever its accents, capitals, quotes and dashes. */
function compared(name: string): string {
  return fold(plain(name)).replaceAll(/\s+/g, " ").trim();
}

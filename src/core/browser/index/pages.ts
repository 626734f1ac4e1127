import { gameHere } from "../../foundry/types/game.js";
import { reportFailure } from "../../text/errors.js";
import { plainText } from "../../text/plain-text.js";
import { PAGE, sourceOf, type Entry } from "./entry.js";
import type { Compendium } from "./library.js";
import { readable } from "./texts.js";

/** Letters of a page that are searched. */
const MOST = 40_000;

/** A link of Foundry's or ours, of which its label is read. */
const LINK = /@\w+\[[^\]]*\](?:\{([^}]*)\})?/g;

/** A page of a journal, of whatever kind. */
interface Page {
  readonly id: string | null;
  readonly uuid: string;
  readonly name: string;
  readonly text?: { readonly content?: string | null };
  readonly _source?: { readonly name?: string; readonly text?: { readonly content?: string | null } };
  testUserPermission?(user: unknown, permission: "OBSERVER"): boolean;
}

interface Journal {
  readonly name: string;
  readonly pages: Iterable<Page>;
}

interface Adventure {
  readonly uuid: string;
  readonly name: string;
  readonly journal: Iterable<Journal>;
}

/** Where pages lie: the compendium's collection, empty in the world; of an adventure, what opens in their place. */
interface Place {
  readonly pack: string;
  readonly adventure?: Adventure;
}

interface Known {
  readonly entry: Entry;
  readonly content: string;
  readonly text: string;
}

/**
 * The pages of journals that this user may read, in the world and in compendia: read once somebody looks for a word in texts, and
 * shown only where it is found in them.
 */
export class Pages {
  readonly #packed = new Map<string, readonly Known[]>();
  #world = new Map<string, Known>();
  readonly #texts = new WeakMap<Entry, string>();

  /** The text of a page; empty for whatever is none. */
  of(entry: Entry): string {
    return this.#texts.get(entry) ?? "";
  }

  /** All that are known, those of the world as they are now. */
  get entries(): readonly Entry[] {
    this.#readWorld();
    return [...this.#world.values(), ...[...this.#packed.values()].flat()].map(({ entry }) => entry);
  }

  /** Reads those of a compendium, again where they were read. One that cannot be read is told of, and not searched. */
  async read(pack: Compendium): Promise<void> {
    const { collection, metadata } = pack;
    const isAdventure = metadata.type === "Adventure";
    if (metadata.type !== "JournalEntry" && !(isAdventure && game.user.isGM)) return; // what an adventure hides is its keeper's
    try {
      const documents = (await pack.getDocuments?.()) ?? [];
      const known = isAdventure
        ? (documents as readonly Adventure[]).flatMap((adventure) =>
            [...adventure.journal].flatMap((journal) => this.#pagesOf(journal, { pack: collection, adventure })),
          )
        : (documents as readonly Journal[]).flatMap((journal) => this.#pagesOf(journal, { pack: collection }));
      this.#packed.set(collection, known);
    } catch (error) {
      reportFailure(`pages of ${collection}`, error);
    }
  }

  #readWorld(): void {
    const before = this.#world;
    const journals = [...gameHere().journal] as unknown as readonly Journal[];
    const known = journals.flatMap((journal) => this.#pagesOf(journal, { pack: "" }, before));
    this.#world = new Map(known.map((one) => [one.entry.uuid, one]));
  }

  #pagesOf(journal: Journal, place: Place, before?: ReadonlyMap<string, Known>): readonly Known[] {
    return [...journal.pages].flatMap((page) => {
      if (place.adventure === undefined && page.testUserPermission?.(game.user, "OBSERVER") === false) return [];
      const content = contentOf(page);
      const known = before?.get(page.uuid);
      if (known?.content === content && known.entry.name === page.name && known.entry.folder === journal.name)
        return [known];
      const text = plainText(readable(content).replaceAll(LINK, "$1"), MOST);
      const entry = entryOf(page, journal, place);
      this.#texts.set(entry, text);
      return [{ entry, content, text }];
    });
  }
}

/** What a page says, as its reader reads it and as it is written. */
function contentOf({ text, _source }: Page): string {
  return [...new Set([text?.content ?? "", _source?.text?.content ?? ""])].join(" ");
}

function entryOf({ id, uuid, name, _source }: Page, journal: Journal, { pack, adventure }: Place): Entry {
  const written = _source?.name ?? name;
  return {
    ...{ name, pack, img: "", read: () => undefined },
    id: id ?? "",
    uuid: adventure?.uuid ?? uuid,
    document: adventure ? "Adventure" : PAGE,
    type: adventure ? "Adventure" : PAGE,
    alias: written === name ? "" : written,
    folder: adventure ? `${adventure.name} · ${journal.name}` : journal.name,
    source: pack === "" ? "world" : sourceOf(pack),
  };
}

import type { Kind, Sieve } from "../contract.js";
import { marksOf } from "../index/cells.js";
import { SOURCES, type Entry, type Source } from "../index/entry.js";
import { ALL, isOf, kindsOf, type Shelf } from "../shelf-kinds.js";
import { isOfKind, sift, type Found, type Wish } from "../sift.js";

/** How a kind is looked at: what is sifted, and in what order. */
interface Look {
  marks: Map<string, Set<string>>;
  sortedBy: string | null;
  descending: boolean;
}

/** What somebody looks for in the browser, and what they have picked. Kept in this page's memory, and nowhere else. */
export class Browsing {
  query = "";
  readonly #sources = new Set<Source>(SOURCES);
  /** Groups that are folded away, by kind and id. */
  readonly #folded = new Map<string, Set<string>>();
  readonly #looks = new Map<string, Look>();
  /** How many of each entry are picked, by UUID. */
  readonly picked = new Map<string, { readonly entry: Entry; count: number }>();
  #shelf: Shelf;
  #kinds: readonly Kind[];
  #kindIds = new Map<string, string>();
  #own: readonly Entry[] = [];
  #counted: readonly { readonly kind: Kind; readonly count: number }[] | undefined;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    this.#kinds = kindsOf(shelf);
  }

  /** The texts of an entry, as far as they are read. */
  textOf: (entry: Entry) => string = () => "";

  /** The pages of journals, as far as they are read. */
  pages: () => readonly Entry[] = () => [];

  get shelf(): Shelf {
    return this.#shelf;
  }

  /** Turns to another ruleset; what is picked is of the one before, and forgotten. */
  turnTo(shelf: Shelf): void {
    if (shelf.ruleset !== this.#shelf.ruleset) this.picked.clear();
    this.#shelf = shelf;
    this.#kinds = kindsOf(shelf);
    this.#counted = undefined;
  }

  /** Takes the entries that are known now. */
  take(entries: readonly Entry[]): void {
    this.#own = entries.filter((entry) => isOf(this.#shelf, entry));
    this.#counted = undefined;
    const known = new Set([...this.#own, ...this.pages()].map(({ uuid }) => uuid));
    for (const [uuid] of this.picked) if (!known.has(uuid)) this.picked.delete(uuid);
  }

  /** The entries of the ruleset. */
  get entries(): readonly Entry[] {
    return this.#own;
  }

  /** The kinds that have entries, with how many. */
  get kinds(): readonly { readonly kind: Kind; readonly count: number }[] {
    const shown = () => this.#own.filter(({ source }) => this.#sources.has(source));
    this.#counted ??= countKinds(this.#kinds, shown());
    return this.#counted;
  }

  get sources(): ReadonlySet<Source> {
    return this.#sources;
  }

  /** Shows what comes from a source, or no more. */
  showSource(source: Source, shown: boolean): void {
    if (shown) this.#sources.add(source);
    else this.#sources.delete(source);
    this.#counted = undefined;
  }

  /** The sources that entries are of. */
  get sourcesKnown(): readonly Source[] {
    return SOURCES.filter((source) => this.#own.some((entry) => entry.source === source));
  }

  /** The kind that is open: the one chosen, else the first that has anything. */
  get kind(): Kind {
    const kinds = this.kinds;
    const chosen = this.#kindIds.get(this.#shelf.ruleset);
    const found = kinds.find(({ kind }) => kind.id === chosen) ?? kinds[0];
    if (!found) throw new Error("a ruleset without kinds");
    return found.kind;
  }

  /** The kind that an entry is of. */
  kindOf(entry: Entry): Kind {
    return this.#kinds.find((kind) => isOfKind(kind, entry)) ?? this.kind;
  }

  /** Looks for another name; without one for the same among all kinds. */
  seekNear(name: string | undefined): void {
    this.look.marks.clear();
    if (name !== undefined) this.query = name;
    this.open(ALL);
  }

  open(kind: string): void {
    this.#kindIds.set(this.#shelf.ruleset, kind);
  }

  /** How the open kind is looked at. */
  get look(): Look {
    const key = `${this.#shelf.ruleset} ${this.kind.id}`;
    const known = this.#looks.get(key);
    if (known) return known;
    const look: Look = { marks: new Map(), sortedBy: this.kind.sortedBy ?? null, descending: false };
    this.#looks.set(key, look);
    return look;
  }

  /** Sorts by a column; again by the same, the other way round. */
  sortBy(column: string | null): void {
    const { look } = this;
    look.descending = look.sortedBy === column && !look.descending;
    look.sortedBy = column;
  }

  /** The choices of a sieve that entries of the open kind answer to. */
  marksOf(sieve: Sieve): ReadonlySet<string> {
    const { kind } = this;
    return new Set(this.#own.flatMap((entry) => (isOfKind(kind, entry) ? marksOf(entry, sieve) : [])));
  }

  isChosen(sieve: Sieve, choice: string): boolean {
    return this.look.marks.get(sieve.id)?.has(choice) === true;
  }

  /** Chooses a mark of a sieve, or no more. */
  toggle(sieve: string, choice: string): void {
    const { marks } = this.look;
    const chosen = marks.get(sieve) ?? new Set();
    marks.set(sieve, chosen);
    if (!chosen.delete(choice)) chosen.add(choice);
  }

  /** Chooses one mark of a sieve alone; empty: all of them again. */
  choose(sieve: string, choice: string): void {
    this.look.marks.set(sieve, new Set(choice === "" ? [] : [choice]));
  }

  /** Whether anything but the kind narrows the list. */
  get narrowed(): boolean {
    return this.query.trim() !== "" || this.sifted;
  }

  /** Whether a sieve narrows it. */
  get sifted(): boolean {
    return [...this.look.marks.values()].some(({ size }) => size > 0);
  }

  /** Forgets what narrows the list. */
  clear(): void {
    this.query = "";
    this.look.marks.clear();
  }

  get foldedGroups(): ReadonlySet<string> {
    return this.#foldedHere;
  }

  get #foldedHere(): Set<string> {
    const key = `${this.#shelf.ruleset} ${this.kind.id}`;
    const known = this.#folded.get(key) ?? new Set();
    this.#folded.set(key, known);
    return known;
  }

  /** Folds a group away, or unfolds it. */
  fold(group: string): void {
    const here = this.#foldedHere;
    if (!here.delete(group)) here.add(group);
  }

  get wish(): Wish {
    const { kind, look, query, sources } = this;
    return { kind, query, sources, ...look };
  }

  find(): Found {
    const { compare } = new Intl.Collator(game.i18n.lang, { numeric: true });
    const pages = this.query.trim() === "" ? [] : this.pages().filter((page) => isOf(this.#shelf, page));
    return sift(this.#own, this.wish, compare, this.textOf, pages);
  }

  /** What any kind would have by the query alone. */
  get elsewhere(): readonly Entry[] {
    const all = this.#kinds.find(({ id }) => id === ALL) ?? this.kind;
    const wish: Wish = {
      kind: all,
      query: this.query,
      sources: this.sources,
      marks: new Map(),
      sortedBy: null,
      descending: false,
    };
    return sift(this.#own, wish, (a, b) => (a < b ? -1 : 1)).groups.flatMap(({ entries }) => entries);
  }

  /** Picks so many of an entry; none: no more. */
  pick(entry: Entry, count: number): void {
    if (entry.uuid === "") return;
    if (count <= 0) this.picked.delete(entry.uuid);
    else this.picked.set(entry.uuid, { entry, count: Math.min(count, MOST) });
  }

  countOf({ uuid }: Entry): number {
    return this.picked.get(uuid)?.count ?? 0;
  }
}

/** The most of one entry that are picked at once. */
const MOST = 20;

function countKinds(kinds: readonly Kind[], entries: readonly Entry[]) {
  const counted = kinds.map((kind) => ({ kind, count: entries.filter((entry) => isOfKind(kind, entry)).length }));
  return counted.filter(({ kind, count }) => count > 0 || kind.id === ALL);
}

/**
 * Parts of `game` as we use them, cast once: the types of Foundry's collections ask for classes of their own, and its
 * settings and keys are data to us.
 */

/** A journal, as far as we read it and write in it. */
export interface Journal {
  readonly id: string;
  readonly name: string;
  readonly isOwner: boolean;
  readonly flags: { readonly gardien?: Readonly<Record<string, unknown>> };
  readonly pages: Iterable<JournalPage>;
  readonly sheet: unknown;
  update(change: never, options: never): Promise<unknown>;
  createEmbeddedDocuments(kind: "JournalEntryPage", sources: object[]): Promise<unknown>;
}

export interface JournalPage {
  readonly name: string;
  readonly type: string;
  readonly isOwner: boolean;
  readonly text: { readonly content?: string | null; readonly format?: number };
  update(change: never, options: never): Promise<unknown>;
}

/** A document that a list names. */
export interface Named {
  readonly uuid: string;
  readonly name: string;
}

interface Game {
  /** Which page this is: the whole table, or `stream`, which has the chat alone. */
  readonly view?: string;
  readonly journal: Iterable<Journal>;
  readonly tables: Iterable<Named>;
  readonly folders: Iterable<{ readonly flags: { readonly gardien?: Readonly<Record<string, unknown>> } }>;
  /** The collections of the world, by the kind of their documents. */
  readonly collections: ReadonlyMap<string, unknown>;
  /** The modules that are installed. */
  readonly modules: { get(id: string): { readonly active: boolean } | undefined };
  readonly tours: unknown;
  readonly settings: unknown;
  readonly keybindings: { register(namespace: string, action: string, data: object): void };
  readonly user: {
    /** Ids of macros by their slot. */
    readonly hotbar: Readonly<Record<string, unknown>>;
    assignHotbarMacro(macro: Macro, slot: number): Promise<unknown>;
  };
}

/** This world, in the types above. */
export function gameHere(): Game {
  return game as unknown as Game;
}

/** An entry as the index of its compendium has it. */
export interface Indexed {
  readonly uuid: string;
  readonly name: string;
  readonly type?: string;
  readonly img?: string;
  readonly system?: unknown;
}

/** A compendium of any kind of document, whose index is typed by that kind. */
export interface IndexedPack {
  readonly collection: string;
  getIndex(options: never): Promise<unknown>;
}

/** Reads the index of a compendium, with these fields of its entries beside the usual ones. */
export async function packIndex(pack: IndexedPack, fields: readonly string[] = []): Promise<readonly Indexed[]> {
  return [...((await pack.getIndex({ fields: [...fields] } as never)) as Iterable<Indexed>)];
}

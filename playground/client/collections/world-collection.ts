import type { Data, Value } from "../../common/types.js";
import { mergeObject } from "../../common/utils/merge.js";
import { DocumentCollection } from "./document-collection.js";

/** What a document leaves behind when it comes from a compendium into the world. */
interface ImportOptions {
  clearSort?: boolean;
  clearFolder?: boolean;
  clearOwnership?: boolean;
  keepId?: boolean;
}

/** The documents of one kind in the world. */
export abstract class WorldCollection extends DocumentCollection {
  static documentName: string;

  override get documentName(): string {
    return (this.constructor as typeof WorldCollection).documentName;
  }

  get directory(): Value {
    return (globalThis.ui?.[(this.documentClass.metadata as { collection: string }).collection] ?? null) as unknown;
  }

  get folders(): Value[] {
    return (game.folders?.filter((folder: Value) => folder.type === this.documentName) ?? []) as Value[];
  }

  /** Builds all documents from the data of the world. */
  initialize(): void {
    this.clear();
    for (const source of [...this._source]) {
      const document: Value = this.createFromSource(source);
      if (document) this.set(document.id as string, document);
    }
  }

  /** Copies a document of a compendium into the world. */
  async importFromCompendium(pack: Value, id: string, updateData: Data = {}, options: Data = {}): Promise<Value> {
    const document: Value = await pack.getDocument(id);
    if (!document) throw new Error(`${id} does not exist in ${String(pack.collection)}`);
    const data = mergeObject(this.fromCompendium(document, options), updateData);
    return this.documentClass.create(data, { fromCompendium: true, ...options }) as Promise<Value>;
  }

  /** The data of a compendium's document, ready for creation in the world; its origin is remembered. */
  fromCompendium(document: Value, options: ImportOptions = {}): Data {
    const { clearSort = true, clearFolder = false, clearOwnership = true, keepId = false } = options;
    const data = document.toObject() as Data;
    if (!keepId) delete data._id;
    data._stats = { ...data._stats, compendiumSource: document.uuid as string };
    if (clearSort) delete data.sort;
    // A folder of the pack is not one of the world.
    if (clearFolder || document.pack) delete data.folder;
    if (clearOwnership) delete data.ownership;
    return data;
  }
}

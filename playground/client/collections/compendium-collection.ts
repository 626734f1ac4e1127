import type { PackData } from "../../common/protocol.js";
import type { Data, Value } from "../../common/types.js";
import { Collection } from "../../common/utils/collection.js";
import { getProperty, hasProperty, setProperty } from "../../common/utils/paths.js";
import { isGM, hasRole, type UserLike } from "../../common/documents/permissions.js";
import { levelNumber } from "../../common/documents/permissions.js";
import { currentUser } from "../database/hooks.js";
import { database } from "../database/client-database.js";
import { DocumentCollection } from "./document-collection.js";

/** What each role may do in a pack unless the manifest says otherwise. */
const DEFAULT_OWNERSHIP: Record<string, string> = { PLAYER: "OBSERVER", ASSISTANT: "OWNER" };

/** A compendium: an index that is always there, and documents that are fetched when they are wanted. */
export class CompendiumCollection extends DocumentCollection {
  /** How long a document is kept after its last use, in seconds. */
  static CACHE_LIFETIME_SECONDS = 300;

  readonly metadata: Data;
  readonly index = new Collection<Data>();
  readonly folders = new Collection<Data>();
  readonly indexedFields: Set<string>;
  locked: boolean;
  readonly #used = new Map<string, number>();

  constructor(data: PackData) {
    super();
    const id = `${String(data.metadata.packageName ?? data.metadata.package ?? "world")}.${String(data.metadata.name)}`;
    this.metadata = { id, packageType: "system", ...data.metadata };
    this.locked = data.metadata.locked !== false;
    this.indexedFields = new Set(this.documentClass?.metadata.compendiumIndexFields as string[]);
    for (const entry of data.index) this.indexDocument(entry);
    for (const folder of data.folders) this.folders.set(folder._id as string, { ...folder, id: folder._id as string });
  }

  /** `<package>.<name>`. */
  get collection(): string {
    return this.metadata.id as string;
  }

  get title(): string {
    return this.metadata.label as string;
  }

  override get documentName(): string {
    return this.metadata?.type as string;
  }

  protected override get context(): Data {
    return { pack: this.collection };
  }

  get visible(): boolean {
    return this.testUserPermission(currentUser(), "OBSERVER");
  }

  /** The ownership level of a user in this pack, by role. */
  getUserLevel(user: UserLike): number {
    if (isGM(user)) return 3;
    const ownership = (this.metadata.ownership ?? DEFAULT_OWNERSHIP) as Record<string, string>;
    const levels = Object.entries(ownership).filter(([role]) => hasRole(user, role));
    return Math.max(0, ...levels.map(([, level]) => levelNumber(level)));
  }

  testUserPermission(user: UserLike, permission: string | number): boolean {
    return this.getUserLevel(user) >= levelNumber(permission);
  }

  getUuid(id: string): string {
    return `Compendium.${this.collection}.${this.documentName}.${id}`;
  }

  /** Adds or refreshes an entry of the index. */
  indexDocument(source: Data): void {
    const id = source._id as string;
    const entry: Data = this.index.get(id) ?? { _id: id, uuid: this.getUuid(id) };
    for (const field of this.indexedFields) {
      if (hasProperty(source, field)) setProperty(entry, field, getProperty(source, field));
    }
    for (const field of ["name", "img", "type", "folder", "sort", "system"]) {
      if (source[field] !== undefined && !this.index.has(id)) entry[field] = source[field] as unknown;
      else if (source[field] !== undefined && field !== "system") entry[field] = source[field] as unknown;
    }
    this.index.set(id, entry);
  }

  /**
   * The index, with more fields of each entry when they are asked for; fetched once, then kept. Whether the entries that
   * were there stay the same objects nobody says: here they are new ones.
   */
  async getIndex(options: { fields?: string[] } = {}): Promise<Collection<Data>> {
    const missing = (options.fields ?? []).filter((field) => !this.indexedFields.has(field));
    if (!missing.length) return this.index;
    for (const field of missing) this.indexedFields.add(field);
    const sources = await this.#fetch({}, { index: true, indexFields: [...this.indexedFields] });
    this.index.clear();
    for (const source of sources) this.indexDocument(source);
    return this.index;
  }

  async #fetch(query: Data, options: Data = {}): Promise<Data[]> {
    const { backend } = database;
    if (!backend) throw new Error("There is no connection to a database");
    const operation = { ...options, query, pack: this.collection };
    const response = await backend.request({ type: this.documentName, action: "get", operation });
    return response.result as Data[];
  }

  override get(id: string, options: { strict?: boolean; invalid?: boolean } = {}): Value {
    const document: Value = super.get(id, options);
    if (document) this.#used.set(id, Date.now());
    return document as unknown;
  }

  async getDocument(id: string): Promise<Value> {
    const cached: Value = this.get(id);
    if (cached) return cached as unknown;
    const [document] = await this.getDocuments({ _id: id });
    return (document ?? null) as unknown;
  }

  /** Fetches the documents that match a query, or all. */
  async getDocuments(query: Data = {}): Promise<Value[]> {
    this.#forget();
    const documents: Value[] = [];
    for (const source of await this.#fetch(query)) {
      const known: Value = super.get(source._id as string);
      const document: Value = known ?? this.createFromSource(source);
      if (!document) continue;
      this.set(document.id as string, document);
      documents.push(document);
    }
    return documents;
  }

  override set(id: string, document: Value): this {
    this.#used.set(id, Date.now());
    this.indexDocument(document._source as Data);
    return super.set(id, document);
  }

  override delete(id: string): boolean {
    this.index.delete(id);
    return super.delete(id);
  }

  /** Drops documents that nobody has used for a while; open sheets keep theirs. */
  #forget(): void {
    const limit = Date.now() - CompendiumCollection.CACHE_LIFETIME_SECONDS * 1000;
    for (const [id, time] of this.#used) {
      const document: Value = super.get(id);
      if (time > limit || Object.keys((document?.apps ?? {}) as object).length) continue;
      this.#used.delete(id);
      super.delete(id);
    }
  }

  /** Copies a document into this compendium. */
  async importDocument(document: Value, options: Data = {}): Promise<Value> {
    const data = document.toObject() as Data;
    if (!options.keepId) delete data._id;
    return document.constructor.implementation.create(data, { ...options, pack: this.collection }) as Promise<Value>;
  }

  /** Copies all documents into the world. */
  async importAll(options: Data = {}): Promise<Value[]> {
    const collection: Value = game.collections.get(this.documentName);
    const documents = await this.getDocuments();
    const data = documents.map((document) => collection.fromCompendium(document, options) as Data);
    return this.documentClass.createDocuments(data, options) as Promise<Value[]>;
  }

  /** Opens or closes the compendium to changes on this client; the server keeps its own word on it. */
  async configure(configuration: { locked?: boolean } = {}): Promise<void> {
    if (typeof configuration.locked === "boolean") this.locked = configuration.locked;
    await Promise.resolve();
    Hooks.callAll("updateCompendium", this, [], {}, game.userId);
  }
}

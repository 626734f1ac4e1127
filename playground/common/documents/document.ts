import "../primitives.js";
import { BASE_DOCUMENT_TYPE } from "../const.js";
import { DataModel, type ModelContext, type UpdateOptions } from "../data/data-model.js";
import { isHierarchical } from "../data/fields/document-fields.js";
import { TypeDataField } from "../data/fields/model-fields.js";
import type { SchemaField } from "../data/fields/schema-field.js";
import { host } from "../host.js";
import type { Data, Value } from "../types.js";
import { expandObject } from "../utils/clone.js";
import { mergeObject } from "../utils/merge.js";
import { getProperty } from "../utils/paths.js";
import { buildUuid } from "../utils/uuid.js";
import { EmbeddedCollection } from "./embedded-collection.js";
import { gmOnlyPaths } from "./gm-only.js";
import { mergeChildren, type ChildChanges } from "./embedded-updates.js";
import type { DocumentMetadata } from "./metadata.js";
import { allows, levelNumber, levelOf, type UserLike } from "./permissions.js";

const DEFAULTS: DocumentMetadata = {
  name: "Document",
  collection: "documents",
  label: "DOCUMENT.Document",
  labelPlural: "DOCUMENT.Documents",
  coreTypes: [BASE_DOCUMENT_TYPE],
  embedded: {},
  hasTypeData: false,
  compendiumIndexFields: [],
  permissions: { view: "LIMITED", create: "ASSISTANT", update: "ASSISTANT", delete: "ASSISTANT" },
  preserveOnImport: ["_id", "sort", "ownership", "folder"],
};

/** A model with an identity, kept in a collection of the world, of a pack or of another document. */
export abstract class Document extends DataModel {
  declare _id: string | null;
  declare readonly pack: string | null;
  declare readonly collections: Record<string, EmbeddedCollection>;
  declare readonly parentCollection: string | null;
  declare flags: Record<string, Data>;
  declare ownership: Record<string, number>;
  declare _stats: Data;

  static metadata: DocumentMetadata = DEFAULTS;

  /** Merges a class's own metadata over the defaults. */
  static defineMetadata(own: Partial<DocumentMetadata>): DocumentMetadata {
    return Object.freeze({ ...DEFAULTS, ...own });
  }

  static get documentName(): string {
    return this.metadata.name;
  }

  static get collectionName(): string {
    return this.metadata.collection;
  }

  static get hasTypeData(): boolean {
    return this.metadata.hasTypeData;
  }

  /** The sub-types that documents of this class may have. */
  static get TYPES(): string[] {
    const declared = Object.keys(host.documentTypes[this.documentName] ?? {});
    return [...new Set([...this.metadata.coreTypes, ...declared])];
  }

  /** The configured class for documents of this name. */
  static get implementation(): Value {
    return host.documentClass(this.documentName) ?? this;
  }

  static get baseDocument(): Value {
    return host.baseClass(this.documentName) ?? this;
  }

  /** The fields that hold other documents. */
  static get hierarchy(): Record<string, Value> {
    return Object.fromEntries(this.schema.entries().filter(([, field]) => isHierarchical(field)));
  }

  static canUserCreate(user: UserLike): boolean {
    return allows(this.metadata.permissions.create, user, null, {});
  }

  /** The name of the embedded collection for children of a document name, or of a collection. */
  static getCollectionName(name: string): string | null {
    const { embedded } = this.metadata;
    if (embedded[name]) return embedded[name];
    return Object.values(embedded).includes(name) ? name : null;
  }

  override _configure(options: Data): void {
    const define = (key: string, value: unknown): void => {
      Object.defineProperty(this, key, { value, writable: false, configurable: true });
    };
    define("pack", options.pack ?? this.parent?.pack ?? null);
    define("parentCollection", options.parentCollection ?? null);
    define("collections", {});
  }

  override _initialize(options: Data = {}): void {
    const { embedded } = (this.constructor as typeof Document).metadata;
    for (const [documentName, name] of Object.entries(embedded)) {
      if (!this.schema.has(name)) continue;
      this.collections[name] ??= this._createCollection(name, documentName);
    }
    super._initialize(options);
  }

  _createCollection(name: string, documentName: string): EmbeddedCollection {
    return new EmbeddedCollection(name, this, documentName);
  }

  override _initializeSource(data: Value, options: Data): Data {
    return options.inPlace ? this._cleanSource(data as Data, options) : super._initializeSource(data, options);
  }

  get documentName(): string {
    return (this.constructor as typeof Document).documentName;
  }

  get collectionName(): string {
    return (this.constructor as typeof Document).collectionName;
  }

  get id(): string | null {
    return this._id;
  }

  get isEmbedded(): boolean {
    return this.parent !== null && !!this.parentCollection;
  }

  get inCompendium(): boolean {
    return !!this.pack;
  }

  get uuid(): string {
    return (
      buildUuid({ id: this.id, documentName: this.documentName, parent: this.parent as unknown, pack: this.pack }) ?? ""
    );
  }

  override _validationPrefix(): string {
    const name: unknown = this._source?.name;
    return `${this.documentName}${name ? ` "${String(name)}"` : ""} [${this._source?._id ?? "new"}] validation errors:`;
  }

  getUserLevel(user: UserLike | null): number {
    return levelOf(this, user);
  }

  testUserPermission(user: UserLike, permission: string | number, options: { exact?: boolean } = {}): boolean {
    const level = this.getUserLevel(user);
    const target = levelNumber(permission);
    return options.exact ? level === target : level >= target;
  }

  /** May this user create, update or delete this document with these data? */
  canUserModify(user: UserLike, action: "create" | "update" | "delete", data: Data = {}): boolean {
    const { permissions } = (this.constructor as typeof Document).metadata;
    if (this.pack) return host.canModifyPack(user, this.pack);
    return allows(permissions[action], user, this, data);
  }

  /** The changed paths that only a GM or an assistant may write. */
  gmOnlyChanges(changes: Data): string[] {
    const expanded = expandObject(changes);
    const paths = gmOnlyPaths(this.schema, expanded, "");
    const system: Value = (this as Data).system;
    if (system instanceof DataModel) paths.push(...gmOnlyPaths(system.schema, expanded.system, "system"));
    const declared = host.documentTypes[this.documentName]?.[this._source.type]?.gmOnlyFields as string[] | undefined;
    for (const path of declared ?? []) {
      if (getProperty(expanded, `system.${path}`) !== undefined) paths.push(`system.${path}`);
    }
    return [...new Set(paths)];
  }

  override updateSource(changes: Data = {}, options: UpdateOptions = {}): Data {
    const change = this._prepareChange(changes);
    if ("_id" in change && change._id !== this._id && this._id !== null && change._id !== null) {
      throw new Error("The _id of a document cannot be changed");
    }
    const children = mergeChildren(this, change, options);
    const { merged, difference } = this._merge(change, {
      recursive: options.recursive ?? true,
      fallback: options.fallback ?? false,
    });
    Object.assign(difference, this._childDifference(children));
    if (!options.dryRun && Object.keys(difference).length) {
      Object.assign(this._source, merged);
      for (const child of children) child.commit();
      this._initialize();
    }
    return this._presentDifference(difference);
  }

  _childDifference(children: ChildChanges[]): Data {
    return Object.fromEntries(
      children.filter(({ difference }) => difference.length).map(({ name, difference }) => [name, difference]),
    );
  }

  override _mergeKey(merged: Data, key: string, value: Value, options: Value): ReturnType<SchemaField["_mergeKey"]> {
    // Data of another sub-type do not mix with the present ones.
    const retyped = key === "system" && options.source.type !== this._source.type;
    const field = this.schema.get("system");
    if (!retyped || !(field instanceof TypeDataField)) return super._mergeKey(merged, key, value, options);
    return super._mergeKey(merged, key, value, { ...options, recursive: false });
  }

  override toObject(source = true): Data {
    const data = super.toObject(source);
    // What cannot be told from an absent value is not stored.
    if (source) for (const key of Object.keys(data)) if (data[key] === undefined) delete data[key];
    return data;
  }

  override clone(data: Data = {}, context: ModelContext & { save?: boolean; keepId?: boolean } = {}): Value {
    const { save = false, keepId = false, ...rest } = context;
    const source = mergeObject(this.toObject(), expandObject(data), { performDeletions: true });
    if (!keepId) source._id = data._id ?? null;
    const options = {
      parent: this.parent as unknown,
      pack: this.pack,
      parentCollection: this.parentCollection,
      ...rest,
    };
    if (save) {
      return (this.constructor as typeof Document).create(source, { parent: this.parent, pack: this.pack, keepId });
    }
    return new (this.constructor as Value)(source, options) as unknown;
  }

  getEmbeddedCollection(name: string): EmbeddedCollection {
    const collectionName = (this.constructor as typeof Document).getCollectionName(name);
    const collection = collectionName ? this.collections[collectionName] : undefined;
    if (!collection)
      throw new Error(`${name} is not a valid embedded Document within the ${this.documentName} Document`);
    return collection;
  }

  getEmbeddedDocument(name: string, id: string, options: { strict?: boolean; invalid?: boolean } = {}): Value {
    return this.getEmbeddedCollection(name).get(id, options);
  }

  getFlag(scope: string, key: string): Value {
    expectScope(scope);
    return getProperty(this.flags?.[scope], key) as unknown;
  }

  async setFlag(scope: string, key: string, value: unknown): Promise<Value> {
    expectScope(scope);
    return this.update({ flags: { [scope]: { [key]: value } } });
  }

  async unsetFlag(scope: string, key: string): Promise<Value> {
    expectScope(scope);
    const head = key.split(".");
    head.push(`-=${head.pop() as string}`);
    return this.update({ flags: { [scope]: { [head.join(".")]: null } } });
  }

  static async createDocuments(data: Value[] = [], operation: Data = {}): Promise<Value[]> {
    return host.database.create(this.implementation, { ...operation, data });
  }

  static async updateDocuments(updates: Data[] = [], operation: Data = {}): Promise<Value[]> {
    return host.database.update(this.implementation, { ...operation, updates });
  }

  static async deleteDocuments(ids: string[] = [], operation: Data = {}): Promise<Value[]> {
    return host.database.delete(this.implementation, { ...operation, ids });
  }

  /** Creates one document, or several when the data are an array. */
  static async create(data: Value, operation: Data = {}): Promise<Value> {
    const list: Value[] = Array.isArray(data) ? data : [data];
    const created = await this.createDocuments(list, operation);
    return Array.isArray(data) ? created : (created[0] as unknown);
  }

  static async get(id: string, operation: Data = {}): Promise<Value> {
    return host.database.get(this.implementation, id, operation);
  }

  async update(data: Data = {}, operation: Data = {}): Promise<Value> {
    const options = { ...operation, parent: this.parent as unknown, pack: this.pack };
    const updated = await (this.constructor as typeof Document).updateDocuments([{ ...data, _id: this.id }], options);
    return updated[0] as unknown;
  }

  async delete(operation: Data = {}): Promise<Value> {
    const options = { ...operation, parent: this.parent as unknown, pack: this.pack };
    const deleted = await (this.constructor as typeof Document).deleteDocuments([this.id as string], options);
    return deleted[0] as unknown;
  }

  async createEmbeddedDocuments(name: string, data: Value[] = [], operation: Data = {}): Promise<Value[]> {
    const { documentClass } = this.getEmbeddedCollection(name);
    return documentClass.createDocuments(data, { ...operation, parent: this, pack: this.pack });
  }

  async updateEmbeddedDocuments(name: string, updates: Data[] = [], operation: Data = {}): Promise<Value[]> {
    const { documentClass } = this.getEmbeddedCollection(name);
    return documentClass.updateDocuments(updates, { ...operation, parent: this, pack: this.pack });
  }

  async deleteEmbeddedDocuments(name: string, ids: string[] = [], operation: Data = {}): Promise<Value[]> {
    const { documentClass } = this.getEmbeddedCollection(name);
    return documentClass.deleteDocuments(ids, { ...operation, parent: this, pack: this.pack });
  }

  async _preCreate(data: Data, options: Data, user: Value): Promise<boolean | void> {
    return this.#system()?._preCreate?.(data, options, user);
  }

  async _preUpdate(changed: Data, options: Data, user: Value): Promise<boolean | void> {
    return this.#system()?._preUpdate?.(changed, options, user);
  }

  async _preDelete(options: Data, user: Value): Promise<boolean | void> {
    return this.#system()?._preDelete?.(options, user);
  }

  _onCreate(data: Data, options: Data, userId: string): void {
    this.#system()?._onCreate?.(data, options, userId);
  }

  _onUpdate(changed: Data, options: Data, userId: string): void {
    this.#system()?._onUpdate?.(changed, options, userId);
  }

  _onDelete(options: Data, userId: string): void {
    this.#system()?._onDelete?.(options, userId);
  }

  #system(): Value {
    const { system } = this as Data;
    return system instanceof DataModel ? system : undefined;
  }

  static async _preCreateOperation(_documents: Value[], _operation: Data, _user: Value): Promise<boolean | void> {}
  static async _preUpdateOperation(_documents: Value[], _operation: Data, _user: Value): Promise<boolean | void> {}
  static async _preDeleteOperation(_documents: Value[], _operation: Data, _user: Value): Promise<boolean | void> {}
  static async _onCreateOperation(_documents: Value[], _operation: Data, _user: Value): Promise<void> {}
  static async _onUpdateOperation(_documents: Value[], _operation: Data, _user: Value): Promise<void> {}
  static async _onDeleteOperation(_documents: Value[], _operation: Data, _user: Value): Promise<void> {}
}

/** A package that is not there, or stays off, has no flags: neither written nor read. */
function expectScope(scope: string): void {
  const known = host.flagScopes();
  if (known && !known.has(scope)) throw new Error(`Flags of "${scope}": no active package has that id`);
}

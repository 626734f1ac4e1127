import { getDocumentClass, host } from "../host.js";
import type { Data, Value } from "../types.js";
import { Collection } from "../utils/collection.js";
import { isValidId, randomID } from "../utils/strings.js";
import { isPlainObject } from "../utils/types.js";
import type { Document } from "./document.js";

/**
 * The children of a document. Its `_source` is the very array of the parent's source. A child that cannot be built is
 * left out, its data kept, its id remembered and its name reported.
 */
export class EmbeddedCollection<D extends Document = Document> extends Collection<D> {
  readonly name: string;
  readonly model: Document;
  readonly invalidDocumentIds = new Set<string>();
  readonly documentName: string;

  constructor(name: string, parent: Document, documentName: string) {
    super();
    this.name = name;
    this.model = parent;
    this.documentName = documentName;
  }

  /** The array of the parent's source that lists the children. */
  get _source(): Data[] {
    const source: Value = this.model._source[this.name];
    return Array.isArray(source) ? source : [];
  }

  get documentClass(): Value {
    return getDocumentClass(this.documentName);
  }

  /** Builds the children that the source lists, resets those that exist, forgets those that went. */
  initialize(options: Data = {}): void {
    const order: [string, D][] = [];
    for (const source of this._source.filter((entry) => isPlainObject(entry))) {
      if (!isValidId(source._id)) source._id = randomID(16);
      const id = source._id as string;
      const existing = super.get(id);
      if (existing?._source === source) existing.reset();
      const child = existing?._source === source ? existing : this.#build(source, options);
      if (child) order.push([id, child]);
    }
    this.clear();
    for (const [id, child] of order) super.set(id, child);
  }

  #build(source: Data, options: Data): D | null {
    const id = source._id as string;
    try {
      const child = this.createDocument(source, { strict: true, fallback: options.fallback ?? false, inPlace: true });
      this.invalidDocumentIds.delete(id);
      reportHealed(child, this.model);
      return child;
    } catch (error) {
      this.invalidDocumentIds.add(id);
      const name = `${this.documentName} "${source.name ?? ""}" [${id}] of ${describe(this.model)}`;
      const message = `${name} is invalid and was set aside: ${error instanceof Error ? error.message : String(error)}`;
      host.report({ kind: "invalid", message, error, document: this.model });
      return null;
    }
  }

  /** Builds a child from stored data, healed where that is possible; one that cannot be built is set aside. */
  createFromSource(source: Data): D | null {
    const child = this.#build(source, { fallback: true });
    if (!child && !this._source.some((entry) => entry._id === source._id)) this._source.push(source);
    return child;
  }

  /** Builds a child of this collection's parent. */
  createDocument(data: Data, context: Data = {}): D {
    return new this.documentClass(data, {
      ...context,
      parent: this.model,
      pack: this.model.pack,
      parentCollection: this.name,
    }) as D;
  }

  override get(id: string, options: { strict?: boolean; invalid?: boolean } = {}): D | undefined {
    const child = super.get(id);
    if (child || !this.invalidDocumentIds.has(id)) {
      if (!child && options.strict) throw new Error(`The key ${id} does not exist in the ${this.name} collection`);
      return child;
    }
    if (options.invalid) return this.getInvalid(id);
    if (options.strict) throw new Error(`${this.documentName} [${id}] is invalid`);
    return undefined;
  }

  /** Rebuilds an invalid child for repair. */
  getInvalid(id: string, options: { strict?: boolean } = {}): D | undefined {
    const source = this.invalidDocumentIds.has(id) ? this._source.find((entry) => entry._id === id) : undefined;
    if (source) return this.createDocument(source, { strict: false });
    if (options.strict ?? true) throw new Error(`${id} is not an invalid document of the ${this.name} collection`);
    return undefined;
  }

  override set(id: string, child: D, options: { modifySource?: boolean } = {}): this {
    if (options.modifySource !== false) this._setSource(child);
    this.invalidDocumentIds.delete(id);
    return super.set(id, child);
  }

  _setSource(child: D): void {
    const index = this._source.findIndex((entry) => entry._id === child._id);
    if (index < 0) this._source.push(child._source);
    else this._source[index] = child._source;
  }

  override delete(id: string, options: { modifySource?: boolean } = {}): boolean {
    const known = this.has(id) || this.invalidDocumentIds.delete(id);
    if (options.modifySource !== false) this._source.findSplice((entry) => entry._id === id);
    super.delete(id);
    return known;
  }

  /** Source objects or copies of prepared values of all children. */
  toObject(source = true): Data[] {
    return source ? this._source.map((entry) => structuredClone(entry)) : this.map((child) => child.toObject(false));
  }
}

/** Names a document whose bad values were replaced, and what they were. */
export function reportHealed(document: Value, owner: Value = null): void {
  const { fields, joint } = document.validationFailures;
  const lines = [fields, joint].flatMap((failure) => (failure ? (failure.lines() as string[]) : []));
  if (!lines.length) return;
  const name = owner ? `${describe(document)} of ${describe(owner)}` : describe(document);
  host.report({
    kind: "healed",
    message: `${name} had invalid values that were replaced: ${lines.join("; ")}`,
    document,
  });
}

/** A document as messages name it. */
export function describe(document: Value): string {
  const name: unknown = document.name ?? document._source?.name;
  return `${document.documentName}${name ? ` "${String(name)}"` : ""} [${document._id ?? "new"}]`;
}

import { reportHealed } from "../../common/documents/embedded-collection.js";
import { getDocumentClass, host } from "../../common/host.js";
import type { Data, Value } from "../../common/types.js";
import { Collection } from "../../common/utils/collection.js";

/** Documents of one class by id. Those that cannot be built are set aside, kept as they are and reported by name. */
export abstract class DocumentCollection extends Collection<Value> {
  readonly _source: Data[];
  readonly invalidDocumentIds = new Set<string>();
  /** Applications that list this collection. */
  readonly apps: Value[] = [];

  constructor(source: Data[] = []) {
    super();
    this._source = source;
  }

  abstract get documentName(): string;

  get documentClass(): Value {
    return getDocumentClass(this.documentName);
  }

  get name(): string {
    return this.constructor.name;
  }

  /** Context that every document of this collection is built with. */
  protected get context(): Data {
    return {};
  }

  /** Builds a document from stored data; bad values are healed where that is possible. */
  createFromSource(source: Data): Value {
    const id = source._id as string;
    try {
      const document: Value = new this.documentClass(source, { ...this.context, strict: true, fallback: true });
      reportHealed(document);
      this.invalidDocumentIds.delete(id);
      return document as unknown;
    } catch (error) {
      this.invalidDocumentIds.add(id);
      const reason = error instanceof Error ? error.message : String(error);
      const message = `${this.documentName} "${String(source.name ?? "")}" [${id}] is invalid and was set aside: ${reason}`;
      host.report({ kind: "invalid", message, error });
      return null;
    }
  }

  override get(id: string, options: { strict?: boolean; invalid?: boolean } = {}): Value {
    const document: Value = super.get(id);
    if (document) return document as unknown;
    if (options.invalid && this.invalidDocumentIds.has(id)) return this.getInvalid(id, options) as unknown;
    if (options.strict) throw new Error(`The ${this.documentName} [${id}] does not exist`);
    return undefined;
  }

  /** Rebuilds a document that was set aside, for repair. */
  getInvalid(id: string, options: { strict?: boolean } = {}): Value {
    const source = this.invalidDocumentIds.has(id) ? this._source.find((entry) => entry._id === id) : undefined;
    if (source) return new this.documentClass(source, { ...this.context, strict: false }) as unknown;
    if (options.strict ?? true) throw new Error(`${id} is not an invalid ${this.documentName}`);
    return undefined;
  }

  /** After an update, a document that was set aside may be whole again. */
  repair(change: Data): Value {
    const id = change._id as string;
    if (!this.invalidDocumentIds.has(id)) return undefined;
    const broken: Value = this.getInvalid(id);
    broken.updateSource(change, { fallback: true });
    const document: Value = this.createFromSource(broken.toObject() as Data);
    if (document) this.set(id, document);
    return document as unknown;
  }

  override set(id: string, document: Value): this {
    const index = this._source.findIndex((entry) => entry._id === id);
    if (index < 0) this._source.push(document._source as Data);
    else this._source[index] = document._source as Data;
    this.invalidDocumentIds.delete(id);
    return super.set(id, document);
  }

  override delete(id: string): boolean {
    const known = this.invalidDocumentIds.delete(id);
    this._source.findSplice((entry) => entry._id === id);
    return super.delete(id) || known;
  }

  /** Redraws the applications that list this collection. */
  render(force = false, options: Data = {}): void {
    for (const app of this.apps) app.render?.(force, options);
  }

  /** Finds documents by text in the fields marked for it. */
  search(options: { query?: string } = {}): Value[] {
    const query = (options.query ?? "").trim().toLowerCase();
    return this.filter((document) => textsOf(document).some((text) => text.toLowerCase().includes(query)));
  }
}

/** What is said in the name of a document and in its fields that are open to search, without markup. */
function textsOf(document: Value): string[] {
  const { fields } = document.schema as { fields: Record<string, { textSearch?: boolean }> };
  const open = Object.keys(fields).filter((name) => name === "name" || fields[name]?.textSearch);
  return open.map((name) => String(document._source[name] ?? "").replaceAll(/<[^<>]*>/g, " "));
}

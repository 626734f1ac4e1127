import { DataModel } from "../../common/data/data-model.js";
import { Document } from "../../common/documents/document.js";
import type { Constructor, Data, Value } from "../../common/types.js";
import { buildRelativeUuid } from "../../common/utils/uuid.js";
import { sheetClassFor } from "../applications/apps/sheet-registry.js";
import { currentUser } from "../database/hooks.js";
import { askToCreate, askToDelete } from "./dialogs.js";
import { initialise, prepareSafely } from "./preparation.js";
import { fromUuid } from "./uuid.js";

/** What documents can do on a client besides being data: prepare themselves, have sheets, be dragged. */
export function ClientDocumentMixin<T extends Constructor<Document>>(Base: T) {
  class ClientDocument extends Base {
    /** The open applications that show this document, by id. */
    declare readonly apps: Record<string, Value>;
    declare _sheet: Value;

    override _configure(options: Data): void {
      super._configure(options);
      Object.defineProperty(this, "apps", { value: {}, writable: false, enumerable: false, configurable: true });
      Object.defineProperty(this, "_sheet", { value: null, writable: true, enumerable: false, configurable: true });
    }

    override _initialize(options: Data = {}): void {
      initialise(this, () => super._initialize(options));
    }

    get isOwner(): boolean {
      const user = currentUser();
      return user ? this.testUserPermission(user, "OWNER") : false;
    }

    get limited(): boolean {
      return this.testUserPermission(currentUser(), "LIMITED", { exact: true });
    }

    get observer(): boolean {
      return this.testUserPermission(currentUser(), "OBSERVER");
    }

    get permission(): number {
      return this.getUserLevel(currentUser());
    }

    get visible(): boolean {
      if (this.isEmbedded) return (this.parent as Value).visible as boolean;
      const { view } = (this.constructor as typeof Document).metadata.permissions;
      return typeof view === "string" && view === "PLAYER" ? true : this.testUserPermission(currentUser(), "LIMITED");
    }

    /** Does some player own this document? */
    get hasPlayerOwner(): boolean {
      return game.users.some((user: Value) => !user.isGM && this.testUserPermission(user, "OWNER")) as boolean;
    }

    /** The collection that holds this document. */
    get collection(): Value {
      if (this.isEmbedded) return (this.parent as Document).collections[this.parentCollection as string];
      return (this.pack ? game.packs.get(this.pack) : game.collections?.get(this.documentName)) as unknown;
    }

    get compendium(): Value {
      return (this.pack ? game.packs.get(this.pack) : null) as unknown;
    }

    get link(): string {
      return `@UUID[${this.uuid}]{${String((this as Data).name ?? "")}}`;
    }

    /** The application that shows this document by default. */
    get sheet(): Value {
      if (this._sheet) return this._sheet as unknown;
      const cls = sheetClassFor(this);
      if (cls) this._sheet = new cls({ document: this });
      return this._sheet as unknown;
    }

    _safePrepareData(): void {
      prepareSafely(this);
    }

    /** System base data, own base data, children, system derived data, own derived data. */
    prepareData(): void {
      const { system } = this as Data;
      const typed: Value = system instanceof DataModel ? system : undefined;
      typed?.prepareBaseData?.();
      this.prepareBaseData();
      this.prepareEmbeddedDocuments();
      typed?.prepareDerivedData?.();
      this.prepareDerivedData();
    }

    prepareBaseData(): void {}

    prepareEmbeddedDocuments(): void {
      for (const collection of Object.values(this.collections)) {
        for (const child of collection) (child as Value)._safePrepareData?.();
      }
    }

    prepareDerivedData(): void {}

    /** Called when children came, changed or went. */
    resetAfterChildren(): void {
      this.reset();
    }

    /** Redraws the applications that show this document. */
    render(force = false, context: Data = {}): void {
      for (const app of Object.values(this.apps)) app.render?.(force, context);
    }

    getRelativeUUID(relative: Value): string {
      return buildRelativeUuid(this.uuid, relative);
    }

    toDragData(): Data {
      const data: Data = { type: this.documentName };
      if (this.id) data.uuid = this.uuid;
      else data.data = this.toObject();
      return data;
    }

    /** The document that was dragged: by its UUID, or built from the data that came along. */
    static async fromDropData(data: Data, _options: Data = {}): Promise<Value> {
      const cls = this as unknown as typeof Document;
      const document: Value = data.uuid ? await fromUuid(data.uuid as string) : null;
      if (!document && data.data) return new cls.implementation(data.data) as unknown;
      if (!document) throw new Error(`The dropped ${cls.documentName} could not be found`);
      if (document.documentName !== cls.documentName) {
        throw new Error(`A ${document.documentName as string} is not a ${cls.documentName}`);
      }
      return document as unknown;
    }

    /** A name for a new document that no sibling has. */
    static defaultName(context: { type?: string; parent?: Value; pack?: string | null } = {}): string {
      const cls = this as unknown as typeof Document;
      const typeLabel: unknown = context.type ? CONFIG[cls.documentName]?.typeLabels?.[context.type] : undefined;
      const name = game.i18n.localize(String(typeLabel ?? cls.metadata.label));
      const { parent } = context;
      const siblings: Value = parent
        ? parent.getEmbeddedCollection(cls.documentName)
        : game.collections.get(cls.documentName);
      const taken = new Set([...(siblings ?? [])].map((sibling: Value) => sibling.name as string));
      let unique = name;
      for (let i = 2; taken.has(unique); i++) unique = `${name} (${i})`;
      return unique;
    }

    static async createDialog(data: Data = {}, operation: Data = {}, options: Data = {}): Promise<Value> {
      return askToCreate(this as unknown as typeof Document, data, operation, options);
    }

    async deleteDialog(options: Data = {}, operation: Data = {}): Promise<Value> {
      return askToDelete(this, options, operation);
    }

    _onCreateDescendantDocuments(
      _parent: Value,
      _collection: string,
      _documents: Value[],
      _data: Data[],
      _options: Data,
      _userId: string,
    ): void {}

    _onUpdateDescendantDocuments(
      _parent: Value,
      _collection: string,
      _documents: Value[],
      _changes: Data[],
      _options: Data,
      _userId: string,
    ): void {}

    _onDeleteDescendantDocuments(
      _parent: Value,
      _collection: string,
      _documents: Value[],
      _ids: string[],
      _options: Data,
      _userId: string,
    ): void {}

    override _onDelete(options: Data, userId: string): void {
      super._onDelete(options, userId);
      for (const app of Object.values(this.apps)) void app.close?.({ submitted: true });
    }
  }
  return ClientDocument;
}

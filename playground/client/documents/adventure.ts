import { BaseAdventure } from "../../common/documents/base-adventure.js";
import type { Data, Value } from "../../common/types.js";
import { h, text } from "../ui/dom.js";
import { ClientDocumentMixin } from "./client-document.js";

/** What is about to be brought into the world, and what is there already, by document name. */
interface ImportData {
  toCreate: Record<string, Data[]>;
  toUpdate: Record<string, Data[]>;
  documentCount: number;
}
interface ImportResult {
  created: Record<string, Value[]>;
  updated: Record<string, Value[]>;
}
interface ImportOptions {
  dialog?: boolean;
  importFields?: string[];
  preImport?: ((data: ImportData, options: ImportOptions) => Promise<void>)[];
  postImport?: ((result: ImportResult, options: ImportOptions) => Promise<void>)[];
}

export class Adventure extends ClientDocumentMixin(BaseAdventure) {
  /** Brings all of it into the world: what is new is made with its ids, what is there is written over. */
  async import(options: ImportOptions = {}): Promise<ImportResult> {
    const { dialog = true, preImport = [], postImport = [] } = options;
    const nothing: ImportResult = { created: {}, updated: {} };
    const data = await this.prepareImport(options);
    if (dialog && Object.keys(data.toUpdate).length > 0 && !(await this.#mayOverwrite())) return nothing;
    for (const callback of preImport) await callback(data, options);
    if (Hooks.call("preImportAdventure", this, options, data.toCreate, data.toUpdate) === false) return nothing;
    const result = await this.importContent(data);
    for (const callback of postImport) await callback(result, options);
    Hooks.callAll("importAdventure", this, options, result.created, result.updated);
    return result;
  }

  /** Sorts what it holds into what the world knows and what it does not. */
  async prepareImport({ importFields = [] }: ImportOptions = {}): Promise<ImportData> {
    const data: ImportData = { toCreate: {}, toUpdate: {}, documentCount: 0 };
    const wanted = Object.entries(BaseAdventure.contentFields).filter(
      ([field]) => importFields.length === 0 || importFields.includes("all") || importFields.includes(field),
    );
    for (const [field, name] of wanted) {
      const held = [...((this as Data)[field] as Iterable<Value>)].map((document) => document.toObject() as Data);
      const known = (source: Data): boolean => Boolean(game.collections.get(name)?.has(source._id));
      const [toCreate, toUpdate] = [held.filter((source) => !known(source)), held.filter(known)];
      if (toCreate.length > 0) data.toCreate[name] = toCreate;
      if (toUpdate.length > 0) data.toUpdate[name] = toUpdate;
      data.documentCount += held.length;
    }
    return data;
  }

  async importContent({ toCreate, toUpdate }: ImportData): Promise<ImportResult> {
    const result: ImportResult = { created: {}, updated: {} };
    for (const [name, sources] of Object.entries(toCreate)) {
      const cls: Value = CONFIG[name]?.documentClass;
      result.created[name] = await cls.createDocuments(sources, { keepId: true, keepEmbeddedIds: true });
    }
    for (const [name, sources] of Object.entries(toUpdate)) {
      const cls: Value = CONFIG[name]?.documentClass;
      result.updated[name] = await cls.updateDocuments(sources, { diff: false, recursive: false, noHook: true });
    }
    return result;
  }

  #mayOverwrite(): Promise<boolean> {
    return foundry.applications.api.DialogV2.confirm({
      window: { title: text("Adventure.Import") },
      content: h("p", {}, text("Adventure.Overwrite")).outerHTML,
      rejectClose: false,
    }) as Promise<boolean>;
  }
}

import type { ModifyRequest, ModifyResponse } from "../../common/protocol.js";
import type { Data, Value } from "../../common/types.js";
import { deepClone, expandObject } from "../../common/utils/clone.js";
import { operatorsToKeys } from "../../common/utils/operators.js";
import { applyResponse } from "./apply.js";
import { callHook, currentUser } from "./hooks.js";
import { address, splitOperation, type SplitOperation } from "./operation.js";
import { isSynthetic, updateSynthetic } from "./synthetic.js";
import { findDocument } from "./targets.js";

/** Where requests go: the socket, or a stand-in of the tests. */
export interface DatabaseBackend {
  request(request: ModifyRequest): Promise<ModifyResponse>;
}

interface Pending {
  document: Value;
  data: Data;
}

/** Creates, updates and deletes documents: the client's half of a document's life. */
export class ClientDatabase {
  backend: DatabaseBackend | null = null;

  async create(cls: Value, operation: Data): Promise<Value[]> {
    const split = splitOperation(operation, { renderSheet: false });
    if (cls.documentName === "Actor" && split.parent?.documentName === "Token") {
      throw new Error("The actor of an unlinked token cannot be created by itself");
    }
    const pending = (operation.data as Value[]).map((raw) => this.#build(cls, raw, split));
    const allowed = await this.#ask("Create", pending, split, (document, data) => [document, data]);
    const documents = allowed.map(({ document }) => document as unknown);
    const sources = (): Data[] => documents.map((document: Value) => wireForm(document.toObject()) as Data);
    if (!(await this.#lastCheck(cls, "_preCreateOperation", documents, split, { data: sources() }))) return [];
    const data = sources();
    return this.#send(cls, "create", { data }, split);
  }

  #build(cls: Value, raw: Value, { parent, pack, options }: SplitOperation): Pending {
    const source: Data = typeof raw?.toObject === "function" ? (raw.toObject() as Data) : deepClone(raw as Data);
    const data = expandObject(source);
    if (!options.keepId) delete data._id;
    return { document: new cls(data, { parent, pack, parentCollection: collectionName(cls, parent) }), data };
  }

  async update(cls: Value, operation: Data): Promise<Value[]> {
    const split = splitOperation(operation, { diff: true, recursive: true });
    if (isSynthetic(cls, split.parent)) return updateSynthetic(this, operation, split);
    const pending: Pending[] = [];
    for (const update of operation.updates as Data[]) {
      const document = await findDocument(cls, update._id as string, split);
      const data = changesOf(document, update, split.options);
      if (data) pending.push({ document, data });
    }
    return this.#send(cls, "update", { updates: await this.confirmUpdates(cls, pending, split) }, split);
  }

  /** Asks documents and hooks about their changes; what remains, in wire form. */
  async confirmUpdates(cls: Value, pending: Pending[], split: SplitOperation): Promise<Data[]> {
    const asked = await this.#ask("Update", pending, split, (document, data) => [document, data]);
    const allowed = asked.filter(({ data }) => !split.options.diff || Object.keys(data).some((key) => key !== "_id"));
    const documents = allowed.map(({ document }) => document as unknown);
    const updates = allowed.map(({ data }) => data);
    if (!(await this.#lastCheck(cls, "_preUpdateOperation", documents, split, { updates }))) return [];
    return allowed.map(({ data }) => wireForm(data) as Data);
  }

  async delete(cls: Value, operation: Data): Promise<Value[]> {
    const split = splitOperation(operation);
    if (isSynthetic(cls, split.parent)) {
      const { delta } = split.parent;
      await delta.restore();
      return [split.parent.actor];
    }
    const ids = split.options.deleteAll ? allIds(cls, split) : (operation.ids as string[]);
    const pending: Pending[] = [];
    for (const id of ids) pending.push({ document: await findDocument(cls, id, split, { invalid: true }), data: {} });
    const allowed = await this.#ask("Delete", pending, split, (document) => [document]);
    const documents = allowed.map(({ document }) => document as unknown);
    const going = documents.map((document: Value) => document.id as string);
    if (!(await this.#lastCheck(cls, "_preDeleteOperation", documents, split, { ids: going }))) return [];
    delete split.options.deleteAll;
    return this.#send(cls, "delete", { ids: going }, split);
  }

  async get(cls: Value, id: string, operation: Data): Promise<Value> {
    return findDocument(cls, id, splitOperation(operation), { optional: true });
  }

  /** The cancellable steps of each document: its own method, then the hook. */
  async #ask(
    step: "Create" | "Update" | "Delete",
    pending: Pending[],
    { noHook, options }: SplitOperation,
    hookArguments: (document: Value, data: Data) => unknown[],
  ): Promise<Pending[]> {
    const allowed: Pending[] = [];
    const user = currentUser();
    for (const { document, data } of pending) {
      const args = step === "Delete" ? [options, user] : [data, options, user];
      if ((await document[`_pre${step}`](...args)) === false) continue;
      const hook = `pre${step}${document.documentName}`;
      if (!noHook && !callHook(hook, ...hookArguments(document, data), options, user?.id)) continue;
      allowed.push({ document, data });
    }
    return allowed;
  }

  async #lastCheck(
    cls: Value,
    step: string,
    documents: unknown[],
    split: SplitOperation,
    content: Data,
  ): Promise<boolean> {
    if (!documents.length) return false;
    const fixed: Data = { ...content, parent: split.parent as unknown, pack: split.pack };
    const operation: Data = { ...split.options, ...fixed };
    const answer: unknown = await cls[step](documents, operation, currentUser());
    for (const [key, value] of Object.entries(operation)) {
      if (!Object.hasOwn(fixed, key)) split.options[key] = value as unknown;
    }
    return answer !== false;
  }

  async #send(cls: Value, action: ModifyRequest["action"], content: Data, split: SplitOperation): Promise<Value[]> {
    if (!Object.values(content).some((list: unknown[]) => list.length)) return [];
    const operation = { ...split.options, ...content, ...address(split) };
    return this.send({ type: cls.documentName as string, action, operation });
  }

  /** Sends a request and applies its answer here. */
  async send(request: ModifyRequest): Promise<Value[]> {
    if (!this.backend) throw new Error("There is no connection to a database");
    return this.applyResponse(await this.backend.request(request), true);
  }

  /** Applies what the server did to this client's documents; returns them. */
  applyResponse(response: ModifyResponse, local = false): Value[] {
    return applyResponse(response, local);
  }
}

/** The changes of an update that make a difference, or nothing. */
export function changesOf(document: Value, update: Data, options: Data): Data | null {
  const changes = expandObject(deepClone(update));
  delete changes._id;
  const difference = document.updateSource(changes, { dryRun: true, recursive: options.recursive }) as Data;
  if (!options.diff) return { ...changes, _id: document.id as unknown };
  return Object.keys(difference).length ? { ...difference, _id: document.id as unknown } : null;
}

function collectionName(cls: Value, parent: Value): string | null {
  return (parent?.constructor.getCollectionName(cls.documentName) ?? null) as string | null;
}

function allIds(cls: Value, { parent, pack }: SplitOperation): string[] {
  if (parent) return [...parent.getEmbeddedCollection(cls.documentName).keys()] as string[];
  if (pack) return [...game.packs.get(pack).index.keys()] as string[];
  return [...game.collections.get(cls.documentName).keys()] as string[];
}

/** Data as they travel: special keys instead of operators, arrays instead of Sets, sources instead of models. */
function wireForm(value: Value): Value {
  const plain: Value = operatorsToKeys(value);
  return JSON.parse(
    JSON.stringify(plain, (_key, inner: unknown) => (inner instanceof Set ? [...(inner as Set<unknown>)] : inner)),
  ) as unknown;
}

export const database = new ClientDatabase();

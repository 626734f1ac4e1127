import { diffPlain } from "../../common/data/fields/object-fields.js";
import { generation } from "../../common/generation.js";
import { getDocumentClass } from "../../common/host.js";
import type { ModifyResponse } from "../../common/protocol.js";
import type { Data, Value } from "../../common/types.js";
import { keysToOperators } from "../../common/utils/operators.js";
import { resolveUuid } from "../documents/uuid.js";
import { attempt, callAllHooks, reportError } from "./hooks.js";
import { splitOperation } from "./operation.js";
import { applyDelta, removeChild, storeChild, syntheticRoot } from "./synthetic.js";
import { collectionFor, redraw } from "./targets.js";

/** What a delta is like when it says nothing. */
const BLANK_DELTA: Data = {
  name: null,
  type: null,
  img: null,
  system: {},
  items: [],
  effects: [],
  ownership: null,
  flags: {},
};

interface Batch {
  cls: Value;
  name: string;
  parent: Value;
  pack: string | null;
  collection: Value;
  options: Data;
  userId: string;
  synthetic: Value;
}

/** Applies what the server did: changes the local documents, then runs callbacks, hooks and redraws. */
export function applyResponse(response: ModifyResponse, _local: boolean): Value[] {
  const { type, action, operation, userId, result } = response;
  const { options } = splitOperation(operation, { render: true });
  const pack = operation.pack ?? null;
  const parent: Value = operation.parentUuid ? resolveUuid(operation.parentUuid) : null;
  if (operation.parentUuid && !parent) {
    // Children of a document of a pack that is not loaded here: there is nothing to keep in step.
    if (!pack) reportError(`${type} ${action}`, new Error(`The parent ${operation.parentUuid} is not known`));
    return [];
  }
  if (type === "ActorDelta" && action === "delete")
    return applyToDelta(parent, [BLANK_DELTA], { ...options, recursive: false }, userId);
  if (type === "ActorDelta") return applyToDelta(parent, result as Data[], options, userId);
  const collection = collectionFor(type, parent, pack);
  const cls: Value = getDocumentClass(type);
  const synthetic: Value = syntheticRoot(parent);
  const batch: Batch = { cls, name: type, parent, pack, collection, options, userId, synthetic };
  if (action === "create") return applyCreate(batch, result as Data[]);
  if (action === "update") return applyUpdate(batch, result as Data[]);
  return action === "delete" ? applyDelete(batch, result as string[]) : [];
}

function applyToDelta(token: Value, changes: Data[], options: Data, userId: string): Value[] {
  const documents = applyDelta(token, changes, options, userId);
  if (options.render !== false) redraw(token.actor ?? token, {});
  return documents;
}

function applyCreate(batch: Batch, sources: Data[]): Value[] {
  const { collection, parent, options, userId, name } = batch;
  const documents: Value[] = [];
  for (const source of sources) {
    const document: Value = collection.createFromSource(source);
    if (!document) continue;
    collection.set(document.id, document);
    if (batch.synthetic) storeChild(batch.synthetic, document);
    documents.push(document);
  }
  prepareParent(parent);
  for (const document of documents) {
    const data = document.toObject() as Data;
    attempt(`${name}#_onCreate`, () => document._onCreate(data, options, userId));
    callAllHooks(`create${name}`, document, options, userId);
  }
  finish(batch, "Create", documents, sources);
  if (options.renderSheet && userId === game.userId) documents[0]?.sheet?.render(true);
  return documents;
}

function applyUpdate(batch: Batch, results: Data[]): Value[] {
  const { collection, parent, options, userId, name, pack } = batch;
  const documents: Value[] = [];
  const changes: Data[] = [];
  for (const result of results) {
    const document: Value = collection.get(result._id) ?? collection.repair?.(result);
    if (pack && !parent) collection.indexDocument?.(result);
    if (!document) continue;
    changes.push(change(document, result, batch));
    documents.push(document);
  }
  prepareParent(parent);
  documents.forEach((document, index) => {
    const changed = changes[index] as Data;
    attempt(`${name}#_onUpdate`, () => document._onUpdate(changed, options, userId));
    callAllHooks(`update${name}`, document, changed, options, userId);
  });
  finish(batch, "Update", documents, changes);
  return documents;
}

/** Applies one result to its document; what has changed, as callbacks see it. */
function change(document: Value, result: Data, { options, synthetic }: Batch): Data {
  const { _id, ...changed } = result;
  if (!synthetic) {
    document.updateSource(changed, { recursive: options.recursive, fallback: true });
    return { ...(generation() >= 14 ? (keysToOperators(changed) as Data) : changed), _id: _id as unknown };
  }
  // The server answers with whole children of a synthetic actor.
  const difference = (diffPlain(document.toObject(), { ...document.toObject(), ...changed }) ?? {}) as Data;
  document.updateSource(changed, { recursive: false, fallback: true });
  storeChild(synthetic, document);
  return { ...(generation() >= 14 ? (keysToOperators(difference) as Data) : difference), _id: _id as unknown };
}

function applyDelete(batch: Batch, ids: string[]): Value[] {
  const { collection, parent, options, userId, name } = batch;
  const documents: Value[] = [];
  for (const id of ids) {
    const document: Value = collection.get(id, { invalid: true });
    collection.delete(id);
    if (batch.synthetic) afterDelete(batch, id);
    if (document) documents.push(document);
  }
  prepareParent(parent);
  for (const document of documents) {
    attempt(`${name}#_onDelete`, () => document._onDelete(options, userId));
    callAllHooks(`delete${name}`, document, options, userId);
  }
  finish(batch, "Delete", documents, ids);
  return documents;
}

function afterDelete({ synthetic, parent, collection }: Batch, id: string): void {
  if (parent === synthetic) removeChild(synthetic, collection.name as string, id);
  else storeChild(synthetic, parent);
}

/** Values of a parent may depend on its children: it and its own parents are prepared anew. */
function prepareParent(parent: Value): void {
  if (!parent) return;
  const owner: Value = parent.documentName === "Item" && parent.parent ? parent.parent : parent;
  owner.resetAfterChildren?.();
}

function finish(batch: Batch, step: "Create" | "Update" | "Delete", documents: Value[], changes: unknown[]): void {
  const { cls, parent, options, userId, collection, pack, name } = batch;
  const user: Value = game.users?.get(userId);
  const operation = { ...options, parent: parent as unknown, pack };
  attempt(`${name}._on${step}Operation`, () => cls[`_on${step}Operation`](documents, operation, user) as unknown);
  for (let node: Value = parent; node; node = node.parent) {
    const method = `_on${step}DescendantDocuments`;
    attempt(method, () => node[method]?.(parent, collection.name, documents, changes, options, userId) as unknown);
  }
  followBaseActor(batch, documents, step === "Update" ? (changes as Data[]) : []);
  if (options.render === false) return;
  const context = { renderContext: `${step.toLowerCase()}${name}`, renderData: changes };
  if (parent) redraw(parent, context);
  for (const document of documents) if (step === "Update") document.render?.(false, context);
  collection.render?.(false, context);
}

/** Unlinked tokens follow what they inherit. */
function followBaseActor({ parent, name, pack, options }: Batch, documents: Value[], changes: Data[]): void {
  if (pack) return;
  const own = name === "Actor";
  (own ? documents : [actorAbove(parent)]).forEach((actor, index) => {
    if (actor && !actor.isToken) actor.updateDependentTokens?.(own ? changes[index] : {}, options);
  });
}

function actorAbove(document: Value): Value {
  for (let node: Value = document; node; node = node.parent) if (node.documentName === "Actor") return node as unknown;
  return null;
}

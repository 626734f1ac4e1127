import type { Data, Value } from "../../common/types.js";
import { deepClone } from "../../common/utils/clone.js";
import { callAllHooks, attempt } from "./hooks.js";
import type { ClientDatabase } from "./client-database.js";
import type { SplitOperation } from "./operation.js";
import { changesOf } from "./client-database.js";

/** Is the document meant the actor of an unlinked token? */
export function isSynthetic(cls: Value, parent: Value): boolean {
  return cls.documentName === "Actor" && parent?.documentName === "Token";
}

/** The synthetic actor that a document belongs to, if any. */
export function syntheticRoot(document: Value): Value {
  for (let node: Value = document; node; node = node.parent) {
    if (node.documentName === "Actor") return node.parent?.documentName === "Token" ? (node as unknown) : null;
  }
  return null;
}

/** Updates a synthetic actor: its own callbacks and hooks first, then the differences go to the token's delta. */
export async function updateSynthetic(
  database: ClientDatabase,
  operation: Data,
  split: SplitOperation,
): Promise<Value[]> {
  const token: Value = split.parent;
  const actor: Value = token.actor;
  if (!actor) throw new Error(`${token.uuid as string} has no actor`);
  const [update] = operation.updates as Data[];
  const { items, effects, ...own } = update as Data;
  await updateChildren(actor, { Item: items as unknown, ActiveEffect: effects as unknown }, split.options);
  const data = changesOf(actor, own, split.options);
  if (!data) return [];
  const [changes] = await database.confirmUpdates(actor.constructor, [{ document: actor, data }], split);
  if (!changes) return [];
  const updates = [{ ...changes, _id: token.delta.id as string }];
  await database.send({
    type: "ActorDelta",
    action: "update",
    operation: { ...split.options, updates, parentUuid: token.uuid as string, pack: null },
  });
  return [actor];
}

/** Children sent along with the actor's own data are changed one kind at a time. */
async function updateChildren(actor: Value, lists: Record<string, Value>, options: Data): Promise<void> {
  for (const [name, list] of Object.entries(lists)) {
    if (!Array.isArray(list)) continue;
    const known = actor.getEmbeddedCollection(name) as Value;
    const [fresh, changed] = (list as Data[]).partition((entry) => known.has(entry._id));
    if (changed.length) await actor.updateEmbeddedDocuments(name, changed, options);
    if (fresh.length) await actor.createEmbeddedDocuments(name, fresh, options);
  }
}

/** Applies a stored change of a delta: the synthetic actor is merged anew and told about it. */
export function applyDelta(token: Value, changes: Data[], options: Data, userId: string): Value[] {
  const { delta } = token;
  const existing: Value = token.actor;
  for (const result of changes) {
    const change = { ...result };
    delete change._id;
    const difference = delta.updateSource(change, { recursive: options.recursive, fallback: true }) as Data;
    attempt("ActorDelta#_onUpdate", () => delta._onUpdate(difference, options, userId));
    callAllHooks("updateActorDelta", delta, difference, options, userId);
    if (!existing) continue;
    delta.updateSyntheticActor();
    const changed = { ...difference, _id: existing.id as unknown };
    attempt("Actor#_onUpdate", () => existing._onUpdate(changed, options, userId));
    callAllHooks("updateActor", existing, changed, options, userId);
  }
  return [delta];
}

/** Stores in the delta what has become of a child of a synthetic actor. */
export function storeChild(actor: Value, child: Value): void {
  let direct: Value = child;
  while (direct && direct.parent !== actor) direct = direct.parent;
  if (!direct) return;
  const collection: Value = actor.token.delta.collections[direct.parentCollection];
  collection?.store(deepClone(direct.toObject()));
}

/** Stores in the delta that a direct child of a synthetic actor is gone. */
export function removeChild(actor: Value, collectionName: string, id: string): void {
  const inherited = actor.token.baseActor?.[collectionName]?.has(id) === true;
  actor.token.delta.collections[collectionName]?.remove(id, inherited);
}

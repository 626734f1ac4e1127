import type { Action } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import { childOf, isRecord } from "../store/hierarchy.js";
import type { World } from "../world/world.js";
import { authorise } from "./authorise.js";
import { applyChanges, seal, type Changed } from "./change.js";
import type { Context } from "./context.js";
import type { Plan } from "./modify.js";
import { prepareNew } from "./prepare.js";
import { addChild, deltaOf, findChild, findTarget, lastOf, materialise, removeChild, type Target } from "./target.js";

const planFor = (target: Target): Plan => ({
  collection: target.root.name,
  changes: new Map([[target.rootId, target.draft]]),
  result: [],
});

/** A plan that changed nothing writes nothing. */
const settle = (plan: Plan): Plan => (plan.result.length ? plan : { ...plan, changes: new Map() });

/** Plans an operation on the children of a document, inherited children of an unlinked token's actor included. */
export function modifyEmbedded(world: World, context: Context, uuid: string, type: string, action: Action): Plan {
  const target = findTarget(world, uuid);
  const parent = lastOf(target.links);
  const child = childOf(parent.kind, type);
  if (!child || child.single) throw new Refusal(`A ${parent.kind.name} holds no ${type}`);
  const plan = planFor(target);
  const { kind, key } = child;
  const missing = (id: string): Refusal => new Refusal(`${type} ${id} does not exist in ${uuid}`);

  const create = (data: Data): void => {
    const source = prepareNew(context, kind, data, context.operation.keepId === true);
    if (findChild(parent, key, source._id)) throw new Refusal(`${type} ${source._id} exists already in ${uuid}`);
    authorise(context, "create", kind, source, target.links, data);
    addChild(parent, key, source);
    plan.result.push(source);
  };

  const update = (changes: Data): void => {
    const before = findChild(parent, key, changes._id);
    if (!before) throw missing(changes._id);
    const changed = applyChanges(context, kind, before, changes);
    authorise(context, "update", kind, before, target.links, changed.difference ?? {});
    if (!changed.difference) return;
    const difference = seal(context, kind, before, changed, changes);
    replace(materialise(parent, key, changes._id), changed);
    // In a delta the whole child is stored, and told: clients may not have a copy of their own yet.
    plan.result.push(isInDelta(target) ? structuredClone(changed.after) : difference);
  };

  const remove = (id: string): void => {
    const source = findChild(parent, key, id);
    if (!source) throw missing(id);
    authorise(context, "delete", kind, source, target.links, {});
    removeChild(parent, key, id);
    plan.result.push(id);
  };

  const { data = [], updates = [], ids = [], deleteAll } = context.operation;
  if (action === "create") data.forEach(create);
  else if (action === "update") updates.forEach(update);
  else new Set(deleteAll ? allIds(target, key) : ids).forEach(remove);
  if (type === "Combatant" && plan.result.length) moveTurn(context, target);
  return settle(plan);
}

/** An operation on combatants may say which turn it is in the order that it brings about. */
function moveTurn(context: Context, target: Target): void {
  const { combatTurn: turn } = context.operation;
  if (turn === undefined || turn === null) return;
  const { kind, source } = lastOf(target.links);
  if (!Number.isInteger(turn) || (turn as number) < 0) throw new Refusal("combatTurn must be a turn");
  authorise(context, "update", kind, source, null, { turn });
  source.turn = turn;
}

/** Plans a change of an unlinked token's own actor data, or (delete) the return to its base actor. */
export function modifyDelta(world: World, context: Context, tokenUuid: string, action: Action): Plan {
  if (action === "create") throw new Refusal("A token has its actor already");
  const target = findTarget(world, tokenUuid);
  const token = lastOf(target.links);
  if (token.kind.name !== "Token") throw new Refusal(`A ${token.kind.name} has no delta`);
  const delta = deltaOf(world, token);
  const plan = planFor(target);
  const blank = (): Data => prepareNew(context, delta.kind, { _id: token.source._id }, true);
  if (action === "delete") {
    authorise(context, "update", delta.kind, delta.source, [...target.links, delta], {});
    token.source.delta = blank();
    plan.result.push(delta.source._id);
    return plan;
  }
  for (const changes of context.operation.updates ?? []) {
    const before: Data = token.source.delta;
    const changed = applyChanges(context, delta.kind, before, changes);
    authorise(context, "update", delta.kind, before, [...target.links, delta], changed.difference ?? {});
    if (!changed.difference) continue;
    plan.result.push(seal(context, delta.kind, before, changed, changes));
    token.source.delta = changed.after;
  }
  return settle(plan);
}

const isInDelta = (target: Target): boolean => target.links.some((link) => link.kind.name === "ActorDelta");

function replace(held: Data | undefined, { after }: Changed): void {
  if (!held) throw new Error("what was found can be written");
  for (const key of Object.keys(held)) if (!Object.hasOwn(after, key)) delete held[key];
  Object.assign(held, after);
}

function allIds(target: Target, key: string): string[] {
  const parent = lastOf(target.links);
  const lists: unknown[] = [parent.source[key], parent.inherited?.[key]];
  const entries = lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  const ids = entries.map((entry) => (isRecord(entry) ? entry._id : null)).filter((id) => typeof id === "string");
  return ids.filter((id) => findChild(parent, key, id));
}

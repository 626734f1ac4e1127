import type { Action } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import type { Kind } from "../store/hierarchy.js";
import type { World } from "../world/world.js";
import { authorise } from "./authorise.js";
import { applyChanges, seal } from "./change.js";
import type { Context } from "./context.js";
import { checkIntegrity } from "./integrity.js";
import type { Plan } from "./modify.js";
import { prepareNew } from "./prepare.js";

/** Plans an operation on documents that stand on their own. */
export function modifyPrimary(world: World, context: Context, kind: Kind, action: Action): Plan {
  const plan: Plan = { collection: kind.name, changes: new Map(), result: [] };
  if (action === "create") create(world, context, kind, plan);
  else if (action === "update") update(world, context, kind, plan);
  else remove(world, context, kind, plan);
  return plan;
}

function create(world: World, context: Context, kind: Kind, plan: Plan): void {
  for (const data of context.operation.data ?? []) {
    const source = prepareNew(context, kind, data, context.operation.keepId === true);
    if (world.store.get(kind.name, source._id) || plan.changes.has(source._id)) {
      throw new Refusal(`${kind.name} ${source._id} exists already`);
    }
    authorise(context, "create", kind, source, null, data);
    checkIntegrity(world, kind, source);
    plan.changes.set(source._id, source);
    plan.result.push(source);
  }
}

function update(world: World, context: Context, kind: Kind, plan: Plan): void {
  for (const changes of context.operation.updates ?? []) {
    const before = plan.changes.get(changes._id) ?? existing(world, kind, changes._id);
    const changed = applyChanges(context, kind, before, changes);
    if (!changed.difference) {
      authorise(context, "update", kind, before, null, {});
      continue;
    }
    authorise(context, "update", kind, before, null, changed.difference);
    checkIntegrity(world, kind, changed.after);
    plan.result.push(seal(context, kind, before, changed, changes));
    plan.changes.set(before._id, changed.after);
  }
}

function remove(world: World, context: Context, kind: Kind, plan: Plan): void {
  const ids = context.operation.deleteAll ? world.store.all(kind.name).map((source) => source._id as string) : null;
  for (const id of new Set(ids ?? context.operation.ids)) {
    authorise(context, "delete", kind, existing(world, kind, id), null, {});
    plan.changes.set(id, null);
    plan.result.push(id);
  }
}

function existing(world: World, kind: Kind, id: string): Data {
  const source = world.store.get(kind.name, id);
  if (!source) throw new Refusal(`${kind.name} ${id} does not exist`);
  return source;
}

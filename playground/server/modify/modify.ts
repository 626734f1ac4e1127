import type { ModifyRequest, ModifyResponse } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import { primaryKind } from "../store/hierarchy.js";
import type { World } from "../world/world.js";
import type { Context } from "./context.js";
import { modifyDelta, modifyEmbedded } from "./embedded.js";
import { getDocuments } from "./get.js";
import { bindHost } from "./models.js";
import { modifyPrimary } from "./primary.js";
import { readRequest } from "./request.js";

/** An operation that was carried out, and the primary documents it touched as they were and as they are. */
export interface Change {
  response: ModifyResponse;
  before: ReadonlyMap<string, Data>;
  after: ReadonlyMap<string, Data>;
}

/** What an operation comes to: new states of documents of one collection (null: deleted), and what to tell the clients. */
export interface Plan {
  /** The document name of the primary collection. */
  collection: string;
  changes: Map<string, Data | null>;
  result: (Data | string)[];
}

/**
 * Carries out one operation, all of it or nothing: everything is checked on copies, then written in one batch.
 * Between the check and the end of the writing nothing else runs: the caller queues.
 */
export async function modify(world: World, user: Data, given: unknown): Promise<Change> {
  const request = withDeltaType(readRequest(given));
  if (request.action === "get") {
    const result = getDocuments(world, user, request);
    return { response: respond(user, request, result), before: new Map(), after: new Map() };
  }
  if (request.operation.pack) throw new Refusal(`The compendium ${request.operation.pack} is locked`);
  bindHost(world);
  const plan = planOf(world, { world, user, operation: request.operation }, request);
  const database = world.store.database(plan.collection);
  const before = new Map<string, Data>();
  const after = new Map<string, Data>();
  for (const [id, next] of plan.changes) {
    const current = database.documents.get(id);
    if (current) before.set(id, current);
    if (next) after.set(id, next);
  }
  await database.commit(plan.changes);
  return { response: respond(user, request, plan.result), before, after };
}

function planOf(world: World, context: Context, request: ModifyRequest): Plan {
  const { parentUuid } = request.operation;
  if (!parentUuid) {
    const kind = primaryKind(request.type);
    if (!kind || kind.name !== request.type) throw new Refusal(`A world keeps no ${request.type} on its own`);
    return modifyPrimary(world, context, kind, request.action);
  }
  if (request.type === "ActorDelta") return modifyDelta(world, context, parentUuid, request.action);
  return modifyEmbedded(world, context, parentUuid, request.type, request.action);
}

/** The actor of a token is its delta. */
function withDeltaType(request: ModifyRequest): ModifyRequest {
  const isOfToken = /^Scene\.[^.]+\.Token\.[^.]+$/.test(request.operation.parentUuid ?? "");
  return isOfToken && request.type === "Actor" ? { ...request, type: "ActorDelta" } : request;
}

/** The answer: what the request carried is left out, the result says it all. */
function respond(user: Data, { type, action, operation }: ModifyRequest, result: (Data | string)[]): ModifyResponse {
  const rest = Object.fromEntries(
    Object.entries(operation).filter(([key]) => !["data", "updates", "ids", "query"].includes(key)),
  );
  return { type, action, operation: rest, userId: user._id, result };
}

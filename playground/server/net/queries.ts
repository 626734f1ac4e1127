import type { Socket } from "socket.io";
import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import { userCan } from "../modify/models.js";
import { isRecord } from "../store/hierarchy.js";
import type { World } from "../world/world.js";
import { checkPayload } from "./limits.js";

const DEFAULT_TIMEOUT_MS = 30_000;
const MAX_TIMEOUT_MS = 600_000;

/** Carries a question to one window of a user, and its answer back as it is. */
export async function relayQuery(
  sender: Data,
  query: unknown,
  world: World,
  socketsOf: (userId: string) => Socket[],
): Promise<unknown> {
  if (!isRecord(query) || typeof query.userId !== "string" || typeof query.name !== "string") {
    throw new Refusal("A query wants userId and name");
  }
  if (!userCan(world, sender, "QUERY_USER")) {
    throw new Refusal(`User ${sender.name} lacks permission to query other users`);
  }
  const target = world.store.get("User", query.userId);
  const socket = target && socketsOf(query.userId).at(-1);
  if (!target || !socket) throw new Refusal(`User ${target?.name ?? query.userId} is not connected`);
  const { name, data, timeout } = query;
  const limit = typeof timeout === "number" && timeout > 0 ? Math.min(timeout, MAX_TIMEOUT_MS) : DEFAULT_TIMEOUT_MS;
  let answer: unknown;
  try {
    answer = await socket.timeout(limit).emitWithAck("userQuery", { userId: sender._id, name, data, timeout: limit });
  } catch {
    throw new Refusal(`User ${target.name} did not answer the query ${name} in time`);
  }
  checkPayload(answer);
  return answer;
}

import type { UserQuery } from "../../common/protocol.js";
import type { Value } from "../../common/types.js";

/** Runs a query on a user's client: here when that is this one, over the connection otherwise. */
export async function ask(
  user: Value,
  name: string,
  data: unknown,
  { timeout }: { timeout?: number },
): Promise<unknown> {
  const handler: Value = CONFIG.queries?.[name];
  if (typeof handler !== "function") throw new Error(`The query "${name}" is not registered`);
  if (!game.user?.can("QUERY_USER")) throw new Error("You do not have permission to query other users");
  if (user.isSelf) return (await handler(data, { timeout })) as unknown;
  if (!user.active) throw new Error(`User ${user.name as string} is not connected`);
  const query: UserQuery = { userId: user.id as string, name, data, timeout };
  const { result } = await game.connection.request<{ result?: unknown }>("userQuery", query, timeout);
  return result;
}

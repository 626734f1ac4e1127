import type { Operation } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import type { World } from "../world/world.js";

/** Who does what in which world; the user is null while the world itself is being made. */
export interface Context {
  world: Pick<World, "release" | "system" | "paused">;
  user: Data | null;
  operation: Operation;
}

export const isKeeper = (context: Context): boolean => !context.user || context.user.role >= 3;

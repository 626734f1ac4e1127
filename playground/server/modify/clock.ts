import type { ModifyRequest } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { isRecord } from "../store/hierarchy.js";
import type { World } from "../world/world.js";
import { modify, type Change } from "./modify.js";

const CLOCK = "core.time";
const LONGEST = 366 * 86_400;

/** Moves the world's clock by what a change of a fight took, whoever ended the turn; `null` when it took no time. */
export async function moveClock(world: World, user: Data, { response, after }: Change): Promise<Change | null> {
  if (response.type !== "Combat" || response.action !== "update" || after.size === 0) return null;
  const seconds = secondsOf(response.operation);
  if (seconds === 0) return null;
  const row = world.store.all("Setting").find(({ key, user: owner }) => key === CLOCK && !owner);
  const value = JSON.stringify((Number(row ? JSON.parse(String(row.value)) : 0) || 0) + seconds);
  const request: ModifyRequest = row
    ? { type: "Setting", action: "update", operation: { updates: [{ _id: row._id, value }] } }
    : { type: "Setting", action: "create", operation: { data: [{ key: CLOCK, value, user: null }] } };
  return modify(world, { ...user, role: 4 }, request); // players end their turns, and may set nothing else
}

/** Generation 13 says `advanceTime`, 14 `worldTime.delta`. */
function secondsOf({ advanceTime, worldTime }: Data): number {
  const delta: unknown = isRecord(worldTime) ? worldTime.delta : advanceTime;
  return typeof delta === "number" && Math.abs(delta) <= LONGEST ? delta : 0;
}

import { readsAsKeeper } from "../../../../core/world/reader.js";
import { warpOptions } from "../../data/options.js";

/** WP-10 — how much of the keeper's people a reader may see: dice, totals, or what comes of it. */
export type Sight = "full" | "total" | "outcome";

/** WP-10 — how much this reader may see of one side. */
export function sightOf(keepers: boolean): Sight {
  return !keepers || readsAsKeeper() ? "full" : warpOptions().npcRolls;
}

import { warpOptions } from "../options.js";
import type { WarpActor } from "./warp-actor.js";

/** WP-59 — whether somebody has still to say whether they cling to life: whoever does is in a critical state. */
export function isAtDeathsDoor({ hp: { status, critical } }: WarpActor): boolean {
  return warpOptions().deathChoice && status === "dying" && !critical;
}

import type { MovementBand, Pace } from "../../../core/world/movement.js";
import { PACES } from "../rules/time.js";
import { WarpActor } from "./actors/warp-actor.js";

/** WP-45 — how each pace looks: what anybody keeps up, what costs breath, and what is out of reach most of the time. */
const LOOKS: Readonly<Record<keyof typeof PACES, Pace>> = {
  ...{ walk: "easy", brisk: "easy", jog: "effort", distanceRun: "effort", fastRun: "effort", sprint: "most" },
};

/** WP-45, WP-130 — how far somebody gets on foot in a turn; whoever is paralysed gets nowhere. */
export function movementOf({ system }: Actor, way: string): readonly MovementBand[] | null {
  if (!(system instanceof WarpActor) || way !== "walk") return null;
  if (system.spellbound.paralysis) return [];
  return Object.entries(PACES).map(([id, { kmh, metresPerTurn }]) => ({
    metres: metresPerTurn,
    name: { key: "GARDIEN.WARP.PACE.named", data: { pace: { key: `GARDIEN.WARP.PACE.${id}` }, kmh } },
    pace: LOOKS[id as keyof typeof PACES],
  }));
}

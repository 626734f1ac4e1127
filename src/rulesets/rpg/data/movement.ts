import type { MovementBand } from "../../../core/world/movement.js";
import { crawling, stridesOf, type Stride } from "../rules/body/movement.js";
import { RpgActor } from "./actors/rpg-actor.js";
import { rpgOptions } from "./options.js";

/** RP-28, RP-61 — how far somebody gets in a round on foot, or on hands and knees; of other ways the rules tell nothing. */
export function movementOf({ system }: Actor, way: string): readonly MovementBand[] | null {
  const figures: unknown = system;
  if (!(figures instanceof RpgActor)) return null;
  const { move } = figures.capacities;
  if (way === "crawl") return crawling(move).map(banded);
  return way === "walk" ? stridesOf(figures.move.value, move).map(banded) : null;
}

/** RP-40 — where the table makes moving cost an action, its name says so. */
function banded({ id, metres }: Stride): MovementBand {
  const stride = { key: `GARDIEN.RPG.STRIDE.${id}` };
  const name = rpgOptions().movementCostsAction ? { key: "GARDIEN.RPG.STRIDE.action", data: { stride } } : stride;
  return { metres, name, pace: id === "run" ? "effort" : "easy" };
}

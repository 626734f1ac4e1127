import { GbCreature } from "../../data/actors/creature.js";
import type { GbActor } from "../../data/actors/gb-actor.js";
import type { Pool } from "./pools-view.js";

/** The points of a pool as they stand. */
export function poolOf(model: GbActor, pool: Pool): { readonly value: number; readonly max: number } {
  if (pool !== "hp") return model[pool];
  return model instanceof GbCreature ? model.hp : model.pv;
}

import type { MovementBand, Pace } from "../../../core/world/movement.js";
import { GAITS, movesIn, SIMPLE, stridesOf, type Gait, type Stride } from "../rules/fight/movement.js";
import { D20d100Actor } from "./actors/d20d100-actor.js";
import { D20d100Adversary } from "./actors/adversary.js";

const LOOKS: Readonly<Record<Stride["id"], Pace>> = { simple: "easy", twice: "effort", complex: "effort", run: "most" };

const isGait = (way: string): way is Gait => GAITS.some((gait) => gait === way);

/** DD-122, DD-123 — how far somebody gets in a round, as it is; an adversary by its own line. */
export function movementOf({ system }: Actor, way: string): readonly MovementBand[] | null {
  const figures: unknown = system;
  if (!(figures instanceof D20d100Actor) || !isGait(way)) return null;
  const metres = simpleOf(figures, way);
  if (metres === 0) return null;
  if (figures.states.immobilised) return []; // DD-138
  return stridesOf(way, metres, figures.acting).map(({ id, metres: reach }) => ({
    metres: reach,
    name: {
      key: `GARDIEN.D20D100.STRIDE.${id}`,
      data: { gait: { key: `GARDIEN.D20D100.STRIDE.gait.${way}` } },
    },
    pace: LOOKS[id],
  }));
}

/** Metres of a simple action; anybody climbs (DD-122). */
function simpleOf(figures: D20d100Actor, gait: Gait): number {
  if (!(figures instanceof D20d100Adversary)) return SIMPLE[gait];
  const own = movesIn(figures.move)[gait];
  return own === 0 && gait === "climb" ? SIMPLE.climb : own;
}

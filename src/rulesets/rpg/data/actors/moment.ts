import { nullable, record, whole, type Shape } from "../../../../core/shape/shape.js";
import { roundOf } from "../../../../core/fight/state/fight-of.js";
import type { Moment } from "../../rules/body/spans.js";

/** Before a world is open, and in tools, there is neither a fight nor any time. */
const NOWHERE: Moment = { round: null, worldTime: 0 };

/** RP-61 — now, for an actor: the round of the fight it is in, and the second of the story. */
export function momentOf(actor: Actor | null): Moment {
  const world: Partial<typeof game> | undefined = typeof game === "undefined" ? undefined : game;
  if (!actor || !world?.combats || !world.time) return NOWHERE;
  return { round: roundOf(actor), worldTime: world.time.worldTime };
}

/** RP-61 — a moment as an outcome keeps it. */
export const MOMENT: Shape<Moment> = record({ round: nullable(whole), worldTime: whole });

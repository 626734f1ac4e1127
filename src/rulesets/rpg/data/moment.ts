import { object, whole } from "../../../core/shape/heal.js";
import { roundOf } from "../../../core/fight/state/fight-of.js";
import type { Moment } from "../rules/spans.js";

/** Before a world is open, and in tools, there is neither a fight nor any time. */
const NOWHERE: Moment = { round: null, worldTime: 0 };

/** RP-61 — now, for an actor: the round of the fight it is in, and the second of the story. */
export function momentOf(actor: Actor | null): Moment {
  const world: Partial<typeof game> | undefined = typeof game === "undefined" ? undefined : game;
  if (!actor || !world?.combats || !world.time) return NOWHERE;
  return { round: roundOf(actor), worldTime: world.time.worldTime };
}

/** RP-61 — the moment that an outcome keeps, read back. */
export function readMoment(source: unknown): Moment {
  const { round, worldTime } = object(source);
  return { round: typeof round === "number" ? whole(round) : null, worldTime: whole(worldTime) };
}

import type { Json } from "../../../../core/shape/shape.js";
import { asked } from "../../../../core/data/asked.js";
import { fightOf } from "../../../../core/fight/state/fight-of.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import type { Condition } from "../../rules/body/conditions.js";
import { takesPoints } from "../../rules/body/conditions.js";
import { readConditions } from "../read-conditions.js";

/** RP-61 — a moment as a sheet remembers it: the round of a fight, or without one the second of the story. */
export interface Stamp {
  /** Empty outside a fight. */
  readonly combatId: string;
  readonly round: number;
  readonly worldTime: number;
}

/** RP-61 — now, for somebody. */
export function reckonedNow(actor: Actor): Stamp {
  const fight = fightOf(actor);
  return {
    combatId: fight?.id ?? "",
    round: fight?.round ?? 0,
    worldTime: secondsNow(),
  };
}

/** RP-61 — the same as a sheet holds it; without a second where it was never noted. */
export type Reckoned = Omit<Stamp, "worldTime"> & { readonly worldTime: number | null };

/** RP-61 — up to when points were taken; `null` for a sheet whose conditions came with it. */
export function reckonedOn({ reckoned }: { readonly reckoned: Reckoned }): Stamp | null {
  const { worldTime } = reckoned;
  return worldTime === null ? null : { ...reckoned, worldTime };
}

/**
 * RP-61, RP-86, RP-90 — what to write along with a change of conditions that begins to take points each round: what is
 * taken counts from now, whichever way it has begun.
 */
export function reckoningBegun(
  actor: Actor,
  before: readonly Condition[],
  change: object,
): Readonly<Record<string, Json>> {
  const told = asked(change, "conditions");
  if (told === undefined || takesPoints(before) || !takesPoints(readConditions(told))) return {};
  const { combatId, round, worldTime } = reckonedNow(actor);
  return { "reckoned.combatId": combatId, "reckoned.round": round, "reckoned.worldTime": worldTime };
}

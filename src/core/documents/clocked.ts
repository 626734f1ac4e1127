import { rulesetOf } from "../rulesets.js";
import type { ActorState } from "../ruleset.js";
import { isArbiter } from "../world/world.js";
import { listen } from "../foundry/types/hooks.js";
import type { GardienActor } from "./actor.js";
import { drawAgain, everybody, prepareAgain } from "../foundry/prepare-again.js";

/**
 * States that last for a while begin and end with the clock of the world or of a fight, though nobody is written: every
 * window prepares those anew whose state follows a clock, and the arbiter has their statuses follow.
 */
export function followClocked(): void {
  listen("updateWorldTime", () => prepareClocked(true));
  listen("createCombatant", () => prepareClocked(true));
  listen("updateCombat", (_fight: Combat, change: object) => {
    if ("round" in change) prepareClocked(true);
  });
  // What counted the rounds of a fight that is left is about to be written, and is followed then.
  for (const hook of ["deleteCombat", "deleteCombatant"]) listen(hook, () => prepareClocked(false));
}

function prepareClocked(follow: boolean): void {
  for (const actor of everybody()) {
    if (!rulesetOf(actor.type) || !(actor.system as ActorState).clocked) continue;
    prepareAgain(actor);
    drawAgain(actor);
    if (follow && isArbiter()) (actor as GardienActor).followState();
  }
}

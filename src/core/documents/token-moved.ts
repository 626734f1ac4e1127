import { write } from "../foundry/write.js";
import { rulesetOf } from "../rulesets.js";
import { isArbiter } from "../world/world.js";
import { reportFailure } from "../text/errors.js";
import { listen } from "../foundry/types/hooks.js";

/** What lasts only as long as somebody stays where they are ends as their token moves: the arbiter asks the ruleset. */
export function followMoves(): void {
  listen("updateToken", (token: TokenDocument, changed: object) => {
    if (token.actor && isArbiter() && ("x" in changed || "y" in changed)) void endFor(token.actor, token);
  });
}

async function endFor(actor: Actor, token: TokenDocument): Promise<void> {
  try {
    const moved = await rulesetOf(actor.type)?.moved?.();
    for (const ended of moved?.(actor, token) ?? []) await write(ended.actor, { system: ended.change });
  } catch (error) {
    reportFailure(`move of ${actor.uuid}`, error);
  }
}

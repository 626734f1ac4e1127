import { rulesetOf } from "../rulesets.js";

/** All whom no player owns and who fight, by the rules of one ruleset; outside fights those of the scene in view. */
export function adversariesOf(ruleset: string): readonly Actor[] {
  const fighters = game.combat?.started ? game.combat.turns.filter(({ defeated }) => !defeated) : [];
  const present = fighters.length > 0 ? fighters : [...(game.scenes.viewed?.tokens ?? [])];
  const actors = present.flatMap(({ actor }) =>
    actor && !actor.hasPlayerOwner && rulesetOf(actor.type)?.id === ruleset ? [actor] : [],
  );
  return [...new Set(actors)];
}

import { rulesetOf } from "../../rulesets.js";

/**
 * Returns the reader's actors that may do what a card asks of anybody, the likeliest first: those selected, the victim
 * itself, the user's character, others they own; empty for a user without actors.
 */
export function doersFor(victim: Actor): readonly Actor[] {
  const ruleset = rulesetOf(victim.type);
  const mayAct = (actor: Actor | null): actor is Actor =>
    actor !== null && actor.isOwner && rulesetOf(actor.type) === ruleset;
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).map(({ actor }) => actor) : [];
  return [...new Set([...selected, victim, game.user.character, ...game.actors].filter(mayAct))];
}

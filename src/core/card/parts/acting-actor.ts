import { rulesetOf } from "../../rulesets.js";

/**
 * Who may do what a card asks to be done to somebody, where anybody may, the likeliest first: whom the reader has
 * selected, the victim where the reader plays it, the reader's own character, others of theirs; none where they play nobody.
 */
export function doersFor(victim: Actor): readonly Actor[] {
  const ruleset = rulesetOf(victim.type);
  const mayAct = (actor: Actor | null): actor is Actor =>
    actor !== null && actor.isOwner && rulesetOf(actor.type) === ruleset;
  const selected = canvas.ready ? (canvas.tokens?.controlled ?? []).map(({ actor }) => actor) : [];
  return [...new Set([...selected, victim, game.user.character, ...game.actors].filter(mayAct))];
}

import { fightOf } from "./fight-of.js";
import { othersOf } from "./others.js";
import type { RoundRule } from "./round-rule.js";
import { diceOf, roundState, type RoundState } from "./round-state.js";
import { fightersIn, loadRoundRule, type Fighter } from "./rule-of.js";

/** Whether this user knows what somebody declares: the quick see what the slower prepare, and once people act everybody does. */
export function knowsDeclaration(combat: Combat, rule: RoundRule, state: RoundState, fighter: Fighter): boolean {
  const { id, actor } = fighter;
  if (!state.slowestFirst || actor.isOwner) return true;
  return rule.sees(ownSpeed(combat, rule, state), rule.speed(actor, diceOf(state, id)));
}

/** The same for whoever looks at an actor, and not at the list of its fight. */
export async function knowsIntentOf(actor: Actor): Promise<boolean> {
  const combat = fightOf(actor);
  const rule = combat && (await loadRoundRule(combat));
  const state = combat && roundState(combat);
  const fighter = combat && fightersIn(combat).find((one) => one.actor === actor);
  return !rule || !state || !fighter || knowsDeclaration(combat, rule, state, fighter);
}

/** The speed of the quickest whom this user plays; nobody sees with no one to see through. */
function ownSpeed(combat: Combat, rule: RoundRule, state: RoundState): number {
  const own = fightersIn(combat).filter(({ actor }) => actor.isOwner);
  const others = othersOf(combat).filter(({ actor }) => actor?.isOwner);
  return Math.max(
    -Infinity,
    ...own.map(({ id, actor }) => rule.speed(actor, diceOf(state, id))),
    ...others.map(({ initiative }) => initiative ?? -Infinity),
  );
}

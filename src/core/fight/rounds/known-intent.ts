import { othersOf } from "../order/others.js";
import type { RoundRule } from "../state/round-rule.js";
import { diceOf, type RoundState } from "../state/round-state.js";
import { fightersIn, type Fighter } from "../state/rule-of.js";

/** Whether this user knows what somebody declares: the quick see what the slower prepare, and once people act everybody does. */
export function knowsDeclaration(combat: Combat, rule: RoundRule, state: RoundState, fighter: Fighter): boolean {
  const { id, actor } = fighter;
  if (!state.slowestFirst || actor.isOwner) return true;
  return rule.sees(ownSpeed(combat, rule, state), rule.speed(actor, diceOf(state, id)));
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

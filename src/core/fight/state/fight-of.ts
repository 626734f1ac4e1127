import type { RoundStamp } from "./round-rule.js";

/** The fight that has begun and that an actor is in, whichever one this user looks at; `null` when there is none. */
export function fightOf(actor: Actor | null): Combat | null {
  const fights = [...game.combats].filter(({ started }) => started);
  return fights.find(({ combatants }) => combatants.some((combatant) => combatant.actor === actor)) ?? null;
}

/** The round that a fight is in. */
export function stampOf(combat: Combat): RoundStamp {
  return { combatId: combat.id ?? "", round: combat.round };
}

/** The same of the fight that an actor is in; `null` outside fights. May be asked while it is being prepared, as below. */
export function stampAround(actor: Actor): RoundStamp | null {
  const fight = fightAround(actor);
  return fight && stampOf(fight);
}

/**
 * The round that an actor fights in; `null` outside fights. May be asked while the actor is being prepared: a token whose
 * actor is being made cannot be asked for it yet.
 */
export function roundOf(actor: Actor): number | null {
  return fightAround(actor)?.round ?? null;
}

function fightAround(actor: Actor): Combat | null {
  const mine = ({ token, actorId }: Combatant) =>
    actor.isToken ? token === actor.token : actorId === actor.id && token?.actorLink !== false;
  return [...game.combats].find(({ started, combatants }) => started && combatants.some(mine)) ?? null;
}

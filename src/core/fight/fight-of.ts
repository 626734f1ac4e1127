/** The fight that has begun and that an actor is in, whichever one this user looks at; `null` when there is none. */
export function fightOf(actor: Actor | null): Combat | null {
  const fights = [...game.combats].filter(({ started }) => started);
  return fights.find(({ combatants }) => combatants.some((combatant) => combatant.actor === actor)) ?? null;
}

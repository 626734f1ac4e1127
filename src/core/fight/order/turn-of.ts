/** Whose turn is where in a fight: `turn` is the one that is played now, `place` that of somebody, both from 0. */
export interface TurnOf {
  readonly combatId: string;
  readonly round: number;
  readonly turn: number;
  readonly place: number;
}

/** The turn of somebody in the first fight under way that they are in; `null` outside of one. */
export function turnOf(actor: Actor | null): TurnOf | null {
  if (!actor || typeof game === "undefined" || !game.combats) return null;
  for (const { id, started, round, turn, turns } of game.combats) {
    const place = turns.findIndex((combatant) => combatant.actor === actor);
    if (started && place >= 0 && turn !== null) return { combatId: id ?? "", round, turn, place };
  }
  return null;
}

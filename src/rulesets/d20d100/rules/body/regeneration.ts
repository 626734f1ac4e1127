/** DD-134, D8 — points after a creature has closed its wounds at the end of rounds: as long as it lives, up to its most. */
export function regenerated(hp: number, max: number, perRound: number, rounds = 1): number {
  return hp > 0 ? Math.max(hp, Math.min(max, hp + perRound * Math.max(0, rounds))) : hp;
}

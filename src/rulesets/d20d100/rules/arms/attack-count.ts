/** DD-42 — the totals of a combat skill from which there are two attacks a round, and three. */
const TWO_FROM = 6;
const THREE_FROM = 10;

/** DD-42 — attacks in a round by the total of the combat skill alone. */
export function attackCount(total: number): 1 | 2 | 3 {
  if (total >= THREE_FROM) return 3;
  return total >= TWO_FROM ? 2 : 1;
}

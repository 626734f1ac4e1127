/** GB-65 — what each further attack of a round loses. */
const FURTHER_MALUS = -5;

/** GB-65 — base attack bonus of each attack of a full round, the first one first: +7 gives +7 and +2. */
export function attackSequence(bab: number): readonly number[] {
  const further = bab + FURTHER_MALUS;
  return further > 0 ? [bab, ...attackSequence(further)] : [bab];
}

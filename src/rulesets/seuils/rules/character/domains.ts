import { DOMAINS, type Characteristic, type Domain } from "../vocabulary.js";

/** SE-09 — scores in dice. */
export type Scores = Readonly<Record<Characteristic, number>>;

/** SE-09 — the total of each Domaine. */
export function domainTotals(scores: Scores): Readonly<Record<Domain, number>> {
  const total = ([id, of]: [string, readonly Characteristic[]]) =>
    [id, of.reduce((sum, one) => sum + scores[one], 0)] as const;
  return Object.fromEntries(Object.entries(DOMAINS).map(total)) as Record<Domain, number>;
}

/** SE-78 — points spent of a Domaine: it has no more than its total. */
export function spentOf(spent: number, total: number): number {
  return Math.min(Math.max(0, spent), total);
}

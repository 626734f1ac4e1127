import type { CardFact, Outcome, OutcomeView } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import type { Pools } from "../rules/pools.js";

/** What most cards of deeds leave out. */
type Parts = Pick<OutcomeView, "verdict" | "tone"> & Partial<Omit<OutcomeView, "verdict" | "tone">>;

/** A card of a deed; its verdict is also what is read aloud, unless the summary says more. */
export function card(parts: Parts): OutcomeView {
  return { die: null, total: null, facts: [], severity: null, losses: [], summary: parts.verdict, ...parts };
}

/** The die of a roll that succeeds or fails. */
export function die(faces: number, value: number, good: boolean): NonNullable<OutcomeView["die"]> {
  return { faces, value, state: good ? "hit" : "miss" };
}

/** A fact that everybody at the table may read. */
export function fact(label: string, value: Text, rule: string): CardFact {
  return { label: { key: `GARDIEN.GB.DEED.fact.${label}` }, value, rule, audience: "all" };
}

/** A fact for those who may know the actor's numbers. */
export function numbers(label: string, value: Text, rule: string): CardFact {
  return { ...fact(label, value, rule), audience: "numbers" };
}

/** Points lost and regained, in the words of the attack's card; nothing where nothing moved. */
export function pointsMoved({ pf, pv }: Pools): readonly Text[] {
  return (["pf", "pv"] as const).flatMap((pool) => {
    const moved = pool === "pf" ? pf : pv;
    if (moved === 0) return [];
    const data = { points: Math.abs(moved), pool: { key: `GARDIEN.GB.POOL_SHORT.${pool}` } };
    return [{ key: moved < 0 ? "GARDIEN.GB.CARD.loss" : "GARDIEN.GB.DEED.gain", data }];
  });
}

/** A whole number of a stored outcome; 0 where it holds none. */
export function stored(outcome: Outcome, key: string): number {
  const value = outcome[key];
  return typeof value === "number" && Number.isFinite(value) ? Math.trunc(value) : 0;
}

/** A word of a stored outcome; empty where it holds none. */
export function word(outcome: Outcome, key: string): string {
  const value = outcome[key];
  return typeof value === "string" ? value : "";
}

import type { OutcomeView } from "../../../core/attack/contract/view.js";
import { factsNamed } from "../../../core/deeds/card.js";
import type { Text } from "../../../core/text.js";
import type { Pools } from "../rules/pools.js";

export { card, stored, word } from "../../../core/deeds/card.js";

/** The facts that these cards tell. */
export const { fact, numbers } = factsNamed("GARDIEN.GB.DEED");

/** The die of a roll that succeeds or fails. */
export function die(faces: number, value: number, good: boolean): NonNullable<OutcomeView["die"]> {
  return { faces, value, state: good ? "hit" : "miss" };
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

import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import type { Text } from "../../../core/text/text.js";
import { zoneLabel } from "../labels.js";
import type { Pools } from "../rules/body/pools.js";
import type { Zone } from "../rules/vocabulary.js";
import { fact, figure, numbers, say } from "./kit.js";

/** The die of a roll that succeeds or fails. */
export function die(faces: number, value: number, good: boolean): NonNullable<OutcomeView["die"]> {
  return { faces, value, state: good ? "hit" : "miss" };
}

/** A number that only whoever may know its bearer's numbers is told. */
export function numberFact(label: string, value: number, rule: string): CardFact {
  return numbers(label, figure(value), rule);
}

/** Why it was done, as somebody typed it; nothing where nobody did. */
export function reasonFacts(reason: string, rule: string): readonly CardFact[] {
  return reason ? [fact("reason", say("said", { text: reason }), rule)] : [];
}

/** The wound that a deed is about: where it is for everybody; its gravity would tell the armour class that was struck. */
export function woundFacts(
  { zone, gb }: { readonly zone: Zone; readonly gb: number },
  rule: string,
): readonly CardFact[] {
  return [fact("wound", { key: zoneLabel(zone) }, rule), numberFact("gb", gb, rule)];
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

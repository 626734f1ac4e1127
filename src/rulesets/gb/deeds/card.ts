import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { stored, word } from "../../../core/deed/card.js";
import type { Text } from "../../../core/text/text.js";
import type { Pools } from "../rules/body/pools.js";
import { fact, figure, numbers, say } from "./kit.js";

export { stored, word } from "../../../core/deed/card.js";

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
export function woundFacts(outcome: Outcome, rule: string): readonly CardFact[] {
  const zone = { key: `GARDIEN.GB.ZONE.${word(outcome, "zone")}` };
  return [fact("wound", zone, rule), numberFact("gb", stored(outcome, "gb"), rule)];
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

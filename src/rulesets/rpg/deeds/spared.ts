import type { CardFact } from "../../../core/play/contract/card-parts.js";
import { whole, type Read } from "../../../core/shape/shape.js";
import { fact, field, say } from "./kit.js";

/** RP-64 — the most that armour spares. */
const MOST_SPARED = 99;

/** D-41 — points that armour spares: none, unless the keeper says so. */
export const SPARED_FORM = { spared: field.number(0, MOST_SPARED, { hint: say("hint.spared"), asks: true }) };

/** D-41 — the same, as an outcome keeps them. */
export const SPARED = { spared: whole };

/** What armour spared, on a card. */
export function sparedFacts({ spared }: Read<typeof SPARED>): readonly CardFact[] {
  return spared > 0 ? [fact("spared", say("points", { points: spared }), "RP-64")] : [];
}

import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Text } from "../../../../core/text/text.js";

/** Where the words of attacks at a zone are. */
const AREA = "GARDIEN.D20D100.AREA";

/** A word of these attacks, with what it is about. */
export function area(key: string, data: Readonly<Record<string, string | number | Text>> = {}): Text {
  return { key: `${AREA}.${key}`, data };
}

/** A fact of a card that everybody at the table may read. */
export function fact(id: string, value: Text, rule: string): CardFact {
  return { label: area(`fact.${id}`), value, rule, audience: "all" };
}

import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Text } from "../../../../core/text/text.js";

const USE = "GARDIEN.WARP.USE";

/** A word of what is turned on somebody, with what it is about. */
export function use(key: string, data: Readonly<Record<string, string | number | Text>> = {}): Text {
  return { key: `${USE}.${key}`, data };
}

/** A fact of its card. */
export function useFact(
  id: string,
  value: Text,
  { rule, audience = "all" }: { readonly rule: string; readonly audience?: CardFact["audience"] },
): CardFact {
  return { label: use(`fact.${id}`), value, rule, audience };
}

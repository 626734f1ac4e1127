import type { Text } from "../../../../core/text/text.js";
import { againstLabel } from "../../labels.js";
import type { Protection } from "../../rules/damage/protection.js";

/** SE-43, SE-44 — what a protection does, a text for its Indice and one for each specific one. */
export function protectionTexts({ index, specific }: Protection): readonly Text[] {
  const general = index > 0 ? [{ key: "GARDIEN.SEUILS.PROTECTION.index", data: { dice: index } }] : [];
  return [...general, ...specific.map(({ against, dice }) => ({ key: againstLabel(against), data: { dice } }))];
}

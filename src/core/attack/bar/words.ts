import { t } from "../../text/i18n.js";
import type { Text } from "../../text/text.js";

const WORD = "GARDIEN.BAR.WORD";

/**
 * Returns one word for why a weapon cannot be used now: by the key of its reason, else whether it is refused or only
 * warned of. The reason itself is a sentence, shown beside the bar.
 */
export function wordFor({ key }: Text, otherwise: "refused" | "warned"): string {
  const known = `${WORD}.${key.slice(key.lastIndexOf(".") + 1)}`;
  return t(game.i18n.has(known) ? known : `${WORD}.${otherwise}`);
}

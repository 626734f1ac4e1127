import { knownAct } from "../play/act/act-of.js";
import { loadAct } from "../play/loaded/acts.js";
import { loadDeeds } from "../play/loaded/deeds.js";
import { isVeiled } from "../play/messages/may-read.js";
import { t } from "../text/i18n.js";
import { cardContext } from "./context.js";
import { plainCard } from "./plain.js";
import { sourceOf } from "./source.js";

/**
 * Returns the card of a message as plain text, in its reader's language and as they may know it; `null` for a message
 * without a card, and as long as what plays it is not fetched.
 */
export function cardText(message: ChatMessage): string | null {
  if (isVeiled(message)) return t("GARDIEN.CARD.veiled.title");
  const source = sourceOf(message);
  const { deed = null, intent } = source ?? {};
  if (!source || !intent || !knownAct({ subject: source.id, kind: deed ? "deed" : "attack", intent, deed }))
    return null;
  return plainCard(cardContext(source, false, null));
}

/** Returns the same once what plays it is fetched. */
export async function fetchCardText(message: ChatMessage): Promise<string | null> {
  const source = sourceOf(message);
  if (source) await Promise.all([loadAct(source), loadDeeds(source.intent.ruleset)]);
  return cardText(message);
}

import { knownAct } from "../play/act/act-of.js";
import { loadAct } from "../play/loaded/acts.js";
import { isVeiled } from "../play/messages/may-read.js";
import { t } from "../text/i18n.js";
import { cardContext, forcedUnder } from "./context.js";
import { plainCard } from "./plain.js";
import { doneIn, cardSourceOf, type CardSource } from "./source.js";

/**
 * Returns the card of a message as plain text, in its reader's language and as they may know it; `null` for a message
 * without a card, and as long as what plays it is not fetched.
 */
export function cardText(message: ChatMessage): string | null {
  if (isVeiled(message)) return t("GARDIEN.CARD.veiled.title");
  const source = cardSourceOf(message);
  if (!source || !isFetched(source)) return null;
  return plainCard(cardContext(source, false, null));
}

/** Returns the same once what plays it is fetched. */
export async function fetchCardText(message: ChatMessage): Promise<string | null> {
  const source = cardSourceOf(message);
  if (source) await loadAct(source);
  return cardText(message);
}

/** Tells whether what plays a card and the deeds in its rows is fetched. */
function isFetched(source: CardSource): boolean {
  const forced = () => source.intent.targets.flatMap((_target, index) => forcedUnder(source, index));
  return knownAct(doneIn(source)) !== null && forced().every(isFetched);
}

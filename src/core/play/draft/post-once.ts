import { warn } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { trusted } from "../messages/messages.js";

/**
 * Posts under an id that equal parts always give, once; on the arbiter's client only. Players can foresee the id and
 * create a message there: only a keeper's counts, any other is deleted, and the keeper is told.
 * @param post creates the message under that id
 * @returns whether it was posted here and now
 * @throws where it could not be posted and does not exist
 */
export async function postUnder(id: string, post: () => Promise<unknown>): Promise<boolean> {
  if (stands(id)) return false;
  await makeWay(id);
  try {
    await post();
  } catch (error) {
    if (stands(id)) return false; // another window of this keeper was quicker
    if (!game.messages.has(id)) throw error;
    await makeWay(id); // laid there in this very moment
    await post();
  }
  return true;
}

/** Tells whether a keeper's message has this id. */
export function stands(id: string): boolean {
  const message = game.messages.get(id);
  return message !== undefined && trusted(message);
}

async function makeWay(id: string): Promise<void> {
  const message = game.messages.get(id);
  if (!message) return;
  warn(t("GARDIEN.CARD.inTheWay", { name: message.author?.name ?? "?" }));
  await message.delete();
}

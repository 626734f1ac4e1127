import { warn } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { trusted } from "../messages/messages.js";

/**
 * Posts what the table calls for under an id that the same parts always give, once. Players can foresee that id and lay a
 * message there: only a keeper's counts, any other makes way, and the keeper hears of it. The arbiter's alone.
 * @param post creates the message under that very id
 * @returns whether it was posted here and now
 * @throws where it could not be posted and does not stand there
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

/** Whether a keeper's message stands under an id. */
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

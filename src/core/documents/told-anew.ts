import { trusted } from "../play/record/messages.js";

/** Messages of ours that are no procedure, told to each reader in their own words. */
export interface Told {
  readonly fallen?: object;
  readonly orderDice?: object;
  readonly review?: object;
}

/** Draws such a message into its row of the log, as this reader has it. */
export async function drawTold(message: ChatMessage, { fallen, orderDice, review }: Told, row: HTMLElement) {
  if (review) await (await import("../creation/review-card.js")).drawReview(message, review, row);
  if (!trusted(message)) return; // of a fight only keepers tell
  if (fallen) (await import("../play/arbiter/deferred-summary.js")).drawFallen(fallen, row);
  if (orderDice) (await import("../fight/rounds/dice-told.js")).drawDice(orderDice, row);
}

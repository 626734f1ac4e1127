import { cardText } from "../card/as-text.js";
import { drawCard } from "../card/draw.js";
import { knownDeeds } from "../play/loaded/deeds.js";
import { isNobodys } from "../play/log/impersonal.js";
import { isVeiled } from "../play/messages/may-read.js";
import { modelOf, trusted } from "../play/messages/messages.js";
import { ActMessage, VerdictMessage } from "../play/messages/models.js";
import { plainOf } from "../text/prose.js";
import { t } from "../text/i18n.js";
import { watches } from "../world/reader.js";
import { knownAs } from "../world/names.js";

/** Messages of ours that are no procedure, told to each reader in their own words. */
export interface NoticeFlags {
  readonly fallen?: object;
  readonly orderDice?: object;
  readonly review?: object;
  readonly handed?: object;
  readonly effects?: object;
}

/** Draws what is ours of a message into its row of the log, as this reader has it. */
export async function drawMessage(
  message: ChatMessage,
  told: NoticeFlags | undefined,
  row: HTMLElement,
): Promise<void> {
  // Somebody else's secret roll has a row, which tells no more than who made it.
  if (!modelOf(message) && !message.isContentVisible) sign(row, message.author?.name ?? "");
  if (watches()) hideDice(row);
  if (told) await drawTold(message, told, row);
  const place = row.querySelector<HTMLElement>(".message-content");
  if (!modelOf(message) || !place) return;
  row.classList.add("g-message");
  row.querySelector(".flavor-text")?.remove();
  await drawCard(message, place);
  sign(row, senderOf(message)); // what was drawn has fetched what tells of it
}

/** Says that dice were thrown, and not what they came to. */
function hideDice(row: HTMLElement): void {
  for (const roll of row.querySelectorAll(".dice-roll")) {
    const line = row.ownerDocument.createElement("p");
    line.className = "gardien g-mute";
    line.textContent = t("GARDIEN.WATCH.rolled");
    roll.replaceWith(line);
  }
}

async function drawTold(
  message: ChatMessage,
  { fallen, orderDice, review, handed, effects }: NoticeFlags,
  row: HTMLElement,
): Promise<void> {
  if (review) await (await import("../creation/review-card.js")).drawReview(message, review, row);
  if (!trusted(message)) return; // of a fight only keepers tell
  if (effects) (await import("../effects/notice.js")).drawEffects(message, row);
  if (fallen) (await import("../play/arbiter/deferred-summary.js")).drawDeferred(fallen, row);
  if (handed && game.user.isGM) (await import("../keeper/handed-row.js")).drawHanded(message, handed, row);
  if (orderDice) (await import("../fight/rounds/dice-told.js")).drawDice(orderDice, row);
}

/** A message in plain text as this reader has it: when, by whom, and its card; as it is kept where that is not fetched. */
export function asText(message: ChatMessage): string {
  return [`[${when(message)}] ${senderOf(message)}`, textOf(message) ?? plainOf(message.content)].join("\n");
}

/** The card of a message as text; one that cannot be read keeps no other from being exported. */
function textOf(message: ChatMessage): string | null {
  try {
    return cardText(message);
  } catch (error) {
    console.error(`gardien | card ${message.id ?? ""}`, error);
    return null;
  }
}

function when({ timestamp }: ChatMessage): string {
  const style = { dateStyle: "short", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(game.i18n.lang, style).format(timestamp);
}

/** Says in the row of a message who sent it. */
function sign(row: HTMLElement, name: string): void {
  const sender = row.querySelector(".message-sender");
  if (sender) sender.textContent = name;
}

/** Whoever acts, as this reader knows them; the stored alias would tell a hidden token's name. */
function senderOf(message: ChatMessage): string {
  const author = message.author?.name ?? "";
  if (isVeiled(message) || tellsOfSeveral(message)) return author;
  const act = actIn(message);
  return act ? knownAs(act.intent.attacker).name : author;
}

/** The act that a message tells of, itself or as its verdict; `null` for any other message. */
function actIn(message: ChatMessage): Pick<ActMessage, "intent" | "deed"> | null {
  const model = modelOf(message);
  if (model instanceof VerdictMessage) return model.verdict;
  return model instanceof ActMessage ? model : null;
}

/** Whether it is a deed of several, of whom no one is the doer. */
function tellsOfSeveral(message: ChatMessage): boolean {
  const { deed, intent } = actIn(message) ?? {};
  if (!deed || !intent) return false;
  const procedure = knownDeeds(intent.ruleset)[deed.id];
  return isNobodys({ procedure, clock: deed.clock, people: intent.targets.length });
}

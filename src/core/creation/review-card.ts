import { oneOf, record, text, type Read } from "../shape/shape.js";
import { cards } from "../card/registry.js";
import { trusted } from "../play/messages/messages.js";
import { actorAt } from "../world/world.js";
import { work } from "../ui/button-busy.js";
import { listen } from "../foundry/types/hooks.js";
import { rulesetOf } from "../rulesets.js";
import { awaitsApproval, isApproved } from "./approval.js";
import { openCreation } from "./start.js";
import { AWAITS_PATH } from "./stored.js";

/** What is asked of whom: the keeper's approval, or changes of whoever plays the character. */
export const REVIEWS = ["toApprove", "toChange"] as const;

const REVIEW = record({ asks: oneOf(REVIEWS), actor: text });
/** A word between a keeper and a player about a character, as its message keeps it: each reader has it in their own language. */
export type Review = Read<typeof REVIEW>;

const TEMPLATE = "systems/gardien/templates/core/creation/review.hbs";

/** The messages drawn so far, to be drawn anew with their characters. */
const drawn = new Map<string, Review>();
let follows = false;

/**
 * Writes such a message into its row, as this reader has it. Players write it too: who may not open the character
 * reads the words that came. What is to be changed is a keeper's word alone.
 */
export async function drawReview(message: ChatMessage, stored: object, row: HTMLElement): Promise<void> {
  const id = message.id ?? "";
  const review = REVIEW.read(stored);
  const place = row.querySelector<HTMLElement>(".message-content");
  if (!place || !actorAt(review.actor)?.isOwner) return;
  if (review.asks === "toChange" && !trusted(message)) return;
  row.classList.add("g-message");
  cards.add(id, place);
  drawn.set(id, review);
  if (!follows) listen("updateActor", redrawn);
  follows = true;
  await fill(place, review);
}

function redrawn({ uuid }: Actor): void {
  const asked = [...drawn].filter(([, review]) => review.actor === uuid);
  for (const [id, review] of asked) for (const place of cards.of(id)) void fill(place, review);
}

async function fill(place: HTMLElement, { asks, actor: uuid }: Review): Promise<void> {
  const actor = actorAt(uuid);
  if (!actor) return;
  const open = await isOpen(asks, actor);
  const { name, img } = actor;
  const ruleset = rulesetOf(actor.type)?.id;
  const yours = (asks === "toApprove") === game.user.isGM;
  const shown = { name, img, ruleset, asks, open, yours };
  place.innerHTML = await foundry.applications.handlebars.renderTemplate(TEMPLATE, shown);
  const button = place.querySelector("button");
  button?.addEventListener("click", () => work(button, "review of a character", () => openCreation(actor)));
}

/** Whether it has not been answered yet. */
async function isOpen(asks: Review["asks"], actor: Actor): Promise<boolean> {
  if (asks === "toApprove") return awaitsApproval(actor);
  return foundry.utils.getProperty(actor, AWAITS_PATH) !== true && !(await isApproved(actor));
}

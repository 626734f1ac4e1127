import { work } from "../ui/button-busy.js";
import { reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { isPressed, released } from "../ui/pointer-hold.js";
import { act, verdictAbout } from "./acts/actions.js";
import { fill } from "./fill.js";
import { cardHtml } from "./html.js";
import { cards } from "./registry.js";
import { keepUnfolded } from "./unfold.js";

/** HTML of each place, so that an equal card is not drawn again. */
const drawn = new WeakMap<HTMLElement, string>();

/** Number of requests to draw each message: a drawing that began before the last one is out of date. */
const calls = new Map<string, number>();

/** Draws the card of a message into its place, at first and whenever asked. */
export async function drawCard(message: ChatMessage, place: HTMLElement): Promise<void> {
  const id = message.id ?? "";
  const called = calls.get(id);
  const html = await cardHtml(message).catch((error: unknown) => sayUnreadable(message, place, error));
  if (html === null) return;
  if (calls.get(id) !== called) return drawCard(message, place); // its place may not have been on the page yet
  cards.add(id, place);
  if (drawn.get(place) === html) return;
  if (isPressed(place)) {
    await released(place);
    return drawCard(message, place); // as it stands by then
  }
  drawn.set(place, html);
  fill(place, html);
  keepUnfolded(place, id);
  const card = place.querySelector(".g-card");
  card?.addEventListener("click", (event) => handle(event, message));
  for (const hint of ["pointerover", "focusin"]) card?.addEventListener(hint, (event) => tellUndo(event, message));
}

/** Handles a click on a card: the button works once, and is released whatever happens. */
function handle(event: Event, message: ChatMessage): void {
  const button = (event.target as HTMLElement).closest<HTMLButtonElement>("button[data-card-action]");
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  const folds = button.dataset.cardAction === "fold";
  work(button, "card", () => (folds ? fold(button, message) : act(button, message, event)));
}

/** Tells keepers what an undo would give back, before they click. */
function tellUndo({ target, type }: Event, message: ChatMessage): void {
  const button = (target as HTMLElement).closest<HTMLElement>("[data-card-action=undo]");
  if (type === "focusin" && !button?.matches(":focus-visible")) return; // it is being clicked
  const verdict = verdictAbout(button, message);
  if (!button || !verdict) return;
  import("../undo/hint.js")
    .then(({ hintOn }) => hintOn(button, verdict, Number(button.dataset.target)))
    .catch((error: unknown) => reportFailure("card.undo", error));
}

async function fold(button: HTMLElement, message: ChatMessage): Promise<void> {
  const id = message.id ?? "";
  cards.setFold(id, button.getAttribute("aria-expanded") === "true");
  await Promise.all(cards.of(id).map((place) => drawCard(message, place)));
}

/** Redraws the cards of a message that are on the page. */
export async function redraw(id: string): Promise<void> {
  const message = game.messages.get(id);
  if (!message) return;
  calls.set(id, (calls.get(id) ?? 0) + 1);
  await Promise.all(cards.of(id).map((place) => drawCard(message, place)));
}

/** Messages whose card was reported as unreadable, each once, however often they are drawn. */
const unreadable = new Set<string>();

/** Reports a card that cannot be drawn, so that the rest of the log stays readable; the console tells why. */
function sayUnreadable(message: ChatMessage, place: HTMLElement, error: unknown): null {
  const id = message.id ?? "";
  if (!unreadable.has(id)) console.error(`gardien | card ${id}`, error);
  unreadable.add(id);
  drawn.delete(place);
  place.textContent = t("GARDIEN.CARD.unreadable");
  return null;
}

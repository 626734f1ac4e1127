import { work } from "../../busy.js";
import { deedsAbout } from "../../deeds/about.js";
import { loadDeeds } from "../../deeds/loaded.js";
import { t } from "../../i18n.js";
import { isPressed, released } from "../../pressed.js";
import { modelOf, verdictOf, verdictOn } from "../messages.js";
import { AttackMessage, DeedMessage, SaveMessage } from "../models.js";
import { isSealed } from "../seal.js";
import { isAsked } from "../defence/standing.js";
import { loadProcedure, loadProceduresFor } from "../procedure-of.js";
import { cardContext, type CardSource } from "./context.js";
import { cards } from "./registry.js";
import { saveContext } from "./save-context.js";

const ATTACK_CARD = "systems/gardien/templates/core/card/attack.hbs";
const SAVE_CARD = "systems/gardien/templates/core/card/save.hbs";
const PARTIALS = ["row", "lines", "problems", "save-row", "votes", "dice", "defence"].map(
  (name) => `systems/gardien/templates/core/card/${name}.hbs`,
);

let loading: Promise<unknown> | undefined;

/** Fetches the templates of cards, once. A card drawn before its partials are there would fail. */
export function loadCardTemplates(): Promise<unknown> {
  return (loading ??= foundry.applications.handlebars.loadTemplates([ATTACK_CARD, SAVE_CARD, ...PARTIALS]));
}

/** What each place shows: the same once more is not drawn again. */
const drawn = new WeakMap<HTMLElement, string>();

/** How often each message's cards were to be drawn again: a drawing that began before the last time is out of date. */
const calls = new Map<string, number>();

/** Draws the card of a message into its place, and again whenever it is asked to. */
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
  const focused = focusedKey(place);
  const scratch = place.ownerDocument.createElement("template");
  scratch.innerHTML = html; // from our own template: Handlebars escaped whatever a user typed
  place.replaceChildren(...scratch.content.children);
  place.querySelector(".g-card")?.addEventListener("click", (event) => handle(event as PointerEvent, message));
  if (focused) giveFocusBack(place, focused);
}

/** A click on a card: the button works once, and is released whatever happens. What it does is fetched with the first. */
function handle(event: PointerEvent, message: ChatMessage): void {
  const button = (event.target as HTMLElement).closest<HTMLButtonElement>("button[data-card-action]");
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  work(button, "card", async () => (await import("./actions.js")).act(button, message, event.shiftKey));
}

/** Draws again the cards of a message that are on the page. */
export async function redraw(id: string): Promise<void> {
  const message = game.messages.get(id);
  if (!message) return;
  calls.set(id, (calls.get(id) ?? 0) + 1);
  await Promise.all(cards.of(id).map((place) => drawCard(message, place)));
}

/** A card that cannot be drawn keeps the rest of the log readable; whoever wants to know why finds it in the console. */
function sayUnreadable(message: ChatMessage, place: HTMLElement, error: unknown): null {
  console.error(`gardien | card ${message.id ?? ""}`, error);
  drawn.delete(place);
  place.textContent = t("GARDIEN.CARD.unreadable");
  return null;
}

async function cardHtml(message: ChatMessage): Promise<string | null> {
  await loadCardTemplates();
  const { renderTemplate } = foundry.applications.handlebars;
  const model = modelOf(message);
  if (model instanceof SaveMessage) {
    await loadProcedure(model.intent.ruleset);
    return renderTemplate(SAVE_CARD, saveContext(message, model.intent));
  }
  const id = message.id ?? "";
  const own = verdictOf(message); // an attack or a deed that was deleted lives on in its verdict
  const record = own ? { message, verdict: own } : verdictOn(id);
  const ours = model instanceof AttackMessage || model instanceof DeedMessage ? model : null;
  const intent = record?.verdict.intent ?? ours?.intent;
  if (!intent) return null;
  await loadProceduresFor(intent);
  const deed = record?.verdict.deed ?? (model instanceof DeedMessage ? model.deed : null);
  const source: CardSource = { id: own?.subject ?? id, message: own ? undefined : message, intent, deed, record };
  const more = tellsMore(source);
  if (deed || more) await loadDeeds(intent.ruleset);
  const beside = more ? await (await import("./beside.js")).besideWithAnswers(source) : null; // few cards tell more: fetched with the first
  return renderTemplate(ATTACK_CARD, { ...cardContext(source, cards.fold(id) ?? foldsByItself(source), beside) });
}

/** Whether a card may tell more than what came of it: votes, answers, the attack it is about, deeds about it or offered on it. */
function tellsMore({ deed, record }: CardSource): boolean {
  if (deed?.about) return true;
  if (!record) return false;
  const { subject, targets, votes } = record.verdict;
  const sealed = targets.some((target) => isSealed(target, record.verdict));
  const asked = targets.some((target) => target.asked !== null);
  return sealed || asked || Object.keys(votes).length > 0 || deedsAbout(subject).length > 0;
}

/** A card folds when the round it was played in is over, unless somebody is being asked. */
function foldsByItself({ intent: { combat }, record }: CardSource): boolean {
  const now = game.combat;
  if (record?.verdict.standing === "voting") return false;
  if (record?.verdict.targets.some((target) => isAsked(target, record.verdict))) return false;
  return combat !== null && now?.id === combat.id && now.round > combat.round;
}

/** To the button that was used or, when what it did took it away, to another one about the same target. */
function giveFocusBack(place: HTMLElement, key: string): void {
  const about = /-\d+$/.exec(key)?.[0];
  const wanted = [
    `[data-key="${CSS.escape(key)}"]`,
    ...(about ? [`button[data-key$="${about}"]`] : []),
    `[data-key="fold"]`,
  ];
  const found = wanted.map((selector) => place.querySelector<HTMLElement>(selector)).find((button) => button !== null);
  found?.focus({ preventScroll: true });
}

function focusedKey(place: HTMLElement): string | undefined {
  const active = place.ownerDocument.activeElement;
  return active instanceof HTMLElement && place.contains(active) ? active.dataset.key : undefined;
}

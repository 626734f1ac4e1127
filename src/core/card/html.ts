import { deedsAbout } from "../play/log/about.js";
import { loadAct } from "../play/loaded/acts.js";
import { calledBy } from "../play/log/gathering.js";
import { isVeiled } from "../play/messages/may-read.js";
import { isSealed } from "../play/log/seal.js";
import { registerRuleHelper } from "../rulebook/linked.js";
import { cardContext } from "./context.js";
import { cardSourceOf, type CardSource } from "./source.js";
import { cards } from "./registry.js";
import { besideWithAnswers } from "./parts/side-panel.js";

const ATTACK_CARD = "systems/gardien/templates/core/card/attack.hbs";
const VEILED_CARD = "systems/gardien/templates/core/card/veiled.hbs";
const PARTIALS = [
  "row",
  "row-written",
  "row-buttons",
  "facts",
  "asked",
  "lines",
  "problems",
  "forced",
  "votes",
  "dice",
  "defence",
  "damage",
  "gathering",
  "strikes",
  "face-line",
  "volleys",
  "hits",
  "marks",
].map((name) => `systems/gardien/templates/core/card/${name}.hbs`);

let loading: Promise<unknown> | undefined;

/** Loads the templates of cards, once, or again after a failure. A card drawn before its partials would fail. */
export function loadCardTemplates(): Promise<unknown> {
  return (loading ??= fetchTemplates());
}

async function fetchTemplates(): Promise<void> {
  registerRuleHelper(); // the log may be drawn before the table stands
  try {
    await foundry.applications.handlebars.loadTemplates([ATTACK_CARD, VEILED_CARD, ...PARTIALS]);
  } catch (error) {
    loading = undefined; // the next card asks for them again
    throw error;
  }
}

/** Returns the HTML of a message's card for its reader; `null` for a message without a card. */
export async function cardHtml(message: ChatMessage): Promise<string | null> {
  await loadCardTemplates();
  const { renderTemplate } = foundry.applications.handlebars;
  if (isVeiled(message)) return renderTemplate(VEILED_CARD, { author: message.author?.name ?? "" });
  const source = cardSourceOf(message);
  if (!source) return null;
  const { id } = source;
  await loadAct(source);
  const beside = tellsMore(source) || calledBy(id) !== null ? await besideWithAnswers(source) : null;
  return renderTemplate(ATTACK_CARD, { ...cardContext(source, cards.fold(message.id ?? ""), beside) });
}

/** Tells whether a card may show more than outcomes: votes, answers, an attack it is about, deeds about it. */
function tellsMore({ deed, record }: CardSource): boolean {
  if (deed?.about) return true;
  if (!record) return false;
  const { subject, targets, votes } = record.verdict;
  const sealed = targets.some((target) => isSealed(target, record.verdict));
  const asked = targets.some(({ asked, due }) => asked !== null || due !== null);
  return sealed || asked || Object.keys(votes).length > 0 || deedsAbout(subject).length > 0;
}

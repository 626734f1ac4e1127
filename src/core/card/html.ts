import { deedsAbout } from "../play/log/about.js";
import { knownDeeds, loadDeeds } from "../play/loaded/deeds.js";
import { modelOf, verdictOf } from "../play/record/messages.js";
import { verdictOn } from "../play/record/verdict-on.js";
import { AttackMessage, DeedMessage, SaveMessage } from "../play/record/models.js";
import { isVeiled } from "../play/record/may-read.js";
import { loadProcedure, loadProceduresFor } from "../play/loaded/attacks.js";
import { isSealed } from "../play/log/seal.js";
import { cardContext, type CardSource } from "./context.js";
import { cards } from "./registry.js";
import { saveContext } from "./parts/save-context.js";

export { fill } from "./fill.js";

const ATTACK_CARD = "systems/gardien/templates/core/card/attack.hbs";
const SAVE_CARD = "systems/gardien/templates/core/card/save.hbs";
const VEILED_CARD = "systems/gardien/templates/core/card/veiled.hbs";
const PARTIALS = [
  "row",
  "lines",
  "problems",
  "save-row",
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

/** Fetches the templates of cards, once, or again where that failed. A card drawn before its partials would fail. */
export function loadCardTemplates(): Promise<unknown> {
  return (loading ??= fetchTemplates());
}

async function fetchTemplates(): Promise<void> {
  try {
    await foundry.applications.handlebars.loadTemplates([ATTACK_CARD, SAVE_CARD, VEILED_CARD, ...PARTIALS]);
  } catch (error) {
    loading = undefined; // the next card asks for them again
    throw error;
  }
}

/** The card of a message as its reader may see it; `null` for a message that is none. */
export async function cardHtml(message: ChatMessage): Promise<string | null> {
  await loadCardTemplates();
  const { renderTemplate } = foundry.applications.handlebars;
  if (isVeiled(message)) return renderTemplate(VEILED_CARD, { author: message.author?.name ?? "" });
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
  const about = tellsMore(source);
  if (deed || about) await loadDeeds(intent.ruleset);
  const more = about || (deed !== null && knownDeeds(intent.ruleset)[deed.id]?.gathers !== undefined);
  const beside = more ? await (await import("./parts/side-panel.js")).besideWithAnswers(source) : null; // few cards tell more: fetched with the first
  return renderTemplate(ATTACK_CARD, { ...cardContext(source, cards.fold(id), beside) });
}

/** Whether a card may tell more than what came of it: votes, answers, the attack it is about, deeds about it or offered on it. */
function tellsMore({ deed, record }: CardSource): boolean {
  if (deed?.about) return true;
  if (!record) return false;
  const { subject, targets, votes } = record.verdict;
  const sealed = targets.some((target) => isSealed(target, record.verdict));
  const asked = targets.some(({ asked, due }) => asked !== null || due !== null);
  return sealed || asked || Object.keys(votes).length > 0 || deedsAbout(subject).length > 0;
}

import { inUse } from "../../ui/pages.js";
import { loadDeeds } from "../../play/loaded/deeds.js";
import { signed, t } from "../../text/i18n.js";
import { say } from "../../text/text.js";
import { dialogs } from "../../ui/dialogs.js";
import { ask } from "../../play/arbiter/send-request.js";
import { verdictOf } from "../../play/messages/messages.js";
import { loadAttacks } from "../../play/loaded/attacks.js";
import { laterCards } from "../../play/log/later-cards.js";
import type { Later } from "../../play/log/later-cards.js";
import type { Verdict } from "../../play/record/verdict.js";
import { wayBack } from "../../ui/way-back.js";
import { actorOf } from "../../world/world.js";
import { actOf } from "../../play/act/act-of.js";

const TEMPLATE = "systems/gardien/templates/core/card/since.hbs";

/**
 * Asks the keeper, before an effect is undone on which others depend, whether these are undone too, and does so.
 * Returns false when the keeper would rather leave everything as it is.
 */
export async function clearedSince(message: ChatMessage, index: number): Promise<boolean> {
  const verdict = verdictOf(message);
  const later = verdict ? restingOn(verdict, index) : [];
  const [newest] = later;
  if (!verdict || !newest) return true;
  const goBack = wayBack(inUse());
  const answer = await put(verdict, later);
  goBack();
  if (answer === "all")
    for (const { message: card, index: target } of later)
      await ask(card, { action: "undo", target, override: {}, retarget: null });
  return answer === "all" || answer === "one";
}

/** Returns the cards that depend on one target, or on the whole card; none for a target that is not applied. */
function restingOn({ targets }: Verdict, index: number): readonly Later[] {
  const concerned = targets.filter((target, i) => (index < 0 || i === index) && target.stage === "applied");
  return concerned.flatMap((target) => laterCards(target.plan, actorOf(target)));
}

async function put({ intent }: Verdict, later: readonly Later[]): Promise<unknown> {
  for (const ruleset of new Set(later.map(({ verdict }) => verdict.intent.ruleset)))
    await Promise.all([loadAttacks(ruleset), loadDeeds(ruleset)]);
  const content = document.createElement("div");
  const cards = later.map((card) => ({ name: actOf(card.verdict).title(null), changes: changesOf(card) }));
  // from our own template: Handlebars escaped whatever a user typed
  content.innerHTML = await foundry.applications.handlebars.renderTemplate(TEMPLATE, {
    ruleset: intent.ruleset,
    cards,
  });
  return dialogs().wait({
    window: { title: t("GARDIEN.CARD.since.title") },
    content,
    buttons: [
      { action: "all", label: t("GARDIEN.CARD.since.all"), icon: "fa-solid fa-rotate-left", default: true },
      { action: "one", label: t("GARDIEN.CARD.since.one") },
      { action: "none", label: t("GARDIEN.CARD.since.none") },
    ],
    rejectClose: false,
  });
}

/** Returns what a card has changed, e.g. "PF −1, PV −1". */
function changesOf({ verdict, index }: Later): string {
  const act = actOf(verdict);
  const moved = (verdict.targets[index]?.plan?.numbers ?? []).filter(({ before, after }) => before !== after);
  return moved.map(({ path, before, after }) => `${say(act.numberLabel(path))} ${signed(after - before)}`).join(", ");
}

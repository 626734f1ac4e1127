import { rulesetOf } from "../rulesets.js";
import { modelOf, verdictOf } from "../play/messages/messages.js";
import { mayRead } from "../play/messages/may-read.js";
import { headOf } from "../play/log/words.js";
import { attackHead } from "../play/log/attack-title.js";
import { loadAct } from "../play/loaded/acts.js";
import { setBy, type SetBy } from "../play/effects/set-by.js";
import { clockText } from "../text/clock-text.js";
import { t } from "../text/i18n.js";
import { say } from "../text/text.js";
import { actorAt } from "../world/world.js";
import { conditionOf } from "./condition-link.js";
import type { Tip } from "./tip-html.js";

/** Returns the bubble of a condition that somebody bears, or could bear; `null` where nobody knows either. */
export async function conditionTip(id: string, bearer: string): Promise<Tip | null> {
  const actor = actorAt(bearer);
  const known = actor && conditionOf(actor, id);
  if (!actor || !known) return null;
  const { img, name, rule, does, ends } = known;
  const held = [...actor.effects].find(({ statuses }) => statuses.has(id));
  const left = held ? ((await rulesetOf(actor.type)?.timeLeft?.())?.(actor, id) ?? null) : null;
  const set = held ? setBy(held) : null;
  return {
    img,
    name: t(name),
    mark: rule,
    text: t(does),
    facts: [
      left ? { label: t("GARDIEN.STATE.left"), value: say(left) } : { label: t("GARDIEN.STATE.ends"), value: t(ends) },
    ],
    note: set ? await setterTold(set) : "",
    foot: t("GARDIEN.STATE.open"),
  };
}

/** Who made it hold, and when: a card of the log, or a user. */
async function setterTold({ by, at, mark }: SetBy): Promise<string> {
  const who = mark ? (await cardTold(mark)) || t("GARDIEN.STATE.byRules") : userTold(by);
  return at === null ? who : t("GARDIEN.STATE.at", { who, time: clockText(at).time });
}

function userTold(id: string): string {
  return game.users.get(id)?.name ?? t("GARDIEN.STATE.byGone");
}

/** The card whose plan bears a mark, as this reader knows it; empty where there is none, or it is not theirs to read. */
async function cardTold(mark: string): Promise<string> {
  for (const message of [...game.messages].reverse()) {
    const verdict = verdictOf(message);
    if (!verdict?.targets.some(({ plan }) => plan?.id === mark || plan?.undoId === mark)) continue;
    const subject = game.messages.get(verdict.subject);
    if (!mayRead(message) || (subject && modelOf(subject) && !mayRead(subject))) return "";
    await loadAct(verdict);
    const { title, sub } = verdict.deed ? headOf(verdict.intent, verdict.deed) : attackHead(verdict.intent);
    return sub ? t("GARDIEN.STATE.byAct", { name: title, what: sub }) : title;
  }
  return "";
}

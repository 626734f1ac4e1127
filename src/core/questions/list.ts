import { pleaOn } from "../play/arbiter/plea-on.js";
import type { Plea } from "../play/record/plea.js";
import { t } from "../text/i18n.js";
import type { Act } from "../play/act/act.js";
import { knownAct } from "../play/act/act-of.js";
import { rulesetOf } from "../rulesets.js";
import { awaitsApproval } from "../creation/approval.js";
import { doneSince } from "../play/log/about.js";
import { calledBy, yetToAnswer } from "../play/log/gathering.js";
import { knownDeeds } from "../play/loaded/deeds.js";
import { isDue, throwerOf, throwsByClick } from "../play/log/damage-standing.js";
import { calledFor } from "../card/parts/row-actions.js";
import { isAsked, isPending } from "../play/log/answer-standing.js";
import { responderOf } from "../play/arbiter/responder.js";
import { isDeferred } from "../play/apply/deferred.js";
import { verdictOf } from "../play/messages/messages.js";
import { isBinding } from "../play/messages/verdict-on.js";
import { knownAs } from "../world/names.js";
import type { Person } from "../world/names.js";
import { planOf } from "../play/apply/planned.js";
import { loadAct } from "../play/loaded/acts.js";
import { automationFor, waits } from "../play/arbiter/rights.js";
import type { Verdict, VerdictTarget } from "../play/record/verdict.js";
import { actorOf } from "../world/world.js";
import { say, type Text } from "../text/text.js";
import { inquiryQuestions } from "./inquiries.js";
import { openDefence } from "./defences.js";
import type { OpenDefence } from "./defences.js";

/** How far back in the log is looked: as far as it is drawn at first, so that every question has its card. */
const RECENT = 100;

/**
 * What a keeper is waited for, or waits for themselves. `review`: a roll does not add up, or needs their word; `vote`: not
 * everybody has answered; `defence`: a target has not answered; `answer`: an answer needs their word; `damage`: the keeper has to throw it; `confirm`: what a
 * blow does needs their word; `apply`: it waits for a click; `called`: somebody has not done what was asked of them by name;
 * `approve`: a character that was made is to be looked at; `plea`: a player asks for an undo; `inquiry`: a player asks out of
 * an open window.
 */
export type QuestionKind =
  | "review"
  | "vote"
  | "defence"
  | "answer"
  | "damage"
  | "confirm"
  | "apply"
  | "called"
  | "approve"
  | "plea"
  | "inquiry";

/** One open question of the table. */
export interface OpenQuestion {
  readonly kind: QuestionKind;
  /** Id of the message whose card asks it; empty where none does. */
  readonly message: string;
  /** The character it is about, where no card asks. */
  readonly actor: string | null;
  /** Id of the user who asks out of an open window; empty: nobody does. */
  readonly inquiry: string;
  /** Who it is about: UUID of the actor, `null` for one who is gone, and the name by which the reader knows them. */
  readonly about: string | null;
  readonly name: string;
  /** Who is asked, where it is not the keeper; empty otherwise. */
  readonly asked: string;
  /** What somebody was asked by name, which deed waits, or who attacks with what; empty where it is a character. */
  readonly what: string;
  /** How a target that has not answered may be answered for. */
  readonly defence: OpenDefence | null;
  /** Index of the target on which something waits for a click and nothing else; `null` where more is asked. */
  readonly part: number | null;
}

/** The open questions of the table, the latest first; characters that wait for approval last. */
export async function openQuestions(): Promise<readonly OpenQuestion[]> {
  const recent = game.messages.contents.slice(-RECENT).toReversed();
  const found: OpenQuestion[] = [...inquiryQuestions()];
  const known = new Set<string>();
  for (const message of recent) {
    const verdict = verdictOf(message);
    if (verdict && game.messages.has(verdict.subject)) found.push(...(await questionsOf(message, verdict, known)));
  }
  for (const actor of game.actors) if (await awaitsApproval(actor)) found.push(approvalOf(actor));
  return found;
}

function approvalOf({ name, uuid }: Actor): OpenQuestion {
  return {
    kind: "approve",
    message: "",
    actor: uuid,
    inquiry: "",
    about: uuid,
    name,
    asked: "",
    what: "",
    defence: null,
    part: null,
  };
}

async function questionsOf(
  message: ChatMessage,
  verdict: Verdict,
  known: Set<string>,
): Promise<readonly OpenQuestion[]> {
  const { subject, standing, targets, intent } = verdict;
  if (standing === "rejected" || !isBinding(message)) return [];
  await loadAct(verdict);
  const act = knownAct(verdict);
  const about = (kind: QuestionKind, person: Person): OpenQuestion => ({
    ...{
      kind,
      message: subject,
      actor: null,
      inquiry: "",
      about: actorOf(person)?.uuid ?? null,
      name: knownAs(person).name,
    },
    ...{ asked: "", what: act?.question(person) ?? "", defence: null, part: null },
  });
  const plea = pleaOn({ message, verdict });
  const pleas = plea?.standing === "asked" && act ? [pleaOf(plea, act.title(null), verdict)] : [];
  if (standing === "voting") return [about("vote", intent.attacker)];
  if (standing !== "judged") return [about("review", intent.attacker)];
  if (!act) return [];
  const called = [...pleas, ...callsOn(message, subject, act), ...owedOn(message, verdict, known)];
  if (targets.every(({ stage }) => !["awaiting", "throwing", "resolved"].includes(stage))) return called;
  const open = targets.flatMap((target, index) => {
    if (isAsked(target, verdict)) {
      if (isPending(target)) return [about("answer", target)];
      const asked = responderOf(target, message)?.name ?? "";
      return [{ ...about("defence", target), asked, defence: openDefence(message, index) }];
    }
    // Whoever throws with a button of the card; for all others it falls by itself, or is theirs to throw.
    if (isDue(target, verdict) && throwsByClick() && throwerOf(verdict, message) === game.user)
      return [about("damage", target)];
    const kind = kindOf(target, index, verdict);
    return kind ? [{ ...about(kind, target), part: kind === "apply" ? index : null }] : [];
  });
  return [...called, ...open];
}

/** What a player asks the keepers to undo, and why. */
function pleaOf(
  { user, reason, word, target = -1 }: Plea,
  title: string,
  { subject, intent, targets }: Verdict,
): OpenQuestion {
  const whom = targets[target];
  const why = t(`GARDIEN.PLEA.reason.${reason}.name`);
  return {
    ...{ kind: "plea", message: subject, actor: null, inquiry: "", asked: "", defence: null, part: null },
    about: actorOf(intent.attacker)?.uuid ?? null,
    name: game.users.get(user)?.name ?? "",
    what: [
      title,
      why,
      ...(whom ? [t("GARDIEN.PLEA.for", { name: knownAs(whom).name })] : []),
      ...(word ? [t("GARDIEN.PLEA.quoted", { word })] : []),
    ].join(" · "),
  };
}

/** What was asked of each of some, for those who have yet to answer. */
function callsOn(message: ChatMessage, subject: string, act: Act): readonly OpenQuestion[] {
  const called = calledBy(subject);
  const asked = called ? yetToAnswer(called) : [];
  return asked.map((target) => calledTo(act.view(target.outcome ?? {}).verdict, target, { message, subject }));
}

/**
 * What a deed or an attack has left to do, for those it was done to, e.g. the roll of a day that has passed, or for the
 * keeper, e.g. to confirm a death.
 * @param known who owes what by a later card, which is where it is asked; what is found is added
 */
function owedOn(message: ChatMessage, verdict: Verdict, known: Set<string>): readonly OpenQuestion[] {
  const { subject, intent, targets } = verdict;
  return targets.flatMap((target) => {
    const actor = actorOf(target);
    const { stage, outcome } = target;
    const plays = rulesetOf(actor?.type ?? "")?.id === intent.ruleset;
    if (!actor || !plays || !outcome || (stage !== "applied" && stage !== "resolved")) return [];
    const owed = calledFor(actor, target, verdict).filter(
      (call) => call.owed && !known.has(`${actor.uuid} ${call.deed}`),
    );
    for (const call of owed) known.add(`${actor.uuid} ${call.deed}`);
    return owed
      .filter((call) => !doneSince(subject, call.deed, actor))
      .map(({ deed: id, label }) => {
        const question = calledTo(label, target, { message, subject });
        return knownDeeds(intent.ruleset)[id]?.by === "keeper" ? { ...question, asked: "" } : question;
      });
  });
}

/** Something that is for whoever plays a target to do, and is asked on a card. */
function calledTo(
  what: Text,
  target: VerdictTarget,
  { message, subject }: { readonly message: ChatMessage; readonly subject: string },
): OpenQuestion {
  const responder = responderOf(target, message);
  const asked = responder === null || responder.isGM ? "" : responder.name;
  const { name } = knownAs(target);
  const about = actorOf(target)?.uuid ?? null;
  return {
    kind: "called",
    message: subject,
    actor: null,
    inquiry: "",
    about,
    name,
    asked,
    what: say(what),
    defence: null,
    part: null,
  };
}

/** What a part that is decided waits for; `null` when nobody need do anything. */
function kindOf(target: VerdictTarget, index: number, verdict: Verdict): "confirm" | "apply" | null {
  if (target.stage !== "resolved" || !target.outcome || isDeferred(target, verdict)) return null;
  if (planOf(target, index, verdict) === null) return null;
  if (waits(target, verdict)) return "confirm";
  const automation = automationFor(verdict);
  return automation === "click" || automation === "keeper" ? "apply" : null;
}

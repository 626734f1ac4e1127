import { readsAsKeeper } from "../../world/reader.js";
import { dieContext } from "../../dice/die-context.js";
import type { DieContext } from "../../dice/die-context.js";
import { t } from "../../text/i18n.js";
import { figure, say } from "../../text/text.js";
import { lineContext } from "./line.js";
import type { LineContext } from "./line.js";
import { fieldTold } from "./told.js";
import { unitOf } from "./unit.js";
import { reasonOf } from "./problems.js";
import { modelOf, references } from "../../play/messages/messages.js";
import { DefenceMessage } from "../../play/messages/models.js";
import { knownAs } from "../../world/names.js";
import { mayBeTold, mayKnowNumbers } from "../../play/log/may-know.js";
import { procedureOf } from "../../play/loaded/attacks.js";
import type { Verdict, VerdictTarget } from "../../play/record/verdict.js";
import { actorOf } from "../../world/world.js";
import { DefenceDraft } from "../../play/draft/answer-draft.js";
import type { Asked } from "../../play/draft/answer-draft.js";
import type { Answer } from "../../play/record/answer.js";
import { replyContexts } from "../../defence/reply-context.js";
import type { ReplyContext } from "../../defence/reply-context.js";
import { weighed } from "../../defence/replies.js";
import { responderOf } from "../../play/arbiter/responder.js";
import { isAsked, isPending, mayAnswer, answerStanding } from "../../play/log/answer-standing.js";
import { clockTime } from "../../play/arbiter/answer-times.js";

/** One target's question and answer as this reader sees them. */
export interface DefenceContext {
  readonly state: "asked" | "pending" | "answered";
  /** Text on who is asked and since when, or that an answer is on its way; empty once one counts. */
  readonly waits: string;
  /** Ways in which this reader may answer. `replies` act at once; `open` opens the window. */
  readonly buttons: {
    readonly replies: readonly (ReplyContext & { readonly spoken: string })[];
    readonly open: string;
    readonly openSpoken: string;
  } | null;
  readonly answer: {
    readonly word: string;
    readonly idle: boolean;
    readonly by: string;
    readonly dice: readonly DieContext[];
    readonly total: string;
    /** Unit of the total; empty for a plain number. */
    readonly unit: string;
    readonly lines: readonly LineContext[];
    readonly facts: readonly { readonly label: string; readonly value: string; readonly rule: string }[];
    /** Key that tells its sum from that of the attack. */
    readonly key: string;
  } | null;
  /** Texts on answers that did not count. */
  readonly notes: readonly string[];
  /** Reasons to ask the keeper about the answer, and the keeper's choices. */
  readonly reasons: readonly string[];
  readonly word: { readonly accept: boolean; readonly expected: boolean } | null;
}

/** Returns the question and answer of each target; `null` for those that were not asked. */
export async function defenceContexts(
  message: ChatMessage,
  verdict: Verdict,
): Promise<readonly (DefenceContext | null)[]> {
  const byTheRules = readsAsKeeper() ? (await import("../../play/judge/defence-judge.js")).byTheRules : null;
  return verdict.targets.map((target, index) => {
    const procedure = target.asked === null ? null : procedureOf(verdict.intent, target).defence;
    if (!procedure) return null;
    const actor = actorOf(target);
    const { answer } = target;
    const pending = isPending(target) && answer !== null;
    const open = isAsked(target, verdict) && actor !== null;
    const judges = pending && actor !== null && byTheRules !== null;
    return {
      state: open ? (pending ? "pending" : "asked") : "answered",
      waits: open ? waitsOf(message, target, verdict, index) : "",
      buttons: open && !pending ? buttonsOf(message, { verdict, target, actor, procedure }, index) : null,
      answer: answer && (!pending || judges) ? answerContext(answer, { verdict, target, procedure }, index) : null,
      notes: notesOf(verdict, index),
      reasons: judges && answer ? reasonsOf(message, { verdict, target, actor, procedure }, answer, index) : [],
      word:
        judges && answer
          ? { accept: answer.readable, expected: byTheRules(answer, verdict, index, actor) !== null }
          : null,
    };
  });
}

function waitsOf(message: ChatMessage, target: VerdictTarget, verdict: Verdict, index: number): string {
  if (isPending(target)) return t("GARDIEN.DEFENCE.pending", { name: userName(target.answer?.author ?? "") });
  if (answersTo(verdict, index).some((answer) => answer.isAuthor && standing(answer, verdict) === "open"))
    return t("GARDIEN.DEFENCE.sent");
  const responder = responderOf(target, message);
  const since = clockTime(target.asked ?? 0);
  const { name } = knownAs(target);
  if (!responder) return t("GARDIEN.DEFENCE.waitsNobody", { name, since });
  if (responder === game.user) return t("GARDIEN.DEFENCE.waitsYou", { name, since });
  return t("GARDIEN.DEFENCE.waits", { name, since, user: responder.name });
}

/** All that a button shows of a reply, in its order. */
function wordsOf({ label, obstacle, dice, notes, chance }: ReplyContext): string {
  return [label, ...(obstacle ? [obstacle] : [dice, ...notes]), chance].filter(Boolean).join(" ");
}

function buttonsOf(message: ChatMessage, asked: Asked, index: number): DefenceContext["buttons"] {
  const { verdict, target } = asked;
  const sent = answersTo(verdict, index).some((answer) => answer.isAuthor && standing(answer, verdict) === "open");
  if (sent || !mayAnswer(target, game.user) || !message.id) return null;
  const who = verdict.targets.length > 1 ? knownAs(target).name : "";
  const spoken = (text: string) => (who ? t("GARDIEN.CARD.offer", { deed: text, name: who }) : text);
  const responder = responderOf(target, message);
  // Somebody else plays the target: a keeper who answers in their place thinks twice.
  const instead = readsAsKeeper() && responder !== null && responder !== game.user;
  const open = t(instead ? "GARDIEN.DEFENCE.answerInstead" : "GARDIEN.DEFENCE.fine");
  const { fit } = instead ? { fit: [] } : replyContexts(asked, weighed(new DefenceDraft(message, index), asked));
  const replies = fit.map((reply) => ({ ...reply, spoken: spoken(wordsOf(reply)) }));
  return { replies, open, openSpoken: spoken(open) };
}

function answerContext(
  answer: Answer,
  { verdict, target, procedure }: Pick<Asked, "verdict" | "target" | "procedure">,
  index: number,
): DefenceContext["answer"] {
  const actor = actorOf(target);
  const numbers = mayKnowNumbers(actor);
  const view = procedure.view(answer, actor);
  const { word, dice, total, facts } = view;
  const may = mayBeTold(view, numbers);
  const sum = may && mayBeTold({ audience: view.totalAudience ?? view.audience }, numbers) ? total : null;
  return {
    word: say(word),
    idle: view.idle === true,
    by: view.alsoThrown
      ? t("GARDIEN.DEFENCE.byWithDice", { name: userName(answer.author), dice: say(view.alsoThrown) })
      : t("GARDIEN.DEFENCE.by", { name: userName(answer.author) }),
    dice: may ? dice.map(dieContext) : [],
    total: sum === null ? "" : figure(sum),
    unit: unitOf(verdict.intent.ruleset, total),
    lines: may && numbers ? answer.lines.map((line) => lineContext(line, procedure)) : [],
    facts: facts
      .filter((fact) => mayBeTold(fact, numbers))
      .map(({ label, value, rule }) => ({ label: say(label), value: say(value), rule })),
    key: `defence-${index}`,
  };
}

/** Returns texts on answers that did not count, for their author and for keepers. */
function notesOf(verdict: Verdict, index: number): readonly string[] {
  return answersTo(verdict, index).flatMap((message) => {
    const became = standing(message, verdict);
    if (became !== "late" && became !== "thrownOut" && became !== "foreign") return [];
    if (!readsAsKeeper() && !message.isAuthor) return [];
    return [t(`GARDIEN.DEFENCE.note.${became}`, { name: message.author?.name ?? t("GARDIEN.CARD.deletedUser") })];
  });
}

function reasonsOf(message: ChatMessage, asked: Asked, answer: Answer, index: number): readonly string[] {
  const { procedure } = asked;
  const draft = new DefenceDraft(message, index);
  const situation = draft.situation(asked, answer);
  return answer.problems.map((problem) => {
    const { code, line } = problem;
    if (code === "fieldTold")
      return fieldTold(
        problem,
        procedure.fields(situation).find(({ id }) => id === line),
      );
    const obstacle = code === "obstacle" ? procedure.obstacle(situation) : null;
    return obstacle ? say(obstacle) : reasonOf(problem, answer.lines, procedure);
  });
}

function answersTo({ subject }: Verdict, index: number): readonly ChatMessage[] {
  return references.to(subject).filter((message) => {
    const model = modelOf(message);
    return model instanceof DefenceMessage && model.intent.attack.target === index;
  });
}

function standing(message: ChatMessage, verdict: Verdict) {
  const model = modelOf(message);
  return model instanceof DefenceMessage ? answerStanding(message, model.intent, verdict) : null;
}

function userName(id: string): string {
  return game.users.get(id)?.name ?? t("GARDIEN.CARD.deletedUser");
}

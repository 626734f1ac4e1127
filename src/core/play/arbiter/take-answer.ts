import { changed } from "../apply/apply.js";
import { carryOutPlans } from "./carry-out.js";
import { writeVerdict } from "./verdict-writes.js";
import { landed } from "../log/outcome-of.js";
import { modelOf, references, verdictOf } from "../messages/messages.js";
import { verdictOn, isBinding } from "../messages/verdict-on.js";
import type { VerdictRecord } from "../messages/verdict-on.js";
import { DefenceMessage } from "../messages/models.js";
import { planOf } from "../apply/planned.js";
import { loadAttacksFor } from "../loaded/attacks.js";
import { isWrittenAtOnce, waits } from "./rights.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { actorOf } from "../../world/world.js";
import { byTheRules, judgeAnswer } from "../judge/defence-judge.js";
import type { Answer, DefenceIntent } from "../record/answer.js";
import { isPending, answerStanding } from "../log/answer-standing.js";

/** Tells whether an answer may still count, as far as this client knows. */
export function isOpen(message: ChatMessage, intent: DefenceIntent): boolean {
  const record = verdictOn(intent.attack.id);
  return record !== undefined && answerStanding(message, intent, record.verdict) === "open";
}

/** Judges an answer on the arbiter's client, inside its queue: it counts if it is valid, else the keeper is asked. */
export async function takeAnswer(message: ChatMessage, intent: DefenceIntent): Promise<void> {
  const record = verdictOn(intent.attack.id);
  const { target: index } = intent.attack;
  const target = record?.verdict.targets[index];
  if (record) await loadAttacksFor(record.verdict.intent);
  if (!record || !target || target.answer || !isBinding(record.message) || !isOpen(message, intent)) return;
  const actor = actorOf(target);
  if (!actor)
    return writeVerdict(record.message, { targets: changed(record.verdict.targets, index, { stage: "missing" }) });
  const answer = judgeAnswer(message, intent, record.verdict, actor);
  if (answer.problems.length === 0) await count(record, index, answer, actor);
  else await writeVerdict(record.message, { targets: changed(record.verdict.targets, index, { answer }) });
}

/** Carries out the keeper's decision on a doubtful answer; when it is rejected its target may answer again. */
export async function settleAnswer(
  message: ChatMessage,
  index: number,
  word: "accept" | "countExpected" | "reject",
): Promise<void> {
  const verdict = verdictOf(message);
  const target = verdict?.targets[index];
  const actor = target && actorOf(target);
  if (!verdict || !actor || !isPending(target) || !target.answer) return;
  const { answer, thrownOut } = target;
  if (word === "reject") {
    const asked = { answer: null, thrownOut: [...thrownOut, answer.message] };
    await writeVerdict(message, { targets: changed(verdict.targets, index, asked) });
    return takeWaiting(verdict.subject);
  }
  const settled = word === "accept" ? answer : byTheRules(answer, verdict, index, actor);
  if (settled?.readable) await count({ message, verdict }, index, { ...settled, problems: [] }, actor);
}

/** Judges the answers that came without an arbiter, oldest first. */
export async function takeWaiting(attack: string): Promise<void> {
  for (const message of references.to(attack)) {
    const model = modelOf(message);
    if (model instanceof DefenceMessage && isOpen(message, model.intent)) await takeAnswer(message, model.intent);
  }
}

/** Makes an answer count: the blow goes on. */
async function count({ message, verdict }: VerdictRecord, index: number, answer: Answer, actor: Actor): Promise<void> {
  const { targets, intent } = verdict;
  const target = targets[index];
  if (target)
    await goOn({ message, verdict }, index, landed({ ...target, answer }, intent.targets[index], intent, actor));
}

/** Stores a blow's new state, with its plan where wounds are written at once, and carries that out. */
export async function goOn({ message, verdict }: VerdictRecord, index: number, target: VerdictTarget): Promise<void> {
  await writeVerdict(message, { targets: changed(verdict.targets, index, planned(target, index, verdict)) });
  await carryOutPlans(message);
}

/** Returns a target with its plan, where it waits for nobody. */
function planned(target: VerdictTarget, index: number, verdict: Verdict): VerdictTarget {
  const now = target.stage === "resolved" && isWrittenAtOnce(target, verdict) && !waits(target, verdict);
  const plan = now ? planOf(target, index, verdict) : null;
  return plan ? { ...target, plan, stage: "planned", revealed: true } : target;
}

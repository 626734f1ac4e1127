import { loadAct } from "../loaded/acts.js";
import { actOf, leadFor } from "../act/act-of.js";
import { changed } from "../apply/apply.js";
import { writeVerdict } from "./verdict-writes.js";
import type { Dice } from "../contract/dice.js";
import { rollsAnswered } from "../reroll/defence-rolls.js";
import { completed, rollsDue, rollsOfAll, rollsOwed } from "../reroll/expected-rolls.js";
import { tellOwedDice } from "./owed-dice.js";
import { anew } from "./handle-request.js";
import { countsStill } from "../reroll/past-dice.js";
import { diceAround } from "../reroll/lay.js";
import type { DieAgain, LaidBefore } from "../record/plan.js";
import { same } from "../record/same-values.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { verdictOf } from "../messages/messages.js";
import { isBinding, verdictOn } from "../messages/verdict-on.js";
import { actorOf } from "../../world/world.js";

/** Lays the dice that a verdict has thrown again on their cards, or back once it was taken back. */
export async function layAgain({ targets }: Verdict): Promise<void> {
  for (const { stage, plan } of targets)
    if (plan?.again) await layDie(plan.again, stage, stage === "undone" ? plan.undoId : plan.id);
}

/** What the log of a card says of a die that was thrown again, or laid back. */
const LAID = "laid";

/** The log of the card says once that the die was laid, so that what is written now is not what was written then. */
async function noteLaid(message: ChatMessage, mark: string, target: number): Promise<void> {
  const log = verdictOf(message)?.log ?? [];
  if (log.some(({ id }) => id === mark)) return;
  await writeVerdict(message, { log: [...log, { id: mark, user: game.user.id ?? "", action: LAID, target }] });
}

/** Lays one die with everybody it lies with: what it calls for of all is thrown for the first. */
async function layDie(die: DieAgain, stage: VerdictTarget["stage"], mark: string): Promise<void> {
  for (const part of [die, ...(die.others ?? [])]) {
    const due = dueOn(die, part, stage);
    const record = due && verdictOn(die.subject);
    if (!due || !record) continue;
    await loadAct(record.verdict);
    await noteLaid(record.message, mark, die.target);
    const { later, override } = stage === "undone" ? part : besideLaid(die, part, due, record.verdict);
    const ofAll = stage === "applied" && part !== die ? diceOfAll(record.verdict, die.target) : {};
    await decideAnew(record.message, part.target, { ...due, ...ofAll }, { later, override, answered: die.answered });
  }
}

/**
 * What was thrown later and decided beside a die that is laid anew: what rests on a die of the attack is thrown or decided
 * anew. One that was called for once the blow was answered lies there itself, and leaves the keeper's word as it is.
 */
function besideLaid(
  die: DieAgain,
  part: LaidBefore,
  due: Dice,
  verdict: Verdict,
): Pick<LaidBefore, "later" | "override"> {
  if (die.answered) return { later: part.later, override: {} };
  const owed = rollsOwed(verdict, part.target).some(({ id }) => id === die.roll);
  return owed
    ? { later: { ...part.later, [die.roll]: due[die.roll] ?? [] }, override: part.override }
    : { later: {}, override: {} };
}

/** What has been thrown once for all, as it lies with one of them. */
function diceOfAll(verdict: Verdict, index: number): Dice {
  const dice = verdict.targets[index]?.dice ?? {};
  const ids = rollsOfAll(rollsDue(verdict, index), dice);
  return Object.fromEntries(Object.entries(dice).filter(([id]) => ids.includes(id)));
}

/** The dice that have to lie with one target, by how far the plan is; `null` where they do, or somebody has changed them. */
function dueOn(die: DieAgain, part: LaidBefore, stage: VerdictTarget["stage"]): Dice | null {
  const record = verdictOn(die.subject);
  const target = record?.verdict.targets[part.target];
  const now = target && diceAround(target, die);
  const [before, shown] = [part.dice[die.roll] ?? [], now?.[die.roll] ?? []];
  if (!record || !target || !now || !isBinding(record.message) || !countsStill(target)) return null;
  if (before[die.place] === die.face) return null;
  const laid = { ...(!die.answered && part.later), ...part.dice, [die.roll]: before.with(die.place, die.face) };
  if (stage === "applied") return same(now, part.dice) ? laid : null;
  return stage === "undone" && same(shown, laid[die.roll]) ? part.dice : null;
}

/** What was thrown and decided besides, and whether the dice are those of the answer. */
interface Told extends Pick<VerdictTarget, "later" | "override"> {
  readonly answered: true | undefined;
}

/** One target's outcome found anew from other dice, what these call for besides thrown; what was applied follows. */
function decideAnew(message: ChatMessage, index: number, known: Dice, told: Told): Promise<void> {
  const { answered, ...besides } = told;
  return anew(message, index, async (target, verdict) => {
    // What it came to does not count while it is found anew: help that it has used up is there for it once more.
    if (verdict.deed) await writeVerdict(message, { targets: changed(verdict.targets, index, { outcome: null }) });
    const { dice, fallen } = await completed((answered ? rollsAnswered : rollsDue)(verdict, index), known);
    if (fallen.length > 0) await tellOwedDice(verdict, index, fallen);
    const laid = answered && target.answer ? { answer: { ...target.answer, dice } } : { dice };
    return asThrown({ ...target, ...laid, ...besides }, index, verdict);
  });
}

/** One target as its dice have it, and what the keeper decided with it; who has yet to answer still may. */
function asThrown(target: VerdictTarget, index: number, verdict: Verdict): VerdictTarget {
  const actor = actorOf(target);
  if (!actor) return { ...target, outcome: null, stage: "missing" };
  return actOf(verdict).found(target, index, actor, leadFor(verdict, index));
}

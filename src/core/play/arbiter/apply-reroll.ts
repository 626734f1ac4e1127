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

/** Writes the dice that a verdict has rerolled to their cards, or the old ones once it was undone. */
export async function layAgain({ targets }: Verdict): Promise<void> {
  for (const { stage, plan } of targets)
    if (plan?.again) await layDie(plan.again, stage, stage === "undone" ? plan.undoId : plan.id);
}

/** Action of a card's log for a rerolled die, or for its undo. */
const LAID = "laid";

/** Notes in the log of the card that the die was written, so that a later write is told from an earlier one. */
async function noteLaid(message: ChatMessage, mark: string, target: number): Promise<void> {
  const log = verdictOf(message)?.log ?? [];
  if (log.some(({ id }) => id === mark)) return;
  await writeVerdict(message, { log: [...log, { id: mark, user: game.user.id ?? "", action: LAID, target }] });
}

/** Writes one die to every target that shares it; what it calls for of all is thrown with the first. */
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
 * Returns the later dice and the override that a rerolled die leaves: what depends on a die of the attack is thrown or
 * decided anew. A die thrown after the answer is itself among the later ones, and leaves the override as it is.
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

/** Returns the dice thrown once for all targets, as one target stores them. */
function diceOfAll(verdict: Verdict, index: number): Dice {
  const dice = verdict.targets[index]?.dice ?? {};
  const ids = rollsOfAll(rollsDue(verdict, index), dice);
  return Object.fromEntries(Object.entries(dice).filter(([id]) => ids.includes(id)));
}

/** Returns the dice a target should have, by the plan's stage; `null` where it has them, or they were changed since. */
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

/** Later dice and override to use, and whether the dice are the answer's. */
interface Beside extends Pick<VerdictTarget, "later" | "override"> {
  readonly answered: true | undefined;
}

/** Recomputes one target's outcome from other dice, throws what they call for, and applies it if the old one was. */
function decideAnew(message: ChatMessage, index: number, known: Dice, beside: Beside): Promise<void> {
  const { answered, ...besides } = beside;
  return anew(message, index, async (target, verdict) => {
    // What it came to does not count while it is found anew: help that it has used up is there for it once more.
    if (actOf(verdict).startsAnew)
      await writeVerdict(message, { targets: changed(verdict.targets, index, { outcome: null }) });
    const { dice, thrown } = await completed((answered ? rollsAnswered : rollsDue)(verdict, index), known);
    if (thrown.length > 0) await tellOwedDice(verdict, index, thrown);
    const laid = answered && target.answer ? { answer: { ...target.answer, dice } } : { dice };
    return asThrown({ ...target, ...laid, ...besides }, index, verdict);
  });
}

/** Returns one target by its dice and by the keeper's override; one that has yet to answer still may. */
function asThrown(target: VerdictTarget, index: number, verdict: Verdict): VerdictTarget {
  const actor = actorOf(target);
  if (!actor) return { ...target, outcome: null, stage: "missing" };
  return actOf(verdict).found(target, index, actor, leadFor(verdict, index));
}

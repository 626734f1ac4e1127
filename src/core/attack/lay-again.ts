import { deedDecided } from "../deeds/deciding.js";
import { deedOf, loadDeeds } from "../deeds/loaded.js";
import { situationOf } from "../deeds/situation.js";
import { changed } from "./apply.js";
import { write } from "./arbiter.js";
import type { Dice } from "./contract/dice.js";
import { completed, rollsDue } from "./dice-due.js";
import { tellOwedDice } from "./owed-dice.js";
import { loadProceduresFor } from "./procedure-of.js";
import { anew, ruled } from "./requests.js";
import { countsStill } from "./dice-thrown.js";
import type { DieAgain } from "./throw-again.js";
import { same } from "./plan.js";
import type { Verdict, VerdictTarget } from "./verdict.js";
import { isBinding, verdictOn } from "./verdict-on.js";
import { actorOf } from "./world.js";

/** Lays the dice that a verdict has thrown again on their cards, or back once it was taken back. */
export async function layAgain({ targets }: Verdict): Promise<void> {
  for (const { stage, plan } of targets) {
    const die = plan?.again;
    const due = die ? dueOn(die, stage) : null;
    const record = die && verdictOn(die.subject);
    if (!die || !due || !record) continue;
    const { intent, deed } = record.verdict;
    await loadProceduresFor(intent);
    if (deed) await loadDeeds(intent.ruleset);
    const { later, override } = stage === "undone" ? die : { later: {}, override: {} };
    await decideAnew(record.message, die.target, due, { later, override });
  }
}

/** The dice that have to lie on the other card, by how far the plan is; `null` where they do, or somebody has changed them. */
function dueOn(die: DieAgain, stage: VerdictTarget["stage"]): Dice | null {
  const record = verdictOn(die.subject);
  const target = record?.verdict.targets[die.target];
  const [before, shown] = [die.dice[die.roll] ?? [], target?.dice[die.roll] ?? []];
  if (!record || !target || !isBinding(record.message) || !countsStill(target)) return null;
  if (before[die.place] === die.face) return null;
  const laid = { ...die.dice, [die.roll]: before.with(die.place, die.face) };
  if (stage === "applied") return same(target.dice, die.dice) ? laid : null;
  return stage === "undone" && same(shown, laid[die.roll]) ? die.dice : null;
}

/** What was thrown and decided besides. */
type Told = Pick<VerdictTarget, "later" | "override">;

/** One target's outcome found anew from other dice, what these call for besides thrown; what was applied follows. */
function decideAnew(message: ChatMessage, index: number, known: Dice, told: Told): Promise<void> {
  return anew(message, index, async (target, verdict) => {
    // What it came to does not count while it is found anew: help that it has used up is there for it once more.
    if (verdict.deed) await write(message, { targets: changed(verdict.targets, index, { outcome: null }) });
    const { dice, fallen } = await completed(rollsDue(verdict, index), known);
    if (fallen.length > 0) await tellOwedDice(verdict, index, fallen);
    return asThrown({ ...target, dice, ...told }, index, verdict);
  });
}

/** One target as its dice have it, and what the keeper decided with it; who has yet to answer still may. */
function asThrown(target: VerdictTarget, index: number, verdict: Verdict): VerdictTarget {
  const { intent, deed, targets } = verdict;
  const actor = actorOf(target);
  if (!actor) return { ...target, outcome: null, stage: "missing" };
  if (!deed) return target.stage === "awaiting" ? target : ruled(target, intent.targets[index], intent, actor);
  const lead = index > 0 ? targets[0]?.dice : undefined;
  const situation = { ...situationOf(actor, deed, intent), ...(lead && { lead }) };
  const outcome = deedOf(intent.ruleset, deed.id).outcome({ ...situation, dice: target.dice });
  return deedDecided({ ...target, outcome, ruled: null }, verdict, actor);
}

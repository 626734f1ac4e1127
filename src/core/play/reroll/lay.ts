import type { ThrownAgain } from "../contract/changes.js";
import type { Dice } from "../contract/dice.js";
import { verdictOn } from "../messages/verdict-on.js";
import { verdictOf } from "../messages/messages.js";
import type { DieAgain, LaidBefore } from "../record/plan.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/** The die as a plan keeps it; `null` where it does not lie there any more. */
export function dieAgain(die: ThrownAgain): DieAgain | null {
  const targets = verdictOn(die.subject)?.verdict.targets ?? [];
  const [target, laid] = [targets[die.target], before(targets, die.target, die)];
  if (!target || laid?.dice[die.roll]?.[die.place] === undefined) return null;
  const rest = targets.flatMap((one, index) =>
    die.shared && index !== die.target && one.dice[die.roll] !== undefined ? (before(targets, index, die) ?? []) : [],
  );
  return { ...die, ...laid, ...(rest.length > 0 && { others: rest }) };
}

/** The dice among which one lies: those of an answer, of the attack, or those that fell later with them. */
export function diceAround(one: VerdictTarget, { roll, answered }: ThrownAgain): Dice | undefined {
  if (answered) return one.answer?.dice;
  return one.dice[roll] || !one.later[roll] ? one.dice : { ...one.dice, ...one.later };
}

function before(targets: Verdict["targets"], target: number, die: ThrownAgain): LaidBefore | null {
  const one = targets[target];
  const dice = one && diceAround(one, die);
  return one && dice ? { target, dice, later: one.later, override: one.override } : null;
}

/** Whether a verdict throws dice of other cards again: few do. */
export const throwsAgain = ({ targets }: Verdict): boolean => targets.some(({ plan }) => plan?.again);

/** Lays those dice on their cards, or back as they fell once the verdict was taken back. Twice is once. */
export async function layDice(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (verdict && throwsAgain(verdict)) await (await import("../arbiter/apply-reroll.js")).layAgain(verdict);
}

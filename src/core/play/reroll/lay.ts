import type { ThrownAgain } from "../contract/changes.js";
import type { Dice } from "../contract/dice.js";
import { verdictOn } from "../messages/verdict-on.js";
import { verdictOf } from "../messages/messages.js";
import type { DieAgain, LaidBefore } from "../record/plan.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/** Returns a rerolled die as a plan stores it; `null` where it is not there any more. */
export function dieAgain(die: ThrownAgain): DieAgain | null {
  const targets = verdictOn(die.subject)?.verdict.targets ?? [];
  const [target, laid] = [targets[die.target], before(targets, die.target, die)];
  if (!target || laid?.dice[die.roll]?.[die.place] === undefined) return null;
  const rest = targets.flatMap((one, index) =>
    die.shared && index !== die.target && one.dice[die.roll] !== undefined ? (before(targets, index, die) ?? []) : [],
  );
  return { ...die, ...laid, ...(rest.length > 0 && { others: rest }) };
}

/** Returns the dice that a die is stored among: an answer's, the attack's, or those with the ones thrown later. */
export function diceAround(one: VerdictTarget, { roll, answered }: ThrownAgain): Dice | undefined {
  if (answered) return one.answer?.dice;
  return one.dice[roll] || !one.later[roll] ? one.dice : { ...one.dice, ...one.later };
}

function before(targets: Verdict["targets"], target: number, die: ThrownAgain): LaidBefore | null {
  const one = targets[target];
  const dice = one && diceAround(one, die);
  return one && dice ? { target, dice, later: one.later, override: one.override } : null;
}

/** Tells whether a verdict rerolls dice of other cards: few do. */
export const throwsAgain = ({ targets }: Verdict): boolean => targets.some(({ plan }) => plan?.again);

/** Writes rerolled dice to their cards, or the old ones once the verdict is undone. Idempotent. */
export async function layDice(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (verdict && throwsAgain(verdict)) await (await import("../arbiter/apply-reroll.js")).layAgain(verdict);
}

import type { ThrownAgain } from "./contract/changes.js";
import type { Dice } from "./contract/dice.js";
import type { Override } from "./contract/outcome.js";
import { verdictOn } from "./verdict-on.js";
import { verdictOf } from "./messages.js";
import type { Verdict } from "./verdict.js";

/** A die of another card that a plan has thrown again, with all the dice that lay there before, and what the keeper had decided. */
export interface DieAgain extends ThrownAgain {
  readonly override: Override;
  readonly dice: Dice;
  readonly later: Dice;
}

/** The die as a plan keeps it; `null` where it does not lie there any more. */
export function dieAgain(die: ThrownAgain): DieAgain | null {
  const target = verdictOn(die.subject)?.verdict.targets[die.target];
  if (!target || target.dice[die.roll]?.[die.place] === undefined) return null;
  return { ...die, dice: target.dice, later: target.later, override: target.override };
}

/** Whether a verdict throws dice of other cards again: few do. */
export const throwsAgain = ({ targets }: Verdict): boolean => targets.some(({ plan }) => plan?.again);

/** Lays those dice on their cards, or back as they fell once the verdict was taken back. Twice is once. */
export async function layDice(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (verdict && throwsAgain(verdict)) await (await import("./lay-again.js")).layAgain(verdict);
}

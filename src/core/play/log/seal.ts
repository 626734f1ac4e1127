import { textSetting } from "../../settings/settings.js";
import { mayRead } from "../messages/may-read.js";
import { attacksOf } from "../loaded/attacks.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/**
 * Whether what an attack does is held back at first: the table plays so, nothing is written before a click, and there
 * are players who read of the attack.
 */
export function startsSealed(ruleset: string, attack: ChatMessage): boolean {
  if (textSetting("automation") === "auto" || attacksOf(ruleset).seal?.on() !== true) return false;
  return game.users.some((user) => !user.isGM && mayRead(attack, user));
}

/** Whether what a blow does is still held back from the players. */
export function isSealed({ outcome, revealed }: VerdictTarget, { intent }: Verdict): boolean {
  if (revealed || !outcome) return false; // a deed always is
  return attacksOf(intent.ruleset).seal?.holds(outcome) === true;
}

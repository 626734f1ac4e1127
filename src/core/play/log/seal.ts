import { textSetting } from "../../settings/settings.js";
import { mayRead } from "../messages/may-read.js";
import { attacksOf } from "../loaded/attacks.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";

/**
 * Tells whether an attack's outcome is hidden at first: the table plays so, nothing is written without a click, and
 * players read the attack.
 */
export function startsSealed(ruleset: string, attack: ChatMessage): boolean {
  if (textSetting("automation") === "auto" || attacksOf(ruleset).seal?.on() !== true) return false;
  return game.users.some((user) => !user.isGM && mayRead(attack, user));
}

/** Tells whether a blow's outcome is still hidden from players. */
export function isSealed({ outcome, revealed }: VerdictTarget, { intent }: Verdict): boolean {
  if (revealed || !outcome) return false; // a deed always is
  return attacksOf(intent.ruleset).seal?.holds(outcome) === true;
}

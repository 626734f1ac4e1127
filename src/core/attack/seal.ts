import { textSetting } from "../settings.js";
import { procedureOf } from "./procedure-of.js";
import type { Verdict, VerdictTarget } from "./verdict.js";

/** Whether what attacks do is held back at first: the table plays so, and nothing is written before a click. */
export function startsSealed(ruleset: string): boolean {
  return textSetting("automation") !== "auto" && procedureOf(ruleset).seal?.on() === true;
}

/** Whether what a blow does is still held back from the players. */
export function isSealed({ outcome, revealed }: VerdictTarget, { kind, intent }: Verdict): boolean {
  if (kind !== "attack" || revealed || !outcome) return false;
  return procedureOf(intent.ruleset).seal?.holds(outcome) === true;
}

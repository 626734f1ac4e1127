import { mayRead } from "../../../core/attack/names.js";
import { verdictOf, verdictOn } from "../../../core/attack/messages.js";
import type { Verdict } from "../../../core/attack/verdict.js";
import type { Contender } from "../rules/checks.js";
import { stored } from "./card.js";

/** An earlier check, as somebody who opposes it needs it. */
export interface EarlierCheck extends Contender {
  /** Id of the message that was judged. */
  readonly id: string;
  readonly name: string;
}

/** How many of the latest messages are looked through, and how many checks are offered. */
const MOST_MESSAGES = 60;
const MOST_CHECKS = 8;

/** The latest checks that the user may read, latest first. */
export function earlierChecks(): readonly EarlierCheck[] {
  const latest = game.messages.contents.slice(-MOST_MESSAGES).reverse();
  const checks = latest.flatMap((message) => {
    const verdict = verdictOf(message);
    const check = verdict && mayRead(message) ? readCheck(verdict) : null;
    return check ?? [];
  });
  return checks.slice(0, MOST_CHECKS);
}

/** The check that a message's verdict tells of; `null` when it is gone, does not count or was something else. */
export function earlierCheck(id: string): EarlierCheck | null {
  const verdict = id ? verdictOn(id)?.verdict : undefined;
  return verdict ? readCheck(verdict) : null;
}

function readCheck({ kind, deed, standing, subject, targets }: Verdict): EarlierCheck | null {
  const [target] = targets;
  if (kind !== "deed" || deed?.id !== "check" || standing === "rejected" || !target?.outcome) return null;
  const { outcome, name } = target;
  if (typeof outcome.total !== "number") return null;
  return { id: subject, name, total: outcome.total, modifier: stored(outcome, "modifier") };
}

import { throwDue } from "../damage/follow.js";
import { verdictOf } from "../messages.js";
import type { Verdict } from "../verdict.js";
import { actorOf } from "../world.js";
import { prompt } from "./prompt.js";
import { isAsked } from "./standing.js";

/** Tells this user what a verdict that counts asks of them: a deed, an answer, the dice of their blow. */
export async function call(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict) return;
  if (verdict.deed) {
    if (isPlayers(verdict)) await (await import("../../deeds/summon.js")).summon(message);
    return;
  }
  if (verdict.targets.some((target) => isAsked(target, verdict))) await prompt(message);
  await throwDue(message);
}

/** Whether this user is a player, and somebody of theirs has a part in it. */
function isPlayers({ targets }: Verdict): boolean {
  return !game.user.isGM && targets.some((target) => actorOf(target)?.isOwner === true);
}

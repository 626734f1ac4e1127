import { throwDue } from "../attack/throw-due.js";
import { verdictOf } from "../play/messages/messages.js";
import type { Verdict } from "../play/record/verdict.js";
import { actorOf } from "../world/world.js";
import { summon } from "../play/arbiter/calls/summon.js";
import { prompt } from "./prompt.js";
import { isAsked } from "../play/log/answer-standing.js";

/** Tells this user what a counting verdict asks of them: a deed, an answer, the dice of their blow. */
export async function call(message: ChatMessage): Promise<void> {
  const verdict = verdictOf(message);
  if (!verdict) return;
  if (isPlayers(verdict)) await summon(message);
  if (verdict.targets.some((target) => isAsked(target, verdict))) await prompt(message);
  await throwDue(message);
}

/** Tells whether this user is a player with an actor among the targets. */
function isPlayers({ targets }: Verdict): boolean {
  return !game.user.isGM && targets.some((target) => actorOf(target)?.isOwner === true);
}

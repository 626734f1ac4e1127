import { reportFailure } from "../../errors.js";
import { listen } from "../../types/hooks.js";
import { verdictOf } from "../messages.js";
import type { Verdict } from "../verdict.js";
import { actorOf } from "../world.js";
import { isAsked } from "./standing.js";

/** Tells whoever is asked for an answer so, as soon as they are; what does it is fetched with the first question. */
export function followQuestions(): void {
  for (const hook of ["createChatMessage", "updateChatMessage"]) listen(hook, look);
  listen("userConnected", lookAtAll); // whoever was asked may have left, or come back
  Hooks.once("ready", lookAtAll);
}

function lookAtAll(): void {
  for (const message of game.messages) look(message);
}

function look(message: ChatMessage): void {
  const verdict = verdictOf(message);
  if (verdict?.deed && verdict.standing === "judged" && isPlayers(verdict)) summon(message);
  if (!verdict?.targets.some((target) => isAsked(target, verdict))) return;
  import("./prompt.js")
    .then(({ prompt }) => prompt(message))
    .catch((error: unknown) => reportFailure("defence.prompt", error));
}

/** Whether this user is a player, and somebody of theirs has a part in it. */
function isPlayers({ targets }: Verdict): boolean {
  return !game.user.isGM && targets.some((target) => actorOf(target)?.isOwner === true);
}

function summon(message: ChatMessage): void {
  import("../../deeds/summon.js")
    .then((called) => called.summon(message))
    .catch((error: unknown) => reportFailure("deeds.summon", error));
}

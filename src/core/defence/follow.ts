import { reportFailure } from "../text/errors.js";
import { listen } from "../foundry/types/hooks.js";
import { verdictOf } from "../play/messages/messages.js";
import { call } from "./call.js";

/** Tells users of questions as soon as they are asked. */
export function followQuestions(): void {
  for (const hook of ["createChatMessage", "updateChatMessage"]) listen(hook, look);
  listen("userConnected", lookAtAll); // whoever was asked may have left, or come back
  lookAtAll();
}

function lookAtAll(): void {
  for (const message of game.messages) look(message);
}

function look(message: ChatMessage): void {
  if (verdictOf(message)?.standing !== "judged") return;
  call(message).catch((error: unknown) => reportFailure("defence.prompt", error));
}

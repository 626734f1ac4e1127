import { answerBehind, choicesIn, deedAnswer } from "../../world/inquiries.js";
import type { Line } from "../contract/modifiers.js";
import { modelOf } from "../messages/messages.js";
import { ActMessage, DeedMessage } from "../messages/models.js";
import type { DeedCall } from "../record/deed-call.js";
import type { Intent } from "../record/intent.js";

/** How far back it is looked whether an answer was used up. */
const RECENT = 100;

/** Returns ids of lines that a keeper has given for this attack, as they were given; each is good for one attack. */
export function grantedIn(message: ChatMessage, { weapon }: Intent, lines: readonly Line[]): readonly string[] {
  return lines.flatMap((line) => {
    const answer = line.by === "player" ? answerBehind(line) : null;
    const fits = answer?.user === message.author?.id && answer?.weapon === weapon.uuid;
    return fits && !isUsed(line.id, message) ? [line.id] : [];
  });
}

function isUsed(id: string, message: ChatMessage): boolean {
  return game.messages.contents.slice(-RECENT).some((other) => {
    const model = other === message ? null : modelOf(other);
    if (!(model instanceof ActMessage) || other.author !== message.author) return false;
    return model.intent.targets.some(({ lines }) => lines.some((line) => line.id === id));
  });
}

/**
 * Returns what a keeper has chosen of a deed, where it says so: good for one deed of the player who had asked, done by or to
 * the actor they had asked for.
 */
export function grantedFor(
  message: ChatMessage,
  { targets }: Intent,
  { id, given, choices }: DeedCall,
): Readonly<Record<string, unknown>> {
  const answer = deedAnswer(given, id, message.author?.id ?? "");
  const people: readonly unknown[] = [...targets.map(({ actor }) => actor), ...Object.values(choices)];
  return answer && people.includes(answer.actor) && !isSpent(given, message) ? choicesIn(answer.choices) : {};
}

function isSpent(given: string, message: ChatMessage): boolean {
  return game.messages.contents.slice(-RECENT).some((other) => {
    const model = other === message ? null : modelOf(other);
    return model instanceof DeedMessage && other.author === message.author && model.deed?.given === given;
  });
}

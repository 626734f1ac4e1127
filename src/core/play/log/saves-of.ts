import { rulesetOf } from "../../rulesets.js";
import { references, modelOf, sentAt } from "../record/messages.js";
import { verdictOn } from "../record/verdict-on.js";
import { type SaveIntent, SaveMessage } from "../record/models.js";

/** A save with the message that carries it. */
export interface SaveRecord {
  readonly message: ChatMessage;
  readonly intent: SaveIntent;
}

/** The saves that an actor hit by an attack rolled because of it, oldest first; none that somebody else slipped in. */
export function savesOf(attack: string, target: number, actor: Actor | null): readonly SaveRecord[] {
  const ruleset = actor && rulesetOf(actor.type)?.id;
  return references.to(attack).flatMap((message) => {
    const model = modelOf(message);
    if (!(model instanceof SaveMessage) || !actor) return [];
    const { intent } = model;
    const fits = intent.attack?.target === target && intent.actor === actor.uuid && intent.ruleset === ruleset;
    return fits && (isOwners(message, actor) || verdictOn(message.id ?? "")) ? [{ message, intent }] : [];
  });
}

/** Whether a save that was rolled because it was owed still has to be told what it does. */
export function saveWaits({ message, intent }: SaveRecord, save: string): boolean {
  if (!intent.called || intent.save !== save) return false;
  const verdict = verdictOn(message.id ?? "")?.verdict;
  return !verdict || (verdict.standing !== "rejected" && verdict.targets[0]?.stage === "resolved");
}

/** The other saves that an actor's owners rolled before this one, whatever they say they are about. */
export function savesBefore(message: ChatMessage, actor: Actor): readonly SaveRecord[] {
  return [...game.messages].flatMap((one) => {
    const model = modelOf(one);
    if (one === message || !(model instanceof SaveMessage) || sentAt(one) > sentAt(message)) return [];
    return model.intent.actor === actor.uuid && isOwners(one, actor) ? [{ message: one, intent: model.intent }] : [];
  });
}

function isOwners({ author }: ChatMessage, actor: Actor): boolean {
  return author === null || actor.testUserPermission(author, "OWNER");
}

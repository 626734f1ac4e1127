import { rulesetOf } from "../../rulesets/index.js";
import { references, modelOf } from "./messages.js";
import { verdictOn } from "./verdict-on.js";
import { type SaveIntent, SaveMessage } from "./models.js";

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

function isOwners({ author }: ChatMessage, actor: Actor): boolean {
  return author === null || actor.testUserPermission(author, "OWNER");
}

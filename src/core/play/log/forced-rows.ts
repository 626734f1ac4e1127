import { modelOf, references } from "../messages/messages.js";
import { ActMessage } from "../messages/models.js";
import { verdictOn } from "../messages/verdict-on.js";
import type { Force } from "../record/deed-call.js";
import { actorOf } from "../../world/world.js";

/** The messages of deeds that have their row under one target of a card, oldest first; none that somebody else slipped in. */
export function forcedBy(card: string, target: number, actor: Actor | null): readonly ChatMessage[] {
  if (!actor) return [];
  return references.to(card).filter((message) => {
    const { card: id, target: index } = forceIn(message) ?? {};
    const fits = id === card && index === target && doerOf(message) === actor;
    return fits && (isOwners(message, actor) || verdictOn(message.id ?? "") !== undefined);
  });
}

/** Whether a message has its row on the card of what forced it, so that it needs none of its own. */
export function standsOnCard(message: ChatMessage): boolean {
  const { card, target = 0 } = forceIn(message) ?? {};
  if (!card || !game.messages.has(card)) return false;
  const struck = verdictOn(card)?.verdict.targets[target];
  return struck !== undefined && forcedBy(card, target, actorOf(struck)).includes(message);
}

function forceIn(message: ChatMessage): Force | null {
  const model = modelOf(message);
  return model instanceof ActMessage ? (model.deed?.forced ?? null) : null;
}

/** Who does the deed of a message; `null` where it is none, or whoever did it is gone. */
export function doerOf(message: ChatMessage): Actor | null {
  const model = modelOf(message);
  return model instanceof ActMessage ? actorOf(model.intent.attacker) : null;
}

/** Whether an owner of an actor wrote a message. */
export function isOwners({ author }: ChatMessage, actor: Actor): boolean {
  return author === null || actor.testUserPermission(author, "OWNER");
}

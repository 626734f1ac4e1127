import { modelOf, references } from "../messages/messages.js";
import { ActMessage } from "../messages/models.js";
import { verdictOn } from "../messages/verdict-on.js";
import type { Force } from "../record/deed-call.js";
import { actorOf } from "../../world/world.js";

/** Returns the messages of deeds with a row under one target of a card, by an owner or judged, oldest first. */
export function forcedBy(card: string, target: number, actor: Actor | null): readonly ChatMessage[] {
  if (!actor) return [];
  return references.to(card).filter((message) => {
    const { card: id, target: index } = forceIn(message) ?? {};
    const fits = id === card && index === target && doerOf(message) === actor;
    return fits && (isOwners(message, actor) || verdictOn(message.id ?? "") !== undefined);
  });
}

/** Tells whether a message has its row on the card that forced it, so that it needs no card of its own. */
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

/** Returns the actor who does the deed of a message; `null` for any other message, or when they were deleted. */
export function doerOf(message: ChatMessage): Actor | null {
  const model = modelOf(message);
  return model instanceof ActMessage ? actorOf(model.intent.attacker) : null;
}

/** Tells whether an owner of an actor wrote a message. */
export function isOwners({ author }: ChatMessage, actor: Actor): boolean {
  return author === null || actor.testUserPermission(author, "OWNER");
}

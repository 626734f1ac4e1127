import { anyMessage } from "../../foundry/types/message.js";

/** Recipients of a message, as Foundry creates it. */
export interface Audience {
  readonly whisper: string[];
  readonly blind: boolean;
}

/** Returns the audience for answers to a message: as narrow as its own; `null` where it is public, or deleted. */
export function audienceOf(id: string): Audience | null {
  const message = game.messages.get(id);
  return message && anyMessage(message).whisper.length > 0 ? readersOf(message) : null;
}

/** Returns the readers of a message: its recipients, and its author unless it is blind; none: everybody. */
export function readersOf(message: ChatMessage): Audience {
  const { whisper, blind, author } = anyMessage(message);
  const own = whisper.length > 0 && !blind && author?.id ? [author.id] : [];
  return { whisper: [...new Set([...whisper, ...own])], blind };
}

/** Who receives a message. */
export interface Audience {
  readonly whisper: string[];
  readonly blind: boolean;
}

interface Addressed {
  readonly whisper: readonly string[];
  readonly blind: boolean;
  readonly author: User | null;
}

/** Who reads what answers a message: as few as read that one; `null` where everybody does, or where it is gone. */
export function audienceOf(id: string): Audience | null {
  const message = game.messages.get(id);
  return message && (message as unknown as Addressed).whisper.length > 0 ? readersOf(message) : null;
}

/** Those who read a message, by name: whoever it is for, and whoever wrote it unless it is blind. Empty: everybody. */
export function readersOf(message: ChatMessage): Audience {
  const { whisper, blind, author } = message as unknown as Addressed;
  const own = whisper.length > 0 && !blind && author?.id ? [author.id] : [];
  return { whisper: [...new Set([...whisper, ...own])], blind };
}

import { isStream } from "../../world/reader.js";

/**
 * Tells whether the user may read a message of the procedure. Keepers read all of them, because they answer for what
 * these messages change; the author of a blind roll does not. On the page of a stream what is for some is for nobody.
 */
export function mayRead(message: ChatMessage, user: User = game.user): boolean {
  const { whisper, blind } = message;
  if (whisper.length > 0 && user === game.user && isStream()) return false;
  if (whisper.length === 0 || user.isGM || whisper.includes(user.id ?? "")) return true;
  return message.author === user && !blind;
}

/** Tells whether the message is the user's own blind roll: they know that it exists, and no more. */
export function isVeiled(message: ChatMessage, user: User = game.user): boolean {
  return message.author === user && !isStream() && !mayRead(message, user);
}

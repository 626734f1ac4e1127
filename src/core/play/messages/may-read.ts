/**
 * Whether the user may read a message of the procedure. Keepers read all of them, because they answer for what these
 * messages change; the author of a blind roll does not.
 */
export function mayRead(message: ChatMessage, user: User = game.user): boolean {
  const { whisper, blind } = message;
  if (whisper.length === 0 || user.isGM || whisper.includes(user.id ?? "")) return true;
  return message.author === user && !blind;
}

/** Whether the user has rolled it for the keeper's eyes alone: of their own roll they know that there was one. */
export function isVeiled(message: ChatMessage, user: User = game.user): boolean {
  return message.author === user && !mayRead(message, user);
}

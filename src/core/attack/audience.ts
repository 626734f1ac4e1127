/** Who reads what answers a message: as few as read that one; `null` where everybody does, or where it is gone. */
export function audienceOf(id: string): { whisper: string[]; blind: boolean } | null {
  const message = game.messages.get(id) as { whisper: readonly string[]; blind: boolean } | undefined;
  return message && message.whisper.length > 0 ? { whisper: [...message.whisper], blind: message.blind } : null;
}

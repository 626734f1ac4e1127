/** What is common to messages of every type, cast once: the League tells each type apart. */
interface AnyMessage {
  readonly type: string;
  readonly system: unknown;
  readonly whisper: readonly string[];
  readonly blind: boolean;
  readonly author: User | null;
  readonly speaker?: { readonly actor?: string | null; readonly scene?: string | null; readonly token?: string | null };
  readonly timestamp: number;
  readonly _stats?: { readonly createdTime?: number | null };
  readonly rolls: readonly unknown[];
}

/** A message of any type, for what all have. */
export function anyMessage(message: object): AnyMessage {
  return message as unknown as AnyMessage;
}

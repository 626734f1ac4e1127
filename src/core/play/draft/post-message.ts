import { createMessage, speakerOf } from "../../foundry/write.js";
import { noteSaid } from "../messages/as-sent.js";
import { MESSAGE_MODELS, MESSAGE_VERSION } from "../messages/models.js";
import { NO_WORDS } from "../act/told.js";
import { diceSound } from "../roll/roll.js";

interface Posting {
  readonly type: keyof typeof MESSAGE_MODELS;
  /** Content of the message, as its model reads it. */
  readonly data: object;
  readonly rolls: readonly foundry.dice.Roll[];
  /** The acting actor; `null`: the message speaks for its author. */
  readonly speaker: {
    readonly actor?: Actor | null | undefined;
    readonly token?: TokenDocument | null | undefined;
  } | null;
  readonly audience: { readonly whisper: readonly string[]; readonly blind: boolean } | null;
  /** Its content in words, for search and modules; absent: none. */
  readonly words?: string;
  /** Id of the message, so that it is posted once; absent: Foundry makes one. */
  readonly id?: string | undefined;
}

/** Posts a message of the procedure, with a note on its dice of what they were thrown for. */
export function postMessage({
  type,
  data,
  rolls,
  speaker,
  audience,
  words = NO_WORDS,
  id,
}: Posting): Promise<ChatMessage | undefined> {
  noteSaid(data, rolls);
  const source = {
    type,
    speaker: speaker ? speakerOf(speaker) : { alias: game.user.name },
    system: { version: MESSAGE_VERSION, data },
    content: words,
    rolls,
    ...audience,
    ...(rolls.length > 0 && { sound: diceSound() }),
    ...(id !== undefined && { _id: id }),
  };
  return createMessage(source, { keepId: id !== undefined });
}

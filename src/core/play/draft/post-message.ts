import { createMessage, speakerOf } from "../../foundry/write.js";
import { noteSaid } from "../messages/as-sent.js";
import { MESSAGE_MODELS, MESSAGE_VERSION } from "../messages/models.js";
import { diceSound, FRAME } from "../roll/roll.js";

interface Posting {
  readonly type: keyof typeof MESSAGE_MODELS;
  /** What its author says, as its model reads it. */
  readonly data: object;
  readonly rolls: readonly foundry.dice.Roll[];
  /** Who acts; `null`: its author, for nobody in particular. */
  readonly speaker: {
    readonly actor?: Actor | null | undefined;
    readonly token?: TokenDocument | null | undefined;
  } | null;
  readonly audience: { readonly whisper: readonly string[]; readonly blind: boolean } | null;
  /** The id that it shall have, so that it is posted once. */
  readonly id?: string | undefined;
}

/** Posts what somebody says and has rolled as a message of the procedure, its dice with a note of what they were thrown for. */
export function postMessage({ type, data, rolls, speaker, audience, id }: Posting): Promise<ChatMessage | undefined> {
  noteSaid(data, rolls);
  const source = {
    type,
    speaker: speaker ? speakerOf(speaker) : { alias: game.user.name },
    system: { version: MESSAGE_VERSION, data },
    content: FRAME,
    rolls,
    ...audience,
    ...(rolls.length > 0 && { sound: diceSound() }),
    ...(id !== undefined && { _id: id }),
  };
  return createMessage(source, { keepId: id !== undefined });
}

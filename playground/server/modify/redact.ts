import type { ModifyResponse } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { isRecord } from "../store/hierarchy.js";
import type { Change } from "./modify.js";

/** What everybody may know of a message that is not for them: that it exists, whose it is, who may read it. */
const OPEN_KEYS = ["_id", "type", "author", "timestamp", "whisper", "blind", "style", "sort", "_stats"];

/** What a message that is not for the reader holds instead of its words; its model's defaults must fill the rest. */
const BLANK = {
  content: "",
  flavor: "",
  title: "",
  speaker: {},
  rolls: [],
  sound: null,
  emote: false,
  system: {},
  flags: {},
};

const SECRET_USER_KEYS = ["password", "passwordSalt"];

/**
 * Whether a user may read a message. Keepers read all: the arbiter resolves attacks rolled in private, and the client
 * hides from a keeper's log what is between players. The author of a blind roll may not.
 */
function canRead(user: Data, message: Data): boolean {
  if (user.role >= 3) return true;
  const whisper: unknown = message.whisper;
  if (Array.isArray(whisper) && whisper.includes(user._id)) return true;
  if (message.blind) return false;
  return !Array.isArray(whisper) || whisper.length === 0 || message.author === user._id;
}

/** A message as a user may see it, for a table that keeps whispers on the server; Foundry sends them whole. */
export function messageFor(user: Data, message: Data): Data {
  return canRead(user, message) ? message : { ...pick(message, OPEN_KEYS), ...BLANK };
}

/** A user without its password. */
export function withoutSecrets(user: Data): Data {
  return Object.fromEntries(Object.entries(user).filter(([key]) => !SECRET_USER_KEYS.includes(key)));
}

/** The answer to a change, as one user may see it; messages are cut where the table does that. */
export function redactFor(change: Change, user: Data, messages: boolean): ModifyResponse {
  const { response } = change;
  const redact = (map: (source: Data) => Data): ModifyResponse => ({
    ...response,
    result: response.result.map((entry) => (isRecord(entry) ? map(entry) : entry)),
  });
  if (response.type === "User") return redact(withoutSecrets);
  if (!messages || response.type !== "ChatMessage" || response.operation.pack) return response;
  if (response.action !== "update") return redact((source) => messageFor(user, source));
  return redact((difference) => {
    const before = change.before.get(difference._id);
    const after = change.after.get(difference._id);
    if (!before || !after || !canRead(user, after)) return pick(difference, OPEN_KEYS);
    return canRead(user, before) ? difference : after;
  });
}

const pick = (source: Data, keys: string[]): Data =>
  Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key)));

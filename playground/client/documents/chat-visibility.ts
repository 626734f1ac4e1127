import { generation } from "../../common/generation.js";
import { CHAT_MESSAGE_STYLES } from "../../common/const.js";
import type { Data, Value } from "../../common/types.js";

/** Both generations' names of the ways to show a message. */
const MODES: Record<string, "public" | "gm" | "blind" | "self" | "ic"> = {
  publicroll: "public",
  gmroll: "gm",
  blindroll: "blind",
  selfroll: "self",
  public: "public",
  gm: "gm",
  blind: "blind",
  self: "self",
  ic: "ic",
};

/** The mode that the options of a creation ask for; nothing when they leave it to the message's own data. */
export function requestedMode(options: Data): string | undefined {
  const chosen: unknown = generation() >= 14 ? options.messageMode : options.rollMode;
  const key = generation() >= 14 ? "messageMode" : "rollMode";
  if (chosen === "roll") return game.settings.get("core", key) as string;
  return typeof chosen === "string" ? chosen : undefined;
}

/** Writes who may see a message into its data. */
export function applyVisibility(data: Data, mode: string): Data {
  const kind = MODES[mode === "roll" ? (requestedMode({ rollMode: "roll", messageMode: "roll" }) ?? "public") : mode];
  if (!kind) throw new Error(`${mode} is not a visibility mode`);
  const keepers = (game.users.filter((user: Value) => user.isGM) as Value[]).map((user) => user.id as string);
  data.blind = kind === "blind";
  if (kind === "gm" || kind === "blind") data.whisper = keepers;
  else data.whisper = kind === "self" ? [data.author?.id ?? data.author ?? game.userId] : [];
  if (kind === "ic") data.style = CHAT_MESSAGE_STYLES.IC;
  return data;
}

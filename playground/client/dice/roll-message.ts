import type { Data } from "../../common/types.js";
import { host } from "../applications/host.js";
import type { Roll } from "./roll.js";

export interface MessageOptions {
  /** `false`: give the data of the message instead of creating it. */
  create?: boolean;
  /** Generation 13: who sees the roll; the user's choice if absent or `roll`. */
  rollMode?: string;
  /** Generation 14: the same, with that generation's names. */
  messageMode?: string;
}

/** The option, the setting and the method that decide who sees a message, in the running generation. */
export function visibilityNames(): { option: "rollMode" | "messageMode"; apply: "applyRollMode" | "applyMode" } {
  return host.generation >= 14
    ? { option: "messageMode", apply: "applyMode" }
    : { option: "rollMode", apply: "applyRollMode" };
}

/** Makes the message of a roll. Its content is left empty: whoever may see the roll sees it rendered. */
export async function postRoll(roll: Roll, messageData: Data, options: MessageOptions): Promise<unknown> {
  const { option, apply } = visibilityNames();
  const chosen = options[option];
  const mode = chosen && chosen !== "roll" ? chosen : host.game["settings"].get("core", option);
  if (!roll._evaluated) await roll.evaluate({ allowInteractive: !mode.startsWith("blind") });
  const data: Data = {
    author: host.game["user"]?.id,
    sound: host.config["sounds"]?.dice,
    ...messageData,
    rolls: [roll],
  };
  const messageClass = host.documentClass("ChatMessage") as Data;
  messageClass[apply](data, mode);
  return options.create === false ? data : messageClass["create"](data, { [option]: mode });
}

import type { Data } from "../../../common/types.js";
import { escapeHTML } from "../../../common/utils/strings.js";
import { callHook, host, localize } from "../../applications/host.js";
import { FormulaError, Roll } from "../../dice/index.js";
import { type RollMode, splitFlavor, visibilityOf } from "../roll-commands.js";
import { messageText } from "./message-text.js";
import { type ChatInput, parseChatInput, splitRecipient } from "./parse-input.js";

/** How a message looks: `CONST.CHAT_MESSAGE_STYLES`. */
const STYLES = { other: 0, ooc: 1, ic: 2, emote: 3 } as const;

/** The message made, `undefined` if somebody else took care of the input, `null` if it was refused. */
// oxlint-disable-next-line typescript/no-explicit-any -- a ChatMessage of the class the system configured
type Outcome = Promise<any>;

/**
 * Does what a line typed in the chat asks for. On `null` the user has been told why, and the text should stay in the
 * input so that it can be corrected.
 */
export async function processChatInput(input: string): Outcome {
  const text = input.trim();
  if (!text) return undefined;
  const speaker: Data = messageClass()["getSpeaker"]();
  const chatData: Data = { author: host.game["user"]?.id, speaker };
  if (!callHook("chatMessage", host.ui["chat"], text, chatData)) return undefined;
  const parsed = parseChatInput(text);
  switch (parsed.type) {
    case "roll":
      return roll(parsed, chatData);
    case "whisper":
      return whisper(parsed, chatData);
    case "unknown":
      return refuse("UnknownCommand", { command: parsed.command });
    case "emote":
      return speaks(speaker) ? post(emote(parsed.text, speaker), STYLES.emote, chatData) : refuse("NoSpeaker");
    case "ic":
      return speaks(speaker) ? post(parsed.text, STYLES.ic, chatData) : refuse("NoSpeaker");
    case "ooc":
      return post(parsed.text, STYLES.ooc, { ...chatData, speaker: { alias: host.game["user"]?.name } });
    case "plain":
      return post(parsed.text, speaks(speaker) ? STYLES.ic : STYLES.ooc, chatData);
  }
}

const messageClass = (): Data => host.documentClass("ChatMessage") as Data;
const speaks = (speaker: Data): boolean => Boolean(speaker["actor"] || speaker["token"]);
const emote = (text: string, speaker: Data): string => `${speaker["alias"]} ${text}`;

function refuse(reason: string, data: Data = {}): null {
  host.ui["notifications"]?.error(localize(`PLAYGROUND.Chat.${reason}`, data));
  return null;
}

function rollDataOf(speaker: Data): Data {
  const actor = messageClass()["getSpeakerActor"]?.(speaker) ?? host.game["user"]?.character;
  return actor?.getRollData?.() ?? {};
}

async function post(text: string, style: number, chatData: Data): Outcome {
  const content = await messageText(text, rollDataOf(chatData["speaker"]));
  return messageClass()["create"]({ ...chatData, content, style });
}

async function roll({ mode, text }: { mode: RollMode; text: string }, chatData: Data): Outcome {
  const { formula, flavor } = splitFlavor(text);
  try {
    if (!formula) return refuse("BadFormula", { formula: text });
    const evaluated = await Roll.create(formula, rollDataOf(chatData["speaker"])).evaluate({
      allowInteractive: mode !== "blindroll",
    });
    return evaluated.toMessage({ ...chatData, ...(flavor ? { flavor: escapeHTML(flavor) } : {}) }, visibilityOf(mode));
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return refuse("BadFormula", { formula });
  }
}

async function whisper(input: ChatInput & { type: "whisper" }, chatData: Data): Outcome {
  const { names, text } = addressees(input);
  const recipients = new Set<string>();
  for (const name of names) {
    const users: Data[] = messageClass()["getWhisperRecipients"](name);
    if (!users.length) return refuse("NoRecipient", { name });
    for (const user of users) recipients.add(user["id"]);
  }
  if (!names.length || !text) return refuse("NoRecipient", { name: names.join(", ") });
  return post(text, STYLES.other, { ...chatData, whisper: [...recipients] });
}

function addressees({ target, text }: { target: string[] | undefined; text: string }): {
  names: string[];
  text: string;
} {
  if (target) return { names: target, text };
  const users: Data[] = [...(host.game["users"] ?? [])];
  const known = users.flatMap((user) => [user["name"], user["character"]?.name]);
  const { name, text: rest } = splitRecipient(text, ["gm", "players", ...known.filter(Boolean)]);
  return { names: name ? [name] : [], text: rest };
}

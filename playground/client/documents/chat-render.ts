import { CHAT_MESSAGE_STYLES } from "../../common/const.js";
import type { Data, Value } from "../../common/types.js";
import { cleanHTML } from "../../common/utils/strings.js";
import { callAllHooks, reportError } from "../database/hooks.js";

/** Draws the row of a message from its template: frame, enriched content, rolls. */
export async function renderMessage(message: Value, options: Data): Promise<HTMLElement> {
  const context = await messageContext(message, options);
  const { renderTemplate } = foundry.applications.handlebars;
  const text = (await renderTemplate(CONFIG.ChatMessage.template, context)) as string;
  const frame = document.createElement("template");
  frame.innerHTML = text.trim();
  const row = frame.content.firstElementChild as HTMLElement;
  callAllHooks("renderChatMessageHTML", message, row, context);
  return row;
}

async function messageContext(message: Value, options: Data): Promise<Data> {
  const visible = message.isContentVisible as boolean;
  const recipients = (message.whisper as string[]).map((id) => game.users.get(id)?.name as string | undefined);
  return {
    ...options,
    message: message.toObject(false) as Data,
    document: message as unknown,
    user: game.user,
    author: message.author as unknown,
    speakerActor: message.speakerActor as unknown,
    alias: message.alias as string,
    cssClass: cssClass(message),
    borderColor: message.isRoll ? undefined : (message.author?.color?.css as string | undefined),
    isWhisper: message.whisper.length > 0,
    whisperTo: recipients.filter((name) => name).join(", "),
    flavor: visible || !message.isRoll ? cleanHTML(String(message.flavor ?? "")) : "",
    content: await contentOf(message, visible),
  };
}

function cssClass(message: Value): string {
  const { IC, EMOTE } = CHAT_MESSAGE_STYLES;
  const style = message.style === IC ? "ic" : message.style === EMOTE ? "emote" : "";
  return [style, message.whisper.length ? "whisper" : "", message.blind ? "blind" : ""]
    .filter((name) => name)
    .join(" ");
}

/** The enriched content; a message without any shows its rolls, hidden ones as question marks. */
async function contentOf(message: Value, visible: boolean): Promise<string> {
  const content = String(message.content ?? "");
  if (!message.isRoll) return enrich(message, content);
  const hasContent = content.trim() !== "" && content !== String(message.rolls[0].total);
  if (visible && hasContent) return enrich(message, content);
  const rolls: string[] = [];
  for (const roll of message.rolls) rolls.push((await roll.render({ isPrivate: !visible, message })) as string);
  return rolls.join("");
}

async function enrich(message: Value, content: string): Promise<string> {
  const clean = cleanHTML(content);
  const editor: Value = foundry.applications?.ux?.TextEditor?.implementation;
  if (!editor?.enrichHTML) return clean;
  try {
    const secrets = message.isOwner as boolean;
    const rollData: unknown = message.getRollData();
    return (await editor.enrichHTML(clean, { relativeTo: message.speakerActor, secrets, rollData })) as string;
  } catch (error) {
    reportError(`ChatMessage [${message.id as string}] could not be enriched`, error);
    return clean;
  }
}

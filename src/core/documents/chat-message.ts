import { modelOf, verdictOf } from "../play/messages/messages.js";
import { AnswerMessage, RequestMessage, VerdictMessage } from "../play/messages/models.js";
import { standsOnCard } from "../play/log/forced-rows.js";
import { isVeiled, mayRead } from "../play/messages/may-read.js";
import { isStream, watches } from "../world/reader.js";
import type { NoticeFlags } from "./draw-message.js";

type Base = foundry.documents.ChatMessage;

interface Flags extends NoticeFlags {
  /** The check of the table that made it: players see nothing of that, not even that something is secret. */
  readonly check?: string;
}

/** A chat message; those of the attack procedure are drawn from their data, for each reader in their own language. */
export class GardienChatMessage extends foundry.documents.ChatMessage {
  /** One card per attack: what answers or judges it has no row of its own, nor has what the user may not read. */
  override get visible(): boolean {
    // A keeper's alone: what a player marks so is hidden from nobody.
    if (this.author?.isGM && !this.isAuthor && (this.flags as { gardien?: Flags }).gardien?.check) return false;
    if (this.whisper.length > 0 && isStream()) return false;
    const model = modelOf(this);
    if (!model) return super.visible;
    if (!mayRead(this) && !isVeiled(this)) return false;
    if (model instanceof RequestMessage || model instanceof AnswerMessage) return false;
    if (model instanceof VerdictMessage) return Boolean(verdictOf(this)) && !game.messages.has(model.verdict.subject);
    return !standsOnCard(this);
  }

  override async renderHTML(...args: Parameters<Base["renderHTML"]>): Promise<HTMLElement> {
    const html = await super.renderHTML(...args);
    const told = this.isContentVisible ? (this.flags as { gardien?: Flags }).gardien : undefined;
    const counted = this.isRoll && watches(); // what its dice come to is not for them
    if (!modelOf(this) && this.isContentVisible && !told && !counted) return html;
    drawing ??= await import("./draw-message.js");
    await drawing.drawMessage(this, told, html);
    return html;
  }

  /** What the log's export says of it: its card in words, as far as this reader may know it; nothing of what has no row. */
  override export(): string {
    if (!this.visible || (!modelOf(this) && !this.isContentVisible)) return "";
    return (modelOf(this) && drawing?.asText(this)) ?? super.export();
  }
}

/** What draws messages, once it was fetched: another import of it, however soon it is over, would hold every row up. */
let drawing: typeof import("./draw-message.js") | undefined;
